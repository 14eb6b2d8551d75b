import { fetchText } from '@rpm/client';
import { Database } from '@rpm/database';
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomNumbers } from '../../harness/random-numbers';
import { prepareSchema, withDataSource } from '../database/readings-database';
import { compareVariants, type ComparisonResult, tableOf } from '../measure/comparison';
import { bodyRequest, getRequest } from '../measure/http-request';
import { baselineUrl, type ComparedServer, createKeys, startCompared } from '../measure/programs';
import { sum } from '../measure/statistics';
import { type BenchmarkContext, type Row } from '../row';
import { fillOperations, FIRST_SPARE_DEVICE } from './fill-operations';
import { type ApiRequest, type Operation, type RecordOperation } from './operation';
import { OPERATIONS } from './operations';
import { idsIn, type RecordedStatement, recordStatements, type RequestInput, routeOf } from './record-statements';

const CONNECTIONS = 8;
/** Requests with which each program is warmed up for each operation. A run whose rounds are shorter than two seconds, such as that of the specs, has fewer. */
const WARM_UP_REQUESTS = 5_000;
/** Number of devices that each of the two programs may associate with patients. */
const DEVICES_EACH = 40;

export const operationsRow: Row = {
  name: 'operations',
  about: 'lists and finds, and changes of patients, devices and orders: this service, bare node:http with the same statements',
  defaults: { rounds: 3, seconds: 2 },
  hasHttpServers: true,
  run: async (bench) => {
    const urls = await bench.server.create('operations');
    const postgres = await prepareSchema(urls.url);
    bench.say('Filling the database');
    const organizationId = await withDataSource(urls.administrationUrl, (administration) =>
      withDataSource(urls.url, (service) => fillOperations(administration, service)),
    );
    const [key = ''] = await createKeys(urls, [organizationId]);
    const programs = await startCompared(bench, urls, 'bare-operation', {
      PAGE_DATABASE_URL: baselineUrl(urls, 'auto'),
      OPERATIONS_FILE: await writeStatements(bench, await recordOperations(urls.url, organizationId)),
    });
    const measured: ({ name: string } & ComparisonResult<ComparedServer>)[] = [];
    for (const operation of OPERATIONS) {
      await assertSameAnswers(programs, key, operation);
      const say = (progress: string) => bench.say(`${operation.name}: ${progress}`);
      const requests = requestsOf(operation, key);
      const warmUpRequests = Math.ceil(WARM_UP_REQUESTS * Math.min(1, bench.seconds / 2));
      const options = { variants: programs, baseline: 'bare', requests, connections: CONNECTIONS, warmUpRequests } as const;
      measured.push({ name: operation.name, ...(await compareVariants(options, { ...bench, say })) });
    }
    const head = `ratios to bare; ${CONNECTIONS} connections, medians of ${bench.rounds} round(s)`;
    const tables = measured.flatMap(({ name, variants: { service, bare } }) => [
      `\n${name}:`,
      ...tableOf([service, bare], bare, 'requests'),
    ]);
    return {
      figures: {
        connections: CONNECTIONS,
        operations: measured.map(({ name, variants }) => ({ name, ratio: variants.service.ratio, variants })),
      },
      text: [head, ...tables].join('\n'),
      failures: sum(measured.map(({ failures }) => failures)),
      postgres,
    };
  },
};

/** Each program has one sequence of requests for all rounds, because the sequence records the devices that are associated with a patient. */
function requestsOf({ requests }: Operation, key: string) {
  const next = {
    service: requests(randomNumbers(1), FIRST_SPARE_DEVICE),
    bare: requests(randomNumbers(2), FIRST_SPARE_DEVICE + DEVICES_EACH),
  };
  return (_: number, server: ComparedServer) => (connection: number, answer: () => string) =>
    bytesOf((server === 'service' ? next.service : next.bare)(connection, answer), key);
}

function bytesOf({ method, path, body }: ApiRequest, key: string): string {
  const headers = { 'Service-API-Key': key };
  return method === 'GET' ? getRequest(path, headers) : bodyRequest(method, path, headers, body ? JSON.stringify(body) : '');
}

/** Runs each operation once with the service's repositories. @returns the statements by route */
async function recordOperations(url: string, organizationId: number) {
  const statements: Record<string, RecordedStatement[]> = {};
  const dataSource = await new Database({ connection: { connectionString: url }, poolSize: 1 }).initialize();
  const record: RecordOperation = async ({ method, path, body }, operate) => {
    const input: RequestInput = { path: idsIn(path), ...(body && { body }) };
    let answer: unknown;
    const operated = async () => (answer = await operate(input));
    statements[routeOf(method, path)] = await recordStatements(input, operated);
    return String(answer);
  };
  try {
    for (const operation of OPERATIONS) await operation.record({ dataSource, organizationId }, record);
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
  { name, requests, comparable = contentOf }: Operation,
): Promise<void> {
  const request = requests(randomNumbers(0), 0)(0, () => '');
  if (request.method !== 'GET') return;
  const answers = variants.map(async ({ port }) => {
    const headers = { 'Service-API-Key': key };
    const { status, text } = await fetchText(`http://127.0.0.1:${port}${request.path}`, { operation: name, headers });
    assert.equal(status, 200, `${name} answers ${status}`);
    return comparable(JSON.parse(text) as object);
  });
  const [service, bare] = await Promise.all(answers);
  assert.deepEqual(bare, service, `The answers to ${name} differ.`);
}

/** Returns an answer without what only the service adds to a page. */
function contentOf(answer: object): unknown {
  const { first, last, page, size, ...content } = answer as Record<string, unknown>;
  return content;
}
