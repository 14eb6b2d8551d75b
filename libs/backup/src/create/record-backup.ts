import { type Client } from 'pg';
import { type Connection, DatabaseClient, sqlStateOf } from '@rpm/database';
import { BackupError } from '../archive/backup-error';

/** Options for storing the row of a backup in the audit trail. */
export interface BackupRecord {
  /** The user of the operating system who runs the backup. */
  operator: string;
  /** The primary server, if the database that is backed up is a standby; undefined if it is not known. */
  primary: Connection | undefined;
  /** Whether the backup of a standby is made although its row cannot be stored. */
  isUnrecorded: boolean;
}

/**
 * Stores the row of a backup in the audit trail, before the backup is written. A standby changes nothing, so the row is stored in its primary. A database whose
 * schema is older than the audit trail has no row. @throws BackupError if the row cannot be stored
 */
export async function recordBackup(connection: Connection, record: BackupRecord): Promise<void> {
  const { isStandby, hasTrail } = await withClient(connection, stateOf);
  if (!hasTrail) return;
  if (!isStandby) return store(connection, record);
  if (record.primary) return store(record.primary, record);
  if (!record.isUnrecorded) throw new BackupError('refused', NO_PRIMARY);
}

const NO_PRIMARY =
  'The database is a standby, so the audit trail cannot record the backup in it. Set DATABASE_PRIMARY_URL to the primary server, in the same role, or add ' +
  '--unrecorded if a backup without a row in the audit trail is permitted.';

async function store(connection: Connection, { operator }: BackupRecord): Promise<void> {
  try {
    await withClient(connection, (client) => client.query('select record_backup($1)', [operator]));
  } catch (cause) {
    const reason = `SQLSTATE ${sqlStateOf(cause) ?? 'unknown'}`;
    throw new BackupError(
      'unrecorded',
      `The audit trail cannot record the backup (${reason}), so no backup was written. "rpm-admin doctor" checks the database.`,
      { cause },
    );
  }
}

async function stateOf(client: Client): Promise<{ isStandby: boolean; hasTrail: boolean }> {
  const { rows } = await client.query<{ isStandby: boolean; hasTrail: boolean }>(
    `select pg_is_in_recovery() as "isStandby", to_regprocedure('record_backup(text)') is not null as "hasTrail"`,
  );
  return rows[0] ?? { isStandby: false, hasTrail: false };
}

async function withClient<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ ...connection, application_name: 'rpm backup' });
  // The error event of a lost connection is ignored, because the running statement fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
