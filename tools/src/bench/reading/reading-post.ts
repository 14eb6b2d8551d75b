import { compareWithBare, type ComparedServer, benchmarkResultOf, TITLES } from './against-bare';
import { type BenchmarkVariant, measureVariants } from './compare';
import { DEVICES } from './fill-readings';
import { ORGANIZATION_DEVICES, ORGANIZATIONS, ownerOfDevice } from './fill-organizations';
import { openOrganizationsCopy, type OrganizationsDatabase } from './organizations-database';
import { type DatabaseUrls, openCopyOfReadingsDatabase, type ReadingsDatabase } from '../database/readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { bodyRequest } from '../measure/http-request';
import { createBenchmarkKey, createKeys, baselineEnvironment, serviceEnvironment, SERVICE, startServerVariant } from './variants';

const PATH = '/api/v3/blood-glucose-reading';
const BARE = 'tools/dist/bench/servers/bare-record.js';
const CONNECTIONS = 32;
/** Maximum number of readings that the API accepts in a batch. */
const BATCH = 1000;
/** An instant later than all readings in the prepared database. */
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

export const readingPost: Row = {
  name: 'reading-post',
  about: 'posting single readings: this service, bare node:http with the same statement',
  run: async (bench) => runReadingPost(bench, await openCopyOfReadingsDatabase(bench)),
};

export const readingBatch: Row = {
  name: 'reading-batch',
  about: `posting batches of ${BATCH} readings: this service, bare node:http with the same statement`,
  run: async (bench) => runReadingBatch(bench, await openCopyOfReadingsDatabase(bench)),
};

export const readingPostMany: Row = {
  name: 'reading-post-many',
  about: `posting single readings, as ${ORGANIZATIONS} organizations in turn: this service, bare node:http with the same statement`,
  run: async (bench) => runReadingPostMany(bench, await openOrganizationsCopy(bench)),
};

export const readingPostKeyed: Row = {
  name: 'reading-post-keyed',
  about: 'posting single readings with an Idempotency-Key: this service, bare node:http with the same statement and no key',
  run: async (bench) => runReadingPostKeyed(bench, await openCopyOfReadingsDatabase(bench)),
};

/** Measures how fast single readings are posted. @param database a database to which the benchmark writes */
export async function runReadingPost(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  return run(bench, database, { path: PATH, connections: CONNECTIONS, each: 1, bodyOf: ([reading]) => JSON.stringify(reading) });
}

/** Measures how fast batches of readings are posted. @param database a database to which the benchmark writes */
export async function runReadingBatch(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const bodyOf = (readings: object[]) => JSON.stringify({ readings });
  return run(bench, database, { path: `${PATH}/batch`, connections: 4, each: BATCH, bodyOf });
}

/** Measures how fast single readings of many organizations are posted. @param database a database to which the benchmark writes */
export async function runReadingPostMany(bench: BenchmarkContext, database: OrganizationsDatabase): Promise<BenchmarkResult> {
  const { organizationIds, url } = database;
  const keys = await createKeys(url, organizationIds, ['readings:write']);
  const variants = await startVariants(bench, database);
  const next = newReadings(ORGANIZATION_DEVICES);
  const request = () => {
    const reading = next();
    const owner = ownerOfDevice(reading.device.id);
    const headers = { 'Service-API-Key': keys[owner] ?? '', 'Organization-Id': String(organizationIds[owner]) };
    return bodyRequest('POST', PATH, headers, JSON.stringify(reading));
  };
  const measured = await measureVariants({ variants, requests: () => request, connections: CONNECTIONS }, bench);
  return benchmarkResultOf(compareWithBare(measured, CONNECTIONS, 'readings'), database);
}

/**
 * Measures how fast readings are posted with an Idempotency-Key, compared with a bare server that gets no key. @param database a database to which
 * the benchmark writes
 */
export async function runReadingPostKeyed(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const key = await createBenchmarkKey(database, ['readings:write']);
  const variants = await startVariants(bench, database);
  const next = newReadings();
  let count = 0;
  const headers = { 'Service-API-Key': key };
  const requests = {
    service: () => bodyRequest('POST', PATH, { ...headers, 'Idempotency-Key': `benchmark-${++count}` }, JSON.stringify(next())),
    bare: () => bodyRequest('POST', PATH, headers, JSON.stringify(next())),
  };
  const measured = await measureVariants({ variants, requests: (_, name) => requests[name], connections: CONNECTIONS }, bench);
  return benchmarkResultOf(compareWithBare(measured, CONNECTIONS, 'readings'), database);
}

async function startVariants(
  bench: BenchmarkContext,
  database: DatabaseUrls & { organizationId?: number },
): Promise<BenchmarkVariant<ComparedServer>[]> {
  bench.say('Starting the two programs');
  return [
    await startServerVariant<ComparedServer>(bench, 'service', TITLES.service, SERVICE, serviceEnvironment(database)),
    await startServerVariant<ComparedServer>(bench, 'bare', TITLES.bare, BARE, baselineEnvironment(database)),
  ];
}

interface NewReading {
  device: { id: number };
}

interface Posts {
  path: string;
  connections: number;
  /** Number of readings in a request body. */
  each: number;
  bodyOf: (readings: object[]) => string;
}

async function run(
  bench: BenchmarkContext,
  database: ReadingsDatabase,
  { path, connections, each, bodyOf }: Posts,
): Promise<BenchmarkResult> {
  const key = await createBenchmarkKey(database, ['readings:write']);
  const variants = await startVariants(bench, database);
  const next = newReadings();
  const request = () => postRequest(key, bodyOf(Array.from({ length: each }, next)), path);
  const measured = await measureVariants({ variants, requests: () => request, connections }, bench);
  return benchmarkResultOf(compareWithBare(measured, connections, 'readings', each), database);
}

/** Returns the bytes of a request that posts readings. */
export function postRequest(key: string, body: string, path = PATH): string {
  return bodyRequest('POST', path, { 'Service-API-Key': key }, body);
}

/** Generates new readings of each device in turn, one second apart. @param devices number of devices; their ids start at 1 */
export function newReadings(devices = DEVICES): () => NewReading {
  let count = 0;
  return () => {
    const readingTimestamp = new Date(FIRST_INSTANT + Math.floor(count / devices) * 1000).toISOString();
    const device = { id: 1 + (count++ % devices) };
    return { device, readingTimestamp, glucose: 70 + (count % 150), beforeMeal: true, deviceTimeZoneOffset: -28_800 };
  };
}
