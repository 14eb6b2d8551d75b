import { type Database } from '@rpm/database';
import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { alignColumns } from '../../harness/table';
import { prepareSchema, withDataSource } from '../database/readings-database';
import { type BenchmarkContext, type BenchmarkResult, type DatabaseUrls } from '../row';
import { createKeys, startService } from './programs';
import { quantile, roundTo } from './statistics';

/** Positions of the measured pages in a list, from 0 (first page) to 1 (last page). */
const DEPTHS = { first: 0, deep: 2 / 3, last: 1 };

/** One list of the API, and the plain SQL that selects the same rows. */
export interface MeasuredList {
  /** Path with the filters. */
  path: string;
  /** Text of a statement after `from`; $1 is the organization. */
  from: string;
  /** Order of the rows in SQL; null if only totals are compared. */
  order: string | null;
}

interface ListOptions {
  /** Number of rows of a page. */
  size: number;
  lists: readonly MeasuredList[];
  /** Fills the migrated database, unless an earlier run has done this. @returns the organization */
  fill: (administration: Database) => Promise<number>;
}

/**
 * Measures the first, a deep and the last page of each list, one request at a time and `bench.rounds` times each. Every total and every page is compared
 * with plain statements.
 */
export async function measureLists(bench: BenchmarkContext, urls: DatabaseUrls, options: ListOptions): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(urls.url);
  return withDataSource(urls.administrationUrl, async (administration) => {
    const organizationId = await options.fill(administration);
    const [key = ''] = await createKeys(urls, [organizationId]);
    const { port } = await startService(bench, urls);
    const ask = async (path: string) => {
      const request = { operation: 'ask', headers: { 'Service-API-Key': key } };
      const { status, text } = await fetchText(`http://127.0.0.1:${port}${path}`, request);
      assert.equal(status, 200, text);
      return JSON.parse(text) as { total: number; content: { id: number }[] };
    };
    const select = <Row>(text: string) => administration.query<Row[]>(text, [organizationId]);
    const lists = [];
    for (const { path, from, order } of options.lists) {
      bench.say(path);
      const [{ total } = { total: 0 }] = await select<{ total: number }>(`select count(*) as total from ${from}`);
      const pages = [];
      for (const [name, depth] of Object.entries(DEPTHS)) {
        const page = Math.max(1, Math.ceil((total * depth) / options.size));
        const request = `${path}${path.includes('?') ? '&' : '?'}page=${page}&size=${options.size}`;
        const { total: listed, content } = await ask(request);
        assert.equal(listed, total, request);
        if (order !== null) {
          const offset = (page - 1) * options.size;
          const rows = await select<{ id: number }>(
            `select id from ${from} order by ${order} limit ${options.size} offset ${offset}`,
          );
          const ids = content.map(({ id }) => id);
          assert.deepEqual(
            ids,
            rows.map(({ id }) => id),
            request,
          );
        }
        pages.push({ name, page, ...(await timesOf(() => ask(request), bench.rounds)) });
      }
      lists.push({ path, total, pages });
    }
    const slowest = Math.max(...lists.flatMap(({ pages }) => pages.map(({ p95 }) => p95)));
    const headings = Object.keys(DEPTHS).flatMap((depth) => [`${depth} p50`, 'p95']);
    const lines = lists.map(({ path, total, pages }) => [
      path,
      String(total),
      ...pages.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
    ]);
    const text = [
      `${bench.readings} rows; every total and page is that of a plain statement. Milliseconds of ${bench.rounds} requests:`,
      '',
      ...alignColumns([['list', 'total', ...headings], ...lines]),
      '',
      `slowest p95: ${slowest} ms`,
    ].join('\n');
    return { figures: { slowest, rows: bench.readings, lists }, text, failures: 0, postgres };
  });
}

async function timesOf(ask: () => Promise<unknown>, count: number) {
  const times: number[] = [];
  for (let request = 0; request < count; request++) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return { p50: roundTo(quantile(times, 0.5), 1), p95: roundTo(quantile(times, 0.95), 1) };
}
