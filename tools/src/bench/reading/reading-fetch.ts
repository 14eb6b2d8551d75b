import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { compareWithBare, type ComparedServer, benchmarkResultOf, TITLES } from './against-bare';
import { measureVariants, type BenchmarkRound, type BenchmarkVariant } from './compare';
import { deviceOfReading, ORGANIZATIONS, ownerOfDevice } from './fill-organizations';
import { openOrganizationsDatabase, type OrganizationsDatabase } from './organizations-database';
import { openReadingsDatabase, type ReadingsDatabase } from '../database/readings-database';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { PROCESSOR_HEADINGS, processorCells, processorRatio } from '../measure/processor-columns';
import { randomNumbers } from '../measure/random-numbers';
import { getRequest, type RequestHeaders } from '../measure/http-request';
import { baselineEnvironment, createBenchmarkKey, createKeys, serviceEnvironment, SERVICE, startServerVariant } from './variants';
import { median, throughputRatioIn, roundTo, type LoadSummary, summarize } from '../measure/statistics';
import { alignColumns } from '../measure/table';

type Name = 'service' | 'bare' | 'orm';

const CONNECTIONS = 32;
const BARE = 'tools/dist/bench/servers/bare.js';
const PATH = '/api/v3/blood-glucose-reading';
/** Number of readings for which all programs must return equal responses before they are measured. */
const SAMPLE = 20;

export const readingFetch: Row = {
  name: 'reading-fetch',
  about: 'fetching a reading by id: this service, bare node:http with one prepared statement, Nest with TypeORM findOne',
  run: async (bench) => runReadingFetch(bench, await openReadingsDatabase(bench)),
};

export const readingFetchMany: Row = {
  name: 'reading-fetch-many',
  about: `fetching a reading by id, as ${ORGANIZATIONS} organizations in turn: this service, bare node:http with one prepared statement`,
  run: async (bench) => runReadingFetchMany(bench, await openOrganizationsDatabase(bench)),
};

/** Measures how fast single readings are fetched. @param database a database that is kept; the programs that the benchmark starts are stopped */
export async function runReadingFetch(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkResult> {
  const key = await createBenchmarkKey(database, ['readings:read']);
  bench.say('Starting the three programs');
  const variants = await startVariants(bench, database);
  const headers = { 'Service-API-Key': key };
  const requests = (seed: number) => {
    const next = randomNumbers(seed);
    return () => getRequest(`${PATH}/${1 + Math.floor(next() * database.readings)}`, headers);
  };
  await assertSameAnswers(variants, () => headers, database.readings);
  return resultOf(variants, await measureVariants({ variants, requests, connections: CONNECTIONS }, bench), database);
}

/** Measures how fast single readings of many organizations are fetched. @param database a database that is kept */
export async function runReadingFetchMany(bench: BenchmarkContext, database: OrganizationsDatabase): Promise<BenchmarkResult> {
  const { organizationIds, readings } = database;
  const keys = await createKeys(database.url, organizationIds, ['readings:read']);
  bench.say('Starting the two programs');
  const variants = [
    await startServerVariant<ComparedServer>(bench, 'service', TITLES.service, SERVICE, serviceEnvironment(database)),
    await startServerVariant<ComparedServer>(bench, 'bare', TITLES.bare, BARE, baselineEnvironment(database)),
  ];
  const headersOf = (id: number) => {
    const owner = ownerOfDevice(deviceOfReading(id));
    return { 'Service-API-Key': keys[owner] ?? '', 'Organization-Id': String(organizationIds[owner]) };
  };
  const requests = (seed: number) => {
    const next = randomNumbers(seed);
    return () => {
      const id = 1 + Math.floor(next() * readings);
      return getRequest(`${PATH}/${id}`, headersOf(id));
    };
  };
  await assertSameAnswers(variants, headersOf, readings);
  const measured = await measureVariants({ variants, requests, connections: CONNECTIONS }, bench);
  return benchmarkResultOf(compareWithBare(measured, CONNECTIONS, 'readings'), database);
}

async function startVariants(bench: BenchmarkContext, database: ReadingsDatabase): Promise<BenchmarkVariant<Name>[]> {
  const baseline = baselineEnvironment(database);
  return [
    await startServerVariant(bench, 'service', 'this service', SERVICE, serviceEnvironment(database)),
    await startServerVariant(bench, 'bare', '(a) bare node:http + pg', BARE, baseline),
    await startServerVariant(bench, 'orm', '(b) Nest + TypeORM findOne', 'tools/dist/bench/servers/orm.js', baseline),
  ];
}

/** Checks that all programs return equal responses, because otherwise they would do different work. */
async function assertSameAnswers(
  variants: readonly BenchmarkVariant<string>[],
  headersOf: (id: number) => RequestHeaders,
  readings: number,
): Promise<void> {
  const next = randomNumbers(0);
  for (let count = 0; count < SAMPLE; count++) {
    const id = 1 + Math.floor(next() * readings);
    const answers = await Promise.all(
      variants.map(({ port }) => fetchJson(`http://127.0.0.1:${port}${PATH}/${id}`, headersOf(id))),
    );
    for (const [place, { name }] of variants.entries()) {
      assert.deepEqual(answers[place], answers[0], `${name} answers reading ${id} differently`);
    }
  }
}

async function fetchJson(url: string, headers: RequestHeaders): Promise<unknown> {
  const { status, text } = await fetchText(url, { operation: 'fetch', headers });
  assert.equal(status, 200, `${url} answers ${status}`);
  return JSON.parse(text);
}

function resultOf(
  variants: readonly BenchmarkVariant<Name>[],
  measured: BenchmarkRound<Name>[],
  { postgres, readings }: ReadingsDatabase,
): BenchmarkResult {
  const rounds = measured.map((round) => ({
    ratio: throughputRatioIn(round, 'service', 'bare'),
    ratioToOrm: throughputRatioIn(round, 'service', 'orm'),
    ...round,
  }));
  const ratio = roundTo(median(rounds.map((round) => round.ratio)), 3);
  const ratioToOrm = roundTo(median(rounds.map((round) => round.ratioToOrm)), 3);
  const summaries = summarize({ variants }, measured);
  const failures = Object.values<LoadSummary>(summaries).reduce((total, summary) => total + summary.failures, 0);
  const head = [
    `ratio to (a) ${ratio.toFixed(2)}, ratio to (b) ${ratioToOrm.toFixed(1)}`,
    `${CONNECTIONS} connections, ${readings} readings, medians of ${rounds.length} round(s)`,
  ];
  const text = [...head, '', ...tableOf(summaries)].join('\n');
  return {
    figures: {
      ratio,
      ratioToOrm,
      cpuRatio: processorRatio(summaries.service.cpu, summaries.bare.cpu),
      connections: CONNECTIONS,
      readings,
      rounds,
      variants: summaries,
    },
    text,
    failures,
    postgres,
  };
}

function tableOf(summaries: Record<Name, LoadSummary>): string[] {
  const lines = Object.values<LoadSummary>(summaries).map(({ title, requestsPerSecond, p50, p99, cpu, spread }) => [
    title,
    String(requestsPerSecond),
    p50.toFixed(2),
    p99.toFixed(2),
    (requestsPerSecond / summaries.bare.requestsPerSecond).toFixed(2),
    ...processorCells(cpu, summaries.bare.cpu),
    `${Math.round(spread * 100)} %`,
  ]);
  return alignColumns([['variant', 'requests/s', 'p50 ms', 'p99 ms', 'to (a)', ...PROCESSOR_HEADINGS, 'spread'], ...lines]);
}
