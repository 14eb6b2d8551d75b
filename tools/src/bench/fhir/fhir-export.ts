import { fetchText } from '@rpm/client';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { alignColumns } from '../../harness/table';
import { openReadings } from '../database/readings-database';
import { startProcessorClock } from '../measure/processor-time';
import { createKeys, startService } from '../measure/programs';
import { median, spreadOf } from '../measure/statistics';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';

/** Number of files that a client fetches at the same time. */
const FETCHED_AT_ONCE = 2;
/** Bytes that the slow client reads in each of its intervals: 100 kB per second. */
const SLOW_BYTES = 25_000;
const SLOW_INTERVAL_MS = 250;

export const fhirExport: Row = {
  name: 'fhir-export',
  about: 'a Bulk Data export of --readings Observations: the time, and the memory of the service with a fast and a slow client',
  defaults: { readings: 1_000_000, rounds: 3, seconds: 20 },
  run: runFhirExport,
};

interface Client {
  port: number;
  key: string;
}

interface MeasuredRound {
  observations: number;
  bytes: number;
  seconds: number;
  /** Megabytes by which the resident memory of the service grew at most. */
  grown: number;
  /** CPU time in microseconds per Observation. */
  node: number | null;
  postgres: number | null;
}

async function runFhirExport(bench: BenchmarkContext): Promise<BenchmarkResult> {
  const database = await openReadings(bench);
  const [key = ''] = await createKeys(database, database.organizationIds);
  const service = await startService(bench, database);
  const client = { port: service.port, key };
  const memory = memoryOf(service.processes.server);
  const rounds: MeasuredRound[] = [];
  // The first round warms up the service and is not counted.
  for (let round = 0; round <= bench.rounds; round++) {
    bench.say(round === 0 ? 'Warming up' : `Round ${round} of ${bench.rounds}`);
    const { files } = await beginExport(client);
    const grown = memory.watch();
    const clock = startProcessorClock(service.processes);
    const begin = performance.now();
    const fetched = await fetchAll(client, files);
    const seconds = (performance.now() - begin) / 1_000;
    const { node, postgres } = clock();
    const each = (time: number | null) => (time === null ? null : time / fetched.observations);
    const measured = { ...fetched, seconds, grown: grown(), node: each(node), postgres: each(postgres) };
    if (round > 0) rounds.push(measured);
  }
  bench.say('A client that reads 100 kB/s');
  const slow = await beginExport(client);
  const grownSlowly = memory.watch();
  await readSlowly(client, slow.files[0] ?? '', bench.seconds);
  const slowGrowth = grownSlowly();
  // The database is kept, and an export that runs would keep the next run from beginning its own.
  await fetchText(slow.url, { operation: 'end an export', headers: { 'Service-API-Key': key }, method: 'DELETE' });
  const rates = rounds.map(({ observations, seconds }) => Math.round(observations / seconds));
  const failures = rounds.filter(({ observations }) => observations !== bench.readings).length;
  const cells = rounds.map(({ seconds, grown, bytes, node, postgres }, index) => [
    ...[String(index + 1), seconds.toFixed(1), String(rates[index]), (bytes / 1e6).toFixed(0), grown.toFixed(0)],
    ...[node, postgres].map((time) => time?.toFixed(1) ?? '–'),
  ]);
  return {
    figures: { observations: bench.readings, perSecond: rates, slowGrowth, rounds },
    text: [
      `${bench.readings} Observations, ${median(rates)} per second (spread ${Math.round(spreadOf(rates) * 100)} %), ${FETCHED_AT_ONCE} files at a time`,
      `A client that reads 100 kB/s for ${bench.seconds} s: ${slowGrowth.toFixed(0)} MB more memory`,
      '',
      ...alignColumns([['round', 'seconds', 'Observations/s', 'MB', 'MB of memory', 'Node µs', 'PostgreSQL µs'], ...cells]),
    ].join('\n'),
    failures,
    postgres: database.postgres,
  };
}

/** Begins an export of all Observations. @returns its URL, and the paths of the files */
async function beginExport({ port, key }: Client): Promise<{ url: string; files: string[] }> {
  const headers = { 'Service-API-Key': key };
  const url = `http://127.0.0.1:${port}/fhir/r4/$export?_type=Observation`;
  const { status, headers: answered, text } = await fetchText(url, { operation: 'begin an export', headers });
  if (status !== 202) throw new Error(`The export was not accepted: ${status} ${text}`);
  const location = answered.get('content-location') ?? '';
  const manifest = await fetchText(location, { operation: 'fetch a manifest', headers });
  const { output } = JSON.parse(manifest.text) as { output: { url: string }[] };
  return { url: location, files: output.map((file) => new URL(file.url).pathname) };
}

async function fetchAll(client: Client, files: readonly string[]): Promise<{ observations: number; bytes: number }> {
  const waiting = [...files];
  const total = { observations: 0, bytes: 0 };
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      for await (const chunk of (await open(client, file)) as AsyncIterable<Buffer>) {
        total.bytes += chunk.length;
        total.observations += linesIn(chunk);
      }
    }
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work));
  return total;
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  return lines;
}

async function readSlowly(client: Client, file: string, seconds: number): Promise<void> {
  const response = await open(client, file);
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed += SLOW_INTERVAL_MS) {
    response.read(SLOW_BYTES);
    await wait(SLOW_INTERVAL_MS);
  }
  response.destroy();
}

function open({ port, key }: Client, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { 'Service-API-Key': key } }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`A file was answered ${response.statusCode}.`));
    });
    sent.on('error', reject).end();
  });
}

/** Measures the resident memory of a process. */
function memoryOf(pid: number): { watch: () => () => number } {
  const megabytes = () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return {
    /** Begins to watch the memory. @returns a function that ends it, and returns by how many megabytes it grew at most */
    watch: () => {
      const before = megabytes();
      let most = before;
      const timer = setInterval(() => (most = Math.max(most, megabytes())), 50);
      return () => {
        clearInterval(timer);
        return most - before;
      };
    },
  };
}
