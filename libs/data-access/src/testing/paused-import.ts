import { type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';

/** SQL that selects the sessions that wait for the advisory lock of {@link holdSecondBatch}. */
const WAITING = `from pg_locks where locktype = 'advisory' and not granted and objid = 1 and classid = 0
  and database = (select oid from pg_database where datname = current_database())`;

/** An import that a spec has stopped while it stores readings, and lets go on. */
export interface PausedImport {
  /** Waits until the import has stored its first batch and waits before committing the second one. */
  reached: () => Promise<boolean>;
  /** Ends the database session of an import whose process was killed. */
  disconnect: () => Promise<void>;
  /** Lets this import and later ones continue. */
  release: () => Promise<void>;
}

/** Makes the next import wait before it commits its second batch, so that a spec can interrupt it when its first batch is stored. */
export async function holdSecondBatch(
  dataSource: TestDatabase['dataSource'],
  table: 'reading_import' | 'file_import',
): Promise<PausedImport> {
  await dataSource.query(`create or replace function wait_for_spec() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await dataSource.query(`create or replace trigger wait_for_spec before update on ${table}
    for each row when (old.records > 0) execute function wait_for_spec()`);
  const holder = dataSource.createQueryRunner();
  await holder.query('select pg_advisory_lock(1)');
  const isWaiting = async () => (await dataSource.query<unknown[]>(`select ${WAITING}`)).length > 0;
  return {
    reached: () => pollUntil(isWaiting, true),
    disconnect: async () => {
      await dataSource.query(`select pg_terminate_backend(pid) ${WAITING}`);
      await pollUntil(isWaiting, false);
    },
    release: async () => {
      await holder.query('select pg_advisory_unlock(1)');
      await holder.release();
    },
  };
}
