import { createDataSource, serverState, WORKSPACE_ROOT } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { ReadingCounter } from '@rpm/data-access';
import { startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { type DataSource } from 'typeorm';
import { devicesFor, fillReadings } from './fill-readings';
import { type BenchmarkContext } from '../row';

/** Connection URLs of a database: one for the service's role, and one for a superuser, to whom row-level security does not apply. */
export interface DatabaseUrls {
  url: string;
  administrationUrl: string;
}

/** A database with one organization and readings whose ids are 1 to `readings`. */
export interface ReadingsDatabase extends DatabaseUrls {
  organizationId: number;
  readings: number;
  postgres: string;
}

/** Measured with 10 million readings on two busy cores: a reading with its index entries, and the duration of writing a million. */
const BYTES_OF_READING = 560;
const SECONDS_OF_MILLION = 70;

const DATA_DIR = join(WORKSPACE_ROOT, '.data', 'bench');

/** Opens the database with `bench.readings` readings. The database is kept between runs, because filling it takes longer than measuring. */
export async function openReadingsDatabase(bench: BenchmarkContext): Promise<ReadingsDatabase> {
  return openPrepared(bench, nameOf(bench.readings), (urls) => prepareReadings(urls, bench.readings, bench.say));
}

/** Opens a copy of the prepared database to write to. The copy is dropped at the end of the run. @param label distinguishes the copies of one run */
export async function openCopyOfReadingsDatabase(bench: BenchmarkContext, label = ''): Promise<ReadingsDatabase> {
  return openPreparedCopy(bench, nameOf(bench.readings), (urls) => prepareReadings(urls, bench.readings, bench.say), label);
}

/** Opens a database that is kept between runs. @param prepare fills the database unless an earlier run has done this */
export async function openPrepared<T>(
  bench: BenchmarkContext,
  name: string,
  prepare: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  const { connection, administration } = await startServer(bench);
  await createDatabase(administration, name, connection.user);
  return prepare(databaseUrlsOf(connection, administration, name));
}

/** Opens a copy of a database that is kept between runs; see {@link openCopyOfReadingsDatabase} and {@link openPrepared}. */
export async function openPreparedCopy<T extends DatabaseUrls>(
  bench: BenchmarkContext,
  original: string,
  prepare: (urls: DatabaseUrls) => Promise<T>,
  label = '',
): Promise<T> {
  const { connection, administration } = await startServer(bench);
  const copy = `${original}_copy_${process.pid}${label}`;
  await createDatabase(administration, original, connection.user);
  const prepared = await prepare(databaseUrlsOf(connection, administration, original));
  bench.say('Copying the database');
  bench.defer(() => administer(administration, `drop database if exists ${copy} with (force)`));
  await administer(administration, `create database ${copy} template ${original} owner ${connection.user} strategy file_copy`);
  return { ...prepared, ...databaseUrlsOf(connection, administration, copy) };
}

/** Creates an empty database that is dropped at the end of the run. */
export async function openDisposableDatabase(bench: BenchmarkContext, database: string): Promise<DatabaseUrls> {
  const { connection, administration } = await startServer(bench);
  bench.defer(() => administer(administration, `drop database if exists ${database} with (force)`));
  await createDatabase(administration, database, connection.user);
  return databaseUrlsOf(connection, administration, database);
}

export async function startServer({ say, defer }: BenchmarkContext) {
  const server = await startEmbeddedPostgres(DATA_DIR, { say });
  defer(() => server.stop());
  return server;
}

/** Returns the name of the prepared database. Earlier versions, whose databases had another layout, used other names. */
function nameOf(readings: number): string {
  return `of_${devicesFor(readings)}_devices_${readings}`;
}

export function databaseUrlsOf(connection: ClientConfig, administration: ClientConfig, database: string): DatabaseUrls {
  const urlOf = ({ user, host = '', port }: ClientConfig) => `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
  return { url: urlOf(connection), administrationUrl: urlOf(administration) };
}

/** Migrates a database and fills it with readings, unless an earlier run has done this. */
export async function prepareReadings(
  addresses: DatabaseUrls,
  readings: number,
  say: BenchmarkContext['say'],
): Promise<ReadingsDatabase> {
  const postgres = await prepareSchema(addresses.url);
  const organizationId = await withDataSource(addresses.administrationUrl, async (dataSource) => {
    const filled = await findFilled(dataSource, readings);
    if (filled !== null) return filled;
    const [gigabytes, minutes] = [(readings * BYTES_OF_READING) / 1e9, (readings * SECONDS_OF_MILLION) / 60e6];
    say(`Writing ${readings} readings: about ${gigabytes.toFixed(1)} GB on disk and ${minutes.toFixed(0)} minutes`);
    await fillReadings(dataSource, readings);
    await countFilledReadings(dataSource);
    return findFilled(dataSource, readings);
  });
  if (organizationId === null) throw new Error('The database does not contain the readings that were written.');
  return { ...addresses, organizationId, readings, postgres };
}

/** Migrates a database with the service's role, which owns its tables. @returns the version of PostgreSQL */
export async function prepareSchema(url: string): Promise<string> {
  return withDataSource(url, async (dataSource) => {
    await migrate(dataSource);
    return (await serverState(dataSource)).version;
  });
}

/** Counts the readings with which a database was filled. Otherwise the service would count them while it is measured. */
export async function countFilledReadings(dataSource: DataSource): Promise<void> {
  const counter = new ReadingCounter(dataSource);
  await counter.run();
  await counter.stop();
}

/** Returns the organization that owns the readings; null if the database does not contain exactly the readings of a benchmark. */
async function findFilled(dataSource: DataSource, readings: number): Promise<number | null> {
  const [row] = await dataSource.query<{ id: number; count: number; last: number }[]>(
    `select o.id, count(r.id), coalesce(max(r.id), 0) as last
     from organization o left join blood_glucose_reading r on r.organization_id = o.id group by o.id`,
  );
  return row?.count === readings && row.last === readings ? row.id : null;
}

export async function withDataSource<T>(connectionString: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await createDataSource({ connection: { connectionString }, poolSize: 2, patience: 'work' }).initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

export async function createDatabase(administration: ClientConfig, database: string, owner: string): Promise<void> {
  const client = new Client(administration);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
  } finally {
    await client.end();
  }
}

async function administer(administration: ClientConfig, statement: string): Promise<void> {
  const client = new Client(administration);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
