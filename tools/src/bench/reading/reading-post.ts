import { compareWithBare, type ComparedServer, rowResult, TITLES } from './against-bare';
import { measureVariants } from './compare';
import { DEVICES } from './fill-readings';
import { openReadingsCopy, type ReadingsDatabase } from './readings-database';
import { type Bench, type Row, type RowResult } from '../row';
import { createKey, baselineEnvironment, serviceEnvironment, SERVICE, startVariant } from './variants';

const PATH = '/api/v3/blood-glucose-reading';
const BARE = 'tools/dist/bench/servers/bare-record.js';
/** Maximum number of readings that the API accepts in a batch. */
const BATCH = 1000;
/** An instant later than all readings in the prepared database. */
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

export const readingPost: Row = {
  name: 'reading-post',
  about: 'posting single readings: this service, bare node:http with the same statement',
  run: async (bench) => runReadingPost(bench, await openReadingsCopy(bench)),
};

export const readingBatch: Row = {
  name: 'reading-batch',
  about: `posting batches of ${BATCH} readings: this service, bare node:http with the same statement`,
  run: async (bench) => runReadingBatch(bench, await openReadingsCopy(bench)),
};

/** Measures how fast single readings are posted. @param database a database to which the benchmark writes */
export async function runReadingPost(bench: Bench, database: ReadingsDatabase): Promise<RowResult> {
  return run(bench, database, { path: PATH, connections: 32, each: 1, bodyOf: ([reading]) => JSON.stringify(reading) });
}

/** Measures how fast batches of readings are posted. @param database a database to which the benchmark writes */
export async function runReadingBatch(bench: Bench, database: ReadingsDatabase): Promise<RowResult> {
  const bodyOf = (readings: object[]) => JSON.stringify({ readings });
  return run(bench, database, { path: `${PATH}/batch`, connections: 4, each: BATCH, bodyOf });
}

interface Posts {
  path: string;
  connections: number;
  /** Number of readings in a request body. */
  each: number;
  bodyOf: (readings: object[]) => string;
}

async function run(bench: Bench, database: ReadingsDatabase, { path, connections, each, bodyOf }: Posts): Promise<RowResult> {
  const key = await createKey(database, ['readings:write']);
  bench.say('Starting the two programs');
  const variants = [
    await startVariant<ComparedServer>(bench, 'service', TITLES.service, SERVICE, serviceEnvironment(database)),
    await startVariant<ComparedServer>(bench, 'bare', TITLES.bare, BARE, baselineEnvironment(database)),
  ];
  const next = newReadings();
  const request = () => postRequest(key, bodyOf(Array.from({ length: each }, next)), path);
  const measured = await measureVariants({ variants, requests: () => request, connections }, bench);
  return rowResult(compareWithBare(measured, connections, 'readings', each), database);
}

/** Returns the bytes of a POST request with an ASCII body. */
export function postRequest(key: string, body: string, path = PATH): string {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${key}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** Generates new readings of each device in turn, one second apart. */
export function newReadings(): () => object {
  let count = 0;
  return () => {
    const readingTimestamp = new Date(FIRST_INSTANT + Math.floor(count / DEVICES) * 1000).toISOString();
    const deviceId = 1 + (count++ % DEVICES);
    return { deviceId, readingTimestamp, glucose: 70 + (count % 150), beforeMeal: true, deviceTimeZoneOffset: -28_800 };
  };
}
