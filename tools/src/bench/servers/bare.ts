import { findReadingsStatement } from '@rpm/data-access';
import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * Minimal server that returns a reading with Node's HTTP server, the PostgreSQL driver and one prepared statement per request. A benchmark with
 * several organizations names the organization in each request.
 */
const { DATABASE_URL, ORGANIZATION_ID, PORT } = process.env;
const FIND = findReadingsStatement('bloodGlucose');
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  const url = request.url ?? '';
  const organizationId = request.headers['organization-id'] ?? ORGANIZATION_ID;
  const id = url.slice(url.lastIndexOf('/') + 1);
  pool.query<{ json: string }>({ ...FIND, values: [organizationId, [id], false] }).then(
    ({ rows: [row] }) => {
      const text = row?.json ?? '';
      response.writeHead(row ? 200 : 404, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      response.end(text);
    },
    () => response.writeHead(500, { 'Content-Length': 0 }).end(),
  );
});
server.listen(Number(PORT), '127.0.0.1');
