import { copyReadings, MANY } from '../database/readings-database';
import { bodyRequest } from '../measure/http-request';
import { createKeys, startCompared } from '../measure/programs';
import { type Row } from '../row';
import { compareReadings, headersByOwner, PATH } from './compared-readings';

/** An instant later than all readings in the prepared database. */
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

interface PostOptions {
  organizations?: number;
  /** Number of readings in a request body. With more than one, the request is a batch. */
  each?: number;
  connections?: number;
  /** Whether the requests to the service, but not to the bare server, have an idempotency key. */
  isKeyed?: boolean;
}

export const readingPost = row('reading-post', 'posting single readings', {});
export const readingPostMany = row('reading-post-many', `posting single readings, as ${MANY} organizations in turn`, {
  organizations: MANY,
});
export const readingPostKeyed = row('reading-post-keyed', 'posting single readings with an Idempotency-Key', { isKeyed: true });
export const readingBatch = row('reading-batch', 'posting batches of 1,000 readings', { each: 1_000, connections: 4 });

function row(name: string, about: string, { organizations = 1, each = 1, connections = 32, isKeyed = false }: PostOptions): Row {
  return {
    name,
    about: `${about}: this service, bare node:http with the same statement`,
    hasHttpServers: true,
    comparesBuilds: true,
    run: async (bench) => {
      const database = await copyReadings(bench, organizations);
      const headersOf = headersByOwner(database, await createKeys(database, database.organizationIds, ['readings:write']));
      const programs = await startCompared(bench, database, 'bare-record');
      const next = newReadings(database.devices);
      let keys = 0;
      const request = (name: string) => {
        const readings = Array.from({ length: each }, next);
        const key = isKeyed && name !== 'bare' && { 'Idempotency-Key': `benchmark-${++keys}` };
        const headers = { ...headersOf(readings[0]?.device.id ?? 0), ...key };
        const [path, body] = each === 1 ? [PATH, readings[0]] : [`${PATH}/batch`, { readings }];
        return bodyRequest('POST', path, headers, JSON.stringify(body));
      };
      return compareReadings(bench, database, programs, { requests: (_, name) => () => request(name), connections, each });
    },
  };
}

/** Generates new readings of each device in turn, one second apart. @param devices number of devices; their ids start at 1 */
export function newReadings(devices: number): () => { device: { id: number }; readingTimestamp: string; glucose: number } {
  let count = 0;
  return () => {
    const readingTimestamp = new Date(FIRST_INSTANT + Math.floor(count / devices) * 1000).toISOString();
    const device = { id: 1 + (count++ % devices) };
    return { device, readingTimestamp, glucose: 70 + (count % 150), beforeMeal: true, deviceTimeZoneOffset: -28_800 };
  };
}
