import { fetchText } from '@rpm/client';
import { createDataSource } from '@rpm/database';
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyRequest, getRequest } from '../measure/http-request';
import { type NextRequest } from '../measure/load';
import { PROCESSOR_HEADINGS, processorCells, processorRatio } from '../measure/processor-columns';
import { randomNumbers } from '../measure/random-numbers';
import { median, throughputRatioIn, roundTo, summarize } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { type ComparedServer, TITLES } from '../reading/against-bare';
import { type BenchmarkVariant, measureVariants } from '../reading/compare';
import { type DatabaseUrls, openDisposableDatabase, prepareSchema, withDataSource } from '../reading/readings-database';
import {
  baselineEnvironment,
  baselineUrl,
  createBenchmarkKey,
  SERVICE,
  serviceEnvironment,
  startServerVariant,
} from '../reading/variants';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { fillOperations, FIRST_SPARE_DEVICE } from './fill-operations';
import { type ApiRequest, type Operation, type RecordOperation } from './operation';
import { OPERATIONS } from './operations';
import { type RecordedStatement, recordStatements, type RequestInput } from './record-statements';

const CONNECTIONS = 8;
/** Distance between the first devices that the connections of the two programs associate with patients. */
const DEVICES_EACH = 40;

export const operationsRow: Row = {
  name: 'operations',
  about: 'lists and finds, and changes of patients, devices and orders: this service, bare node:http with the same statements',
  defaults: { rounds: 3, seconds: 2 },
  run: async (bench) => runOperations(bench, await openDisposableDatabase(bench, `operations_${process.pid}`)),
};

/** Measures operations one after another. @param urls an empty database to which the benchmark writes */
export async function runOperations(
  bench: BenchmarkContext,
  urls: DatabaseUrls,
  operations = OPERATIONS,
): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(urls.url);
  bench.say('Filling the database');
  const organizationId = await withDataSource(urls.administrationUrl, (administration) =>
    withDataSource(urls.url, (service) => fillOperations(administration, service)),
  );
  const database = { ...urls, organizationId, readings: 0, postgres };
  const key = await createBenchmarkKey(database, ['*']);
  bench.say('Starting the two programs');
  const environment = {
    ...baselineEnvironment(database),
    PAGE_DATABASE_URL: baselineUrl(database, 'auto'),
    OPERATIONS_FILE: await writeStatements(bench, await recordOperations(urls.url, organizationId, operations)),
  };
  const variants = [
    await startServerVariant<ComparedServer>(bench, 'service', TITLES.service, SERVICE, serviceEnvironment(database)),
    await startServerVariant<ComparedServer>(
      bench,
      'bare',
      TITLES.bare,
      'tools/dist/bench/servers/bare-operation.js',
      environment,
    ),
  ];
  const measured = [];
  for (const operation of operations) {
    await assertSameAnswers(variants, key, operation);
    const say = (progress: string) => bench.say(`${operation.name}: ${progress}`);
    measured.push(await measure({ ...bench, say }, variants, key, operation));
  }
  const headings = ['operation', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'ratio', ...PROCESSOR_HEADINGS];
  const lines = measured.flatMap(({ name, ratio, variants: { service, bare } }) =>
    [service, bare].map((summary) => [
      name,
      summary === service ? 'service' : 'bare',
      String(summary.requestsPerSecond),
      summary.p50.toFixed(2),
      summary.p99.toFixed(2),
      summary === service ? ratio.toFixed(2) : '1.00',
      ...processorCells(summary.cpu, bare.cpu),
    ]),
  );
  return {
    figures: { connections: CONNECTIONS, operations: measured },
    text: [
      `ratios to bare; ${CONNECTIONS} connections, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([headings, ...lines]),
    ].join('\n'),
    failures: measured.reduce((total, { variants: { service, bare } }) => total + service.failures + bare.failures, 0),
    postgres,
  };
}

async function measure(
  bench: BenchmarkContext,
  variants: readonly BenchmarkVariant<ComparedServer>[],
  key: string,
  operation: Operation,
) {
  const { name } = operation;
  let seed = 0;
  const random = () => randomNumbers(++seed);
  // Each program has one sequence for all rounds, because the sequence knows which devices are associated with a patient.
  const next = {
    service: operation.requests(random(), FIRST_SPARE_DEVICE),
    bare: operation.requests(random(), FIRST_SPARE_DEVICE + DEVICES_EACH),
  };
  const requests = (_: number, server: ComparedServer): NextRequest => {
    return (connection, answer) => bytesOf(next[server](connection, answer), key);
  };
  const rounds = await measureVariants({ variants, requests, connections: CONNECTIONS }, bench);
  const summaries = summarize<ComparedServer>({ variants }, rounds);
  const ratio = roundTo(median(rounds.map((round) => throughputRatioIn(round, 'service', 'bare'))), 3);
  return { name, ratio, cpuRatio: processorRatio(summaries.service.cpu, summaries.bare.cpu), variants: summaries };
}

function bytesOf({ method, path, body }: ApiRequest, key: string): string {
  const headers = { 'Service-API-Key': key };
  if (method === 'GET') return getRequest(path, headers);
  if (body) return bodyRequest(method, path, headers, JSON.stringify(body));
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nService-API-Key: ${key}\r\nContent-Length: 0\r\n\r\n`;
}

/** Runs each operation once with the service's repositories. @returns the statements by route */
async function recordOperations(url: string, organizationId: number, operations: readonly Operation[]) {
  const statements: Record<string, RecordedStatement[]> = {};
  const dataSource = await createDataSource({ connection: { connectionString: url }, poolSize: 1 }).initialize();
  const record: RecordOperation = async ({ method, path, body }, operate) => {
    const [resource = ''] = path.split('?');
    const input: RequestInput = {
      path: [...resource.matchAll(/\/(\d+)/g)].map(([, id]) => Number(id)),
      ...(body && { body }),
    };
    let answer: unknown;
    const operated = async () => (answer = await operate(input));
    statements[`${method} ${resource.replaceAll(/\/\d+/g, '/:id')}`] = await recordStatements(input, operated);
    return String(answer);
  };
  try {
    for (const operation of operations) await operation.record({ dataSource, organizationId }, record);
    return statements;
  } finally {
    await dataSource.destroy();
  }
}

async function writeStatements({ defer }: BenchmarkContext, statements: Record<string, RecordedStatement[]>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-operations-'));
  defer(() => rm(folder, { recursive: true }));
  const file = join(folder, 'operations.json');
  await writeFile(file, JSON.stringify(statements));
  return file;
}

/** Checks that the service and the bare server return the same content for requests that do not write. */
async function assertSameAnswers(
  variants: readonly { port: number }[],
  key: string,
  { name, requests }: Operation,
): Promise<void> {
  const request = requests(randomNumbers(0), 0)(0, () => '');
  if (request.method !== 'GET') return;
  const answers = variants.map(async ({ port }) => {
    const headers = { 'Service-API-Key': key };
    const { status, text } = await fetchText(`http://127.0.0.1:${port}${request.path}`, { operation: name, headers });
    assert.equal(status, 200, `${name} answers ${status}`);
    const { first, last, page, size, ...content } = JSON.parse(text) as Record<string, unknown>;
    return content;
  });
  const [service, bare] = await Promise.all(answers);
  assert.deepEqual(bare, service, `The answers to ${name} differ.`);
}
