import { type DataSource } from 'typeorm';
import { fillOrganizations, ORGANIZATIONS } from './fill-organizations';
import {
  countFilledReadings,
  type DatabaseUrls,
  openPrepared,
  openPreparedCopy,
  prepareSchema,
  withDataSource,
} from '../database/readings-database';
import { type BenchmarkContext } from '../row';

/** A database with many organizations and with readings whose ids are 1 to `readings`. */
export interface OrganizationsDatabase extends DatabaseUrls {
  /** Ids of the organizations, in the order in which {@link fillOrganizations} assigns devices to them. */
  organizationIds: number[];
  readings: number;
  postgres: string;
}

/** Returns the name of the prepared database. Databases with other names were filled by earlier versions, which did not count the readings. */
const nameOf = ({ readings }: BenchmarkContext) => `counted_${ORGANIZATIONS}_${readings}`;

/** Opens the database with `bench.readings` readings. The database is kept between runs, because filling it takes longer than measuring. */
export function openOrganizationsDatabase(bench: BenchmarkContext): Promise<OrganizationsDatabase> {
  return openPrepared(bench, nameOf(bench), (urls) => prepareOrganizations(urls, bench.readings, bench.say));
}

/** Opens a copy of the prepared database to write to. The copy is dropped at the end of the run. */
export function openOrganizationsCopy(bench: BenchmarkContext): Promise<OrganizationsDatabase> {
  return openPreparedCopy(bench, nameOf(bench), (urls) => prepareOrganizations(urls, bench.readings, bench.say));
}

/** Migrates a database and fills it with readings, unless an earlier run has done this. */
export async function prepareOrganizations(
  urls: DatabaseUrls,
  readings: number,
  say: BenchmarkContext['say'],
): Promise<OrganizationsDatabase> {
  const postgres = await prepareSchema(urls.url);
  const organizationIds = await withDataSource(urls.administrationUrl, async (dataSource) => {
    const filled = await findOrganizations(dataSource);
    if (filled.length > 0) return filled;
    say(`Writing ${readings} readings of ${ORGANIZATIONS} organizations`);
    await fillOrganizations(dataSource, readings);
    await countFilledReadings(dataSource);
    return findOrganizations(dataSource);
  });
  if (organizationIds.length !== ORGANIZATIONS) throw new Error('The database does not contain the expected organizations.');
  return { ...urls, organizationIds, readings, postgres };
}

async function findOrganizations(dataSource: DataSource): Promise<number[]> {
  return (await dataSource.query<{ id: number }[]>('select id from organization order by id')).map(({ id }) => id);
}
