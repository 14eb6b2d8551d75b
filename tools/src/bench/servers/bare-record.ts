import { recordReadings, recordReadingsAsJson } from '@rpm/data-access';
import { valueTypes } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import { Pool } from 'pg';
import { runnerOn } from './bare-runner';
import { readJson, serveJson } from './serve-json';

/**
 * Minimal server that stores a reading or a batch with Node's HTTP server, the PostgreSQL driver and the service's SQL statement, without API keys or
 * validation. The request names the organization.
 */
const { DATABASE_URL } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });

type Sent = Omit<ReadingInput, 'readingTimestamp'> & { readingTimestamp: string };

serveJson(async (request) => {
  const runner = runnerOn(pool, Number(request.headers['organization-id']));
  const body = (await readJson(request)) as (Sent & { readings?: Sent[] }) | null;
  if (!body) return '';
  if (body.readings) {
    const outcomes = await recordReadings(runner, 'bloodGlucose', body.readings.map(given));
    return JSON.stringify({ results: outcomes });
  }
  const [recorded] = await recordReadingsAsJson(runner, 'bloodGlucose', [given(body)]);
  return recorded?.json ?? '';
});

function given(sent: Sent): ReadingInput {
  return { ...sent, readingTimestamp: new Date(sent.readingTimestamp) };
}
