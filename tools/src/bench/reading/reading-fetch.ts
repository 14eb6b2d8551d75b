import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { randomNumbers } from '../../harness/random-numbers';
import { MANY, openReadings } from '../database/readings-database';
import { deviceOfReading } from '../database/readings-fill';
import { getRequest, type RequestHeaders } from '../measure/http-request';
import { createKeys, startCompared } from '../measure/programs';
import { type Row } from '../row';
import { compareReadings, headersByOwner, PATH } from './compared-readings';

/** Number of readings for which both programs must return equal responses before they are measured. */
const SAMPLE = 20;

export const readingFetch = row('reading-fetch', 'fetching a reading by id', 1);
export const readingFetchMany = row('reading-fetch-many', `fetching a reading by id, as ${MANY} organizations in turn`, MANY);

function row(name: string, about: string, organizations: number): Row {
  return {
    name,
    about: `${about}: this service, bare node:http with one prepared statement`,
    hasHttpServers: true,
    comparesBuilds: true,
    run: async (bench) => {
      const database = await openReadings(bench, organizations);
      const headersOf = headersByOwner(database, await createKeys(database, database.organizationIds, ['readings:read']));
      const programs = await startCompared(bench, database, 'bare-fetch');
      const requestOf = (random: () => number) => {
        const id = 1 + Math.floor(random() * database.readings);
        return { path: `${PATH}/${id}`, headers: headersOf(deviceOfReading(database, id)) };
      };
      const sample = randomNumbers(0);
      for (let count = 0; count < SAMPLE; count++) await assertSameAnswers(programs, requestOf(sample));
      const requests = (seed: number) => {
        const random = randomNumbers(seed);
        return () => {
          const { path, headers } = requestOf(random);
          return getRequest(path, headers);
        };
      };
      return compareReadings(bench, database, programs, { requests, connections: 32, each: 1 });
    },
  };
}

/** Checks that both programs return equal responses, because otherwise they would do different work. */
async function assertSameAnswers(programs: readonly { port: number }[], request: { path: string; headers: RequestHeaders }) {
  const answers = programs.map(async ({ port }) => {
    const { status, text } = await fetchText(`http://127.0.0.1:${port}${request.path}`, { operation: 'fetch', ...request });
    assert.equal(status, 200, `${request.path} answers ${status}`);
    return JSON.parse(text) as unknown;
  });
  const [service, bare] = await Promise.all(answers);
  assert.deepEqual(bare, service, `The answers to ${request.path} differ.`);
}
