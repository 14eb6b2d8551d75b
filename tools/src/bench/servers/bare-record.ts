import { recordReadings, recordReadingsAsJson } from '@rpm/data-access';
import { type RunStatement, valueTypes } from '@rpm/database';
import { type ReadingInput } from '@rpm/domain';
import { Pool } from 'pg';
import { readJson, serveJson } from './serve-json';

/**
 * Minimal server that stores a reading or a batch with Node's HTTP server, the PostgreSQL driver and the service's SQL statement, without API keys or
 * validation. The request names the organization.
 */
const { DATABASE_URL } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });
const run: RunStatement = async <Row extends object>(statement: { name?: string; text: string }, values: unknown[]) =>
  (await pool.query<Row>({ ...statement, values })).rows;

type Sent = Omit<ReadingInput, 'readingTimestamp'> & { readingTimestamp: string };

serveJson(async (request) => {
  const organizationId = Number(request.headers['organization-id']);
  const body = (await readJson(request)) as (Sent & { readings?: Sent[] }) | null;
  if (!body) return '';
  if (body.readings) {
    const outcomes = await recordReadings(run, 'bloodGlucose', organizationId, body.readings.map(given));
    return JSON.stringify({ results: outcomes });
  }
  const [recorded] = await recordReadingsAsJson(run, 'bloodGlucose', organizationId, [given(body)]);
  return recorded?.json ?? '';
});

function given(sent: Sent): ReadingInput {
  return { ...sent, readingTimestamp: new Date(sent.readingTimestamp) };
}
