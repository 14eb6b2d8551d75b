import { valueTypes } from '@rpm/database';
import { readFileSync } from 'node:fs';
import { Pool, type PoolClient } from 'pg';
import {
  idsIn,
  type RecordedStatement,
  type RequestInput,
  type ParameterSource,
  type ParameterTemplate,
  routeOf,
} from '../operations/record-statements';
import { readJson, serveJson } from './serve-json';

/**
 * Minimal server that runs the statements that the service sends for an operation with Node's HTTP server and the driver, without API keys,
 * validation or row-level security. `OPERATIONS_FILE` contains the statements by route, such as `POST /api/v3/order/:id/pack`.
 */
const { DATABASE_URL, PAGE_DATABASE_URL, OPERATIONS_FILE } = process.env;
const operations = new Map(
  Object.entries(JSON.parse(readFileSync(OPERATIONS_FILE ?? '', 'utf8')) as Record<string, RecordedStatement[]>),
);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });
/** Statements without a name that are not part of a transaction are planned for their actual values. */
const pagePool = new Pool({ connectionString: PAGE_DATABASE_URL, max: 10, types: valueTypes });

type Row = Record<string, unknown> & { json?: string; isRow?: boolean; total?: number };

serveJson(async (request) => {
  const { method = '', url = '' } = request;
  const path = idsIn(url);
  const body = (await readJson(request)) ?? {};
  const statements = operations.get(routeOf(method, url));
  if (!statements) return '{}';
  return answerOf(await (statements.length === 1 ? runOne(statements, { path, body }) : runAll(statements, { path, body })));
});

async function runOne([statement]: RecordedStatement[], input: RequestInput): Promise<Row[][]> {
  if (!statement) return [];
  const { rows } = await (statement.name === undefined ? pagePool : pool).query<Row>(filled(statement, input, []));
  return [rows];
}

async function runAll(statements: readonly RecordedStatement[], input: RequestInput): Promise<Row[][]> {
  const client: PoolClient = await pool.connect();
  try {
    const results: Row[][] = [];
    for (const statement of statements) results.push((await client.query<Row>(filled(statement, input, results))).rows);
    client.release();
    return results;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function filled({ values, ...statement }: RecordedStatement, input: RequestInput, results: readonly Row[][]) {
  return { ...statement, values: values.map((value) => valueOf(value, input, results)) };
}

function valueOf(template: ParameterTemplate, input: RequestInput, results: readonly Row[][]): unknown {
  if ('constant' in template) return template.constant;
  if ('list' in template) return template.list.map((part) => valueOf(part, input, results));
  if ('text' in template)
    return template.text.map((part) => (typeof part === 'string' ? part : String(sourceValue(part, input, results)))).join('');
  return sourceValue(template, input, results);
}

function sourceValue(source: ParameterSource, input: RequestInput, results: readonly Row[][]): unknown {
  if ('result' in source) return results[source.result.statement]?.[source.result.row]?.[source.result.column];
  return source.input.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], input);
}

/** Returns the response body: the JSON of the last statement that returned JSON. */
function answerOf(results: readonly Row[][]): string {
  const rows = results.findLast(([row]) => row && 'json' in row) ?? [];
  const [row] = rows;
  if (!row || !('isRow' in row)) return row?.json ?? '';
  const content = rows.filter(({ isRow }) => isRow).map(({ json }) => json);
  return `{"content":[${content.join()}],"total":${row.total}}`;
}
