import { readingList, pageStatement, valueTypes } from '@rpm/data-access';
import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * Minimal server that lists a patient's readings with Node's HTTP server, the PostgreSQL driver and the service's SQL statement, without API keys or
 * validation.
 */
const { DATABASE_URL, ORGANIZATION_ID, PORT } = process.env;
const LIST = readingList('bloodGlucose');
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
  const number = (name: string) => Number(searchParams.get(name) ?? 1);
  const filter = { patientId: number('patientId') };
  const statement = pageStatement(Number(ORGANIZATION_ID), LIST, filter, { page: number('page'), size: number('size') });
  pool.query<{ total: number; isRow: boolean; json: string }>(statement).then(
    ({ rows }) => {
      const content = rows.filter(({ isRow }) => isRow).map(({ json }) => json);
      const text = `{"content":[${content.join()}],"total":${rows[0]?.total ?? 0}}`;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      response.end(text);
    },
    () => response.writeHead(500, { 'Content-Length': 0 }).end(),
  );
});
server.listen(Number(PORT), '127.0.0.1');
