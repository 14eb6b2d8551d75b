import { type DataSource } from 'typeorm';

/** Lets new connections to a database wait for the disk when they commit, as those of a production server do. Servers for specs do not wait. */
export async function commitDurably(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
  );
}
