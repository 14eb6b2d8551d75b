import { type Database, unnamedStatement } from '@rpm/database';
import { DATABASE_IDENTITY } from './saved-tables.sql';
import { type Manifest } from '../archive/manifest';

const FIND_TABLE = unnamedStatement<object, { identity: string; hasTable: boolean }>(
  `select i.database as identity, to_regclass('backup_verification') is not null as "hasTable" from (${DATABASE_IDENTITY}) i`,
);

const ADD = unnamedStatement<{ instant: string }>('insert into backup_verification (backup_timestamp) values ($instant)');

const FIND_NEWEST = unnamedStatement<object, { newest: Date | null }>(
  'select max(backup_timestamp) as newest from backup_verification',
);

/** Records that a backup was verified, in the database that was backed up. @returns false if the database is another one, or has no table for this yet */
export async function recordVerification(database: Database, { database: identity, instant }: Manifest): Promise<boolean> {
  const [row] = await database.run('unscoped', FIND_TABLE, {});
  if (!row?.hasTable || row.identity !== identity) return false;
  await database.run('unscoped', ADD, { instant });
  return true;
}

/** Returns the instant of the newest verified backup of a database; null if there is none. */
export async function newestVerifiedBackup(database: Database): Promise<Date | null> {
  const [row] = await database.run('unscoped', FIND_NEWEST, {});
  return row?.newest ?? null;
}
