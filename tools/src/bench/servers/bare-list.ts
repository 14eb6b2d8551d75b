import { readingList } from '@rpm/data-access';
import { pageStatement, valueTypes } from '@rpm/database';
import { Pool } from 'pg';
import { serveJson } from './serve-json';

/**
 * Minimal server that lists a patient's readings with Node's HTTP server, the PostgreSQL driver and a simple SQL statement, without API keys or
 * validation.
 */
const { DATABASE_URL, ORGANIZATION_ID } = process.env;
const LIST = readingList('bloodGlucose');
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });

serveJson(async (request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
  const number = (name: string) => Number(searchParams.get(name) ?? 1);
  const filter = { patientId: number('patientId') };
  const statement = pageStatement(Number(ORGANIZATION_ID), LIST, filter, { page: number('page'), size: number('size') });
  const { rows } = await pool.query<{ total: number; isRow: boolean; json: string }>(statement);
  const content = rows.filter(({ isRow }) => isRow).map(({ json }) => json);
  return `{"content":[${content.join()}],"total":${rows[0]?.total ?? 0}}`;
});
