import {
  assertSameDatabase,
  ConfigurationError,
  type Connection,
  connectionKind,
  type Database,
  findWrongSettings,
  keepsPreparedStatements,
  POOLER_ADVICE,
} from '@rpm/database';
import { failed, type Finding, ok, warning } from './doctor-check';

export function checkRole(bypassesRowSecurity: boolean): Finding {
  return bypassesRowSecurity
    ? failed(
        'a superuser, or exempt from row-level security, which therefore cannot separate organizations; connect as an ordinary role that owns the database',
      )
    : ok('subject to row-level security');
}

/** Checks whether prepared statements can still be used in later transactions, which some connection poolers do not support. */
export async function checkPreparedStatements(connection: Connection): Promise<Finding> {
  return (await keepsPreparedStatements(connection)) ? ok('kept between transactions') : failed(POOLER_ADVICE);
}

/**
 * Checks that listening connections lead to the same database and receive notifications. Without notifications, a sender of webhooks whose process ends
 * is replaced only after its leases have expired.
 */
export async function checkListening(connection: Connection, listening: Connection): Promise<Finding> {
  try {
    await assertSameDatabase(connection, listening);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return failed(error.mistakes.join('; '));
  }
  const kind = await connectionKind(listening);
  if (kind === 'direct' || kind === 'session') {
    const how = kind === 'direct' ? 'a direct connection' : 'a pooler that keeps sessions';
    return ok(`${how}: a sender of webhooks whose process ends is replaced within 5 s`);
  }
  return warning(
    'a pooler of transactions: no notifications arrive, and a sender of webhooks whose process ends is replaced only after WEBHOOK_LEASE_MS; set ' +
      'DATABASE_LISTEN_URL to a direct connection',
  );
}

/** Reports settings of the role or the database that change the results of statements. */
export async function checkSettings(database: Database): Promise<Finding> {
  const wrong = await findWrongSettings(database);
  return wrong.length === 0 ? ok('none changes results') : failed(wrong.join('; '));
}
