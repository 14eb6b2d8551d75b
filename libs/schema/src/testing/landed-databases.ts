import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import { type DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

const FOLDER = join(__dirname, 'landed-databases');
const EXTENSION = '.sql.br';

/** Commit hashes or tags of the released versions for which tools/landed-database/store.mjs has stored a database. */
export const LANDED = readdirSync(FOLDER).map((file) => basename(file, EXTENSION));

/** Returns the SQL that creates and fills the database of a released version. */
export const landedSql = (landed: string): string =>
  brotliDecompressSync(readFileSync(join(FOLDER, `${landed}${EXTENSION}`))).toString('utf8');

/** Restores the database of a released version, and makes the service's role its owner. */
export async function restoreLandedDatabase(landed: string): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  // The dump changes the settings of its database session, so it runs in a separate session, which no pooler gives to others.
  const client = new Client(database.listening);
  await client.connect();
  await client.query(landedSql(landed)).finally(() => client.end());
  return database;
}

/** Tables and their columns, quoted for SQL. */
export type ColumnsByTable = Map<string, string>;

/** Returns the columns of all tables with customer data, except generated columns. */
export async function columnsByTable(dataSource: DataSource): Promise<ColumnsByTable> {
  const rows = await dataSource.query<{ table: string; columns: string }[]>(
    `select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
     group by c.relname`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Returns the number of rows and a digest of each table, over the given columns. */
export async function tableDigestsOf(dataSource: DataSource, columns: ColumnsByTable): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const [table, names] of columns) {
    [digests[table]] = await dataSource.query<unknown[]>(
      `select count(*)::int as rows, md5(string_agg(md5(r::text), '' order by md5(r::text) collate "C")) as digest
       from (select ${names} from ${table}) r`,
    );
  }
  return digests;
}
