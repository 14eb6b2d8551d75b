import { findReadingsStatement } from '@rpm/data-access';
import { Pool } from 'pg';
import { serveJson } from './serve-json';

/**
 * Minimal server that returns a reading with Node's HTTP server, the PostgreSQL driver and one prepared statement per request. The request
 * names the organization.
 */
const { DATABASE_URL } = process.env;
const { name, text } = findReadingsStatement('bloodGlucose');
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });

serveJson(async (request) => {
  const url = request.url ?? '';
  const organizationId = request.headers['organization-id'];
  const id = url.slice(url.lastIndexOf('/') + 1);
  const { rows } = await pool.query<{ json: string }>({ name, text, values: [organizationId, [id], false] });
  return rows[0]?.json ?? null;
});
