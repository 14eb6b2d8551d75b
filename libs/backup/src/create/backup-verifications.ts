import { type Database } from '@rpm/database';
import { DATABASE_IDENTITY } from './saved-tables.sql';
import { type Manifest } from '../archive/manifest';

/** Records in the database of a backup that the backup was verified. @returns false if the database is another one, or older than these records */
export async function recordVerification(dataSource: Database, { database, instant }: Manifest): Promise<boolean> {
  const [row] = await dataSource.query<{ database: string; hasTable: boolean }[]>(
    `select i.database, to_regclass('backup_verification') is not null as "hasTable" from (${DATABASE_IDENTITY}) i`,
  );
  if (!row?.hasTable || row.database !== database) return false;
  await dataSource.query('insert into backup_verification (backup_timestamp) values ($1)', [instant]);
  return true;
}

/** Returns the instant of the newest verified backup of a database; null if there is none. */
export async function newestVerifiedBackup(dataSource: Database): Promise<Date | null> {
  const [row] = await dataSource.query<{ newest: Date | null }[]>(
    'select max(backup_timestamp) as newest from backup_verification',
  );
  return row?.newest ?? null;
}
