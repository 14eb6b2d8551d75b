import { type Connection, createDataSource, migrate, serverState, startEmbeddedPostgres, WORKSPACE_ROOT } from '@rpm/data-access';
import { join } from 'node:path';
import { Client } from 'pg';
import { type DataSource } from 'typeorm';
import { fillReadings } from './fill-readings';
import { type Bench } from './row';

/** A database that holds one organization with readings whose ids are 1 to `readings`. */
export interface ReadingsDatabase {
  url: string;
  organizationId: number;
  readings: number;
  postgres: string;
}

const DATA_DIR = join(WORKSPACE_ROOT, '.data', 'bench');

/** One database for each size, kept between runs because filling it takes longer than measuring on it. */
export async function openReadingsDatabase({ readings, say, defer }: Bench): Promise<ReadingsDatabase> {
  const server = await startEmbeddedPostgres(DATA_DIR, { say });
  defer(() => server.stop());
  const connection = { ...server.connection, database: `readings_${readings}` };
  await createUnlessMade(server.connection, connection.database);
  const url = `postgres://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`;
  return { url, ...(await prepareReadings(connection, readings, say)) };
}

/** Brings a database to the schema and the readings of a run, unless it is there already. */
export async function prepareReadings(
  connection: Connection,
  readings: number,
  say: Bench['say'],
): Promise<Omit<ReadingsDatabase, 'url'>> {
  const dataSource = await createDataSource({ connection, poolSize: 2, patience: 'work' }).initialize();
  try {
    await migrate(dataSource);
    const organizationId = (await findFilled(dataSource, readings)) ?? (await fill(dataSource, readings, say));
    return { organizationId, readings, postgres: (await serverState(dataSource)).version };
  } finally {
    await dataSource.destroy();
  }
}

async function fill(dataSource: DataSource, readings: number, say: Bench['say']): Promise<number> {
  say(`Writing ${readings} readings`);
  await fillReadings(dataSource, readings);
  const organizationId = await findFilled(dataSource, readings);
  if (organizationId === null) throw new Error('The database holds other readings than were written.');
  return organizationId;
}

async function findFilled(dataSource: DataSource, readings: number): Promise<number | null> {
  const rows = await dataSource.query<{ id: number; count: number; last: number }[]>(
    'select organization_id as id, count(*), max(id) as last from blood_glucose_reading group by organization_id',
  );
  const [row] = rows;
  return rows.length === 1 && row?.count === readings && row.last === readings ? row.id : null;
}

async function createUnlessMade(server: Connection, database: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
