import { Database, serverState } from '@rpm/database';
import { buildLargeIndexes, migrate } from '@rpm/schema';
import { ReadingCounter } from '@rpm/data-access';
import { type BenchmarkContext, type DatabaseUrls } from '../row';
import { fillReadings, type ReadingsFill } from './readings-fill';

/** A database with readings whose ids are 1 to `readings`. The owner of a reading follows from its device; see {@link ownerOfDevice}. */
export interface ReadingsDatabase extends DatabaseUrls, ReadingsFill {
  organizationIds: number[];
  postgres: string;
}

/** Number of organizations in benchmarks with many organizations. */
export const MANY = 200;
/** Bytes per reading with its index entries, and milliseconds per million readings, measured with 10 million readings on two busy cores. */
const BYTES_OF_READING = 560;
const SECONDS_OF_MILLION = 70;
/** Number of readings that a device takes in five weeks, the period that a database with many readings covers. */
const READINGS_OF_DEVICE = 10_000;

/** Returns the numbers of rows for a database. Ten million readings of one organization come from a thousand patients in five weeks. */
function readingsFill(organizations: number, readings: number): ReadingsFill {
  const devices = organizations === 1 ? Math.max(300, Math.floor(readings / READINGS_OF_DEVICE)) : 10 * organizations;
  return { organizations, devices, readings };
}

/** Opens the database with `bench.readings` readings. It is kept between runs, because filling it takes longer than measuring. */
export async function openReadings(bench: BenchmarkContext, organizations = 1): Promise<ReadingsDatabase> {
  const fill = readingsFill(organizations, bench.readings);
  return prepareReadings(bench, await bench.server.open(nameOf(fill)), fill);
}

/** Opens a writable copy of the database, which is dropped at the end of the run. @param label distinguishes the copies of one run */
export async function copyReadings(bench: BenchmarkContext, organizations = 1, label = 'copy'): Promise<ReadingsDatabase> {
  const original = await openReadings(bench, organizations);
  return { ...original, ...(await bench.server.copy(nameOf(original), label)) };
}

/** Databases of earlier versions, which had another layout, have other names. */
const nameOf = ({ organizations, devices, readings }: ReadingsFill) => `readings_${organizations}_${devices}_${readings}`;

/** Migrates a database and fills it with readings, unless an earlier run has done this. */
export async function prepareReadings(
  { say }: BenchmarkContext,
  urls: DatabaseUrls,
  fill: ReadingsFill,
): Promise<ReadingsDatabase> {
  const postgres = await prepareSchema(urls.url);
  const organizationIds = await withDataSource(urls.administrationUrl, async (administration) => {
    if ((await organizationsOf(administration)).length === 0) {
      const [gigabytes, minutes] = [(fill.readings * BYTES_OF_READING) / 1e9, (fill.readings * SECONDS_OF_MILLION) / 60e6];
      say(`Writing ${fill.readings} readings: about ${gigabytes.toFixed(1)} GB on disk and ${minutes.toFixed(0)} minutes`);
      await fillReadings(administration, fill);
      await countReadings(administration);
    }
    return organizationsOf(administration);
  });
  return { ...urls, ...fill, organizationIds, postgres };
}

async function organizationsOf(administration: Database): Promise<number[]> {
  return (await administration.query<{ id: number }[]>('select id from organization order by id')).map(({ id }) => id);
}

/** Migrates a database with the service's role, which owns its tables, and builds the large indexes. @returns the version of PostgreSQL */
export function prepareSchema(url: string): Promise<string> {
  return withDataSource(url, async (dataSource) => {
    await migrate(dataSource);
    await buildLargeIndexes(dataSource, { connectionString: url });
    return (await serverState(dataSource)).version;
  });
}

/** Counts the readings of a new database. If this function did not, the service would count them in the background during the measurement. */
export async function countReadings(administration: Database): Promise<void> {
  const counter = new ReadingCounter(administration);
  await counter.run();
  await counter.stop();
}

/** @param patience time limits of the statements: none by default, `request` for those of the service */
export async function withDataSource<T>(
  connectionString: string,
  work: (dataSource: Database) => Promise<T>,
  patience: 'work' | 'request' = 'work',
): Promise<T> {
  const dataSource = await new Database({ connection: { connectionString }, poolSize: 2, patience }).initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

/** Inserts an organization with rows. @param statements statements in the order of the foreign keys, whose $1 is the organization */
export async function fillOrganization(administration: Database, statements: readonly string[]): Promise<number> {
  return administration.transaction(async (manager) => {
    const insert = `insert into organization (name) select concat_ws(' ', 'Benchmark', nullif(count(*), 0)) from organization returning id`;
    const [{ id } = { id: 0 }] = await manager.query<{ id: number }[]>(insert);
    for (const statement of statements) await manager.query(statement, [id]);
    return id;
  });
}
