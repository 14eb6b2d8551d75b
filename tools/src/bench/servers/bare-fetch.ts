import { findReadingsStatement } from '@rpm/data-access';
import { valuesOf } from '@rpm/database';
import { Pool } from 'pg';
import { serveJson } from './serve-json';

/**
 * Minimal server that returns a reading with Node's HTTP server, the PostgreSQL driver and one prepared statement per request. The request
 * names the organization.
 */
const { DATABASE_URL } = process.env;
const FIND = findReadingsStatement('bloodGlucose');
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });

serveJson(async (request) => {
  const url = request.url ?? '';
  const organizationId = Number(request.headers['organization-id']);
  const id = Number(url.slice(url.lastIndexOf('/') + 1));
  const values = valuesOf(FIND, { ids: [id], includeVoided: false }, organizationId);
  const { rows } = await pool.query<{ json: string }>({ name: FIND.name, text: FIND.text, values });
  return rows[0]?.json ?? null;
});
