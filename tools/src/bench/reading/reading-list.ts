import { fetchText } from '@rpm/client';
import { valueTypes } from '@rpm/database';
import assert from 'node:assert/strict';
import { Client } from 'pg';
import { compareWithBare, type ComparedServer, TITLES } from './against-bare';
import { measureVariants } from './compare';
import { devicesFor } from './fill-readings';
import { randomNumbers } from '../measure/random-numbers';
import { measurePages } from './reading-list-pages';
import { openReadingsDatabase, type ReadingsDatabase } from './readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { createBenchmarkKey, baselineEnvironment, serviceEnvironment, SERVICE, startServerVariant } from './variants';

const PATH = '/api/v3/blood-glucose-reading';
const CONNECTIONS = 8;
const SIZE = 15;
/** Number of patients for whom the benchmark counts the readings to verify the totals of the lists. */
const SAMPLE = 10;

export const readingList: Row = {
  name: 'reading-list',
  about: 'listing readings, first, deep and last page, for each filter; compared with bare node:http for the list of a patient',
  defaults: { readings: 10_000_000, rounds: 5 },
  run: async (bench) => runReadingList(bench, await openReadingsDatabase(bench)),
};

export async function runReadingList(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const key = await createBenchmarkKey(database, ['readings:read']);
  bench.say('Starting the two programs');
  const variants = [
    await startServerVariant<ComparedServer>(bench, 'service', TITLES.service, SERVICE, serviceEnvironment(database)),
    // The list statement has no name, so PostgreSQL plans it for the actual parameter values.
    await startServerVariant<ComparedServer>(
      bench,
      'bare',
      TITLES.bare,
      'tools/dist/bench/servers/bare-list.js',
      baselineEnvironment(database, 'auto'),
    ),
  ];
  bench.say('Measuring the pages of each filter');
  const service = variants.find(({ name }) => name === 'service');
  assert(service);
  const filtered = await measurePages(`http://127.0.0.1:${service.port}${PATH}`, key, database);
  const devices = devicesFor(database.readings);
  const deepest = Math.max(1, Math.floor(database.readings / devices / SIZE));
  const pages = { first: 1, deep: Math.ceil((deepest * 2) / 3) };
  const pathOf = (patientId: number, page: number) => `${PATH}?patientId=${patientId}&page=${page}&size=${SIZE}`;
  for (const page of Object.values(pages)) await assertSamePages(variants, key, (patientId) => pathOf(patientId, page), database);
  const compared = async (page: number) => {
    const requests = (seed: number) => {
      const next = randomNumbers(seed);
      const head = `HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${key}\r\n\r\n`;
      return () => `GET ${pathOf(1 + Math.floor(next() * devices), page)} ${head}`;
    };
    return compareWithBare(await measureVariants({ variants, requests, connections: CONNECTIONS }, bench), CONNECTIONS, 'pages');
  };
  const first = await compared(pages.first);
  const deep = await compared(pages.deep);
  return {
    figures: {
      ratio: first.figures.ratio,
      ratioDeep: deep.figures.ratio,
      readings: database.readings,
      pages,
      exactTotals: SAMPLE,
      filtered,
      first: first.figures,
      deep: deep.figures,
    },
    text: [
      `${database.readings} readings; totals of ${SAMPLE} patients are those of count(*)`,
      `\nPage ${pages.first}:`,
      ...first.lines,
      `\nPage ${pages.deep}:`,
      ...deep.lines,
      '\nThis service, one request at a time (all totals are those of count(*)):',
      ...filtered.map(
        ({ filter, page, total, p50, p95 }) =>
          `${filter.padEnd(18)}${page.padEnd(6)}${String(total).padStart(11)} readings  p50 ${p50} ms  p95 ${p95} ms`,
      ),
    ].join('\n'),
    failures: first.failures + deep.failures,
    postgres: database.postgres,
  };
}

interface PageBody {
  content: unknown[];
  total: number;
}

/** Checks that all programs return the same pages with exact totals, because a program that does less work would be faster. */
async function assertSamePages(
  variants: readonly { name: ComparedServer; port: number }[],
  key: string,
  pathOf: (patientId: number) => string,
  { administrationUrl, organizationId }: ReadingsDatabase,
): Promise<void> {
  const client = new Client({ connectionString: administrationUrl, types: valueTypes });
  await client.connect();
  try {
    for (let patientId = 1; patientId <= SAMPLE; patientId++) {
      const pages = variants.map(async ({ port }) => {
        const request = { operation: 'list', headers: { 'Service-API-Key': key } };
        const { status, text } = await fetchText(`http://127.0.0.1:${port}${pathOf(patientId)}`, request);
        assert.equal(status, 200);
        return JSON.parse(text) as PageBody;
      });
      const [ours, bare] = await Promise.all(pages);
      assert.deepEqual(bare?.content, ours?.content, `The pages of patient ${patientId} differ.`);
      const { rows } = await client.query<{ count: number }>(
        'select count(*) from blood_glucose_reading where organization_id = $1 and patient_id = $2',
        [organizationId, patientId],
      );
      assert.deepEqual(
        [ours?.total, bare?.total],
        [rows[0]?.count, rows[0]?.count],
        `The total of patient ${patientId} is not exact.`,
      );
    }
  } finally {
    await client.end();
  }
}
