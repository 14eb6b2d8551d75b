import { type Database, unnamedStatement } from '@rpm/database';
import { failed, type Finding, ok } from '../doctor-check';

const FIND_SETTING = unnamedStatement<object, { setting: string; role: string; database: string }>(`
  select current_setting('synchronous_commit') as setting, quote_ident(session_user) as role, quote_ident(current_database()) as database`);

/** Fails if PostgreSQL confirms commits before they are on its disk: a crash would then lose the rows of answers that clients have received. */
export async function checkAuditCommits(database: Database): Promise<Finding> {
  const [row] = await database.run('unscoped', FIND_SETTING, {});
  if (row?.setting !== 'off') return ok('PostgreSQL confirms a row when it is on its disk');
  const correction = `alter role ${row.role} in database ${row.database} set synchronous_commit = 'on'`;
  return failed(`synchronous_commit is off, so that a crash would lose the rows of answers that were sent; run: ${correction}`);
}
