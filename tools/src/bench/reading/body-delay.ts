import { WORKSPACE_ROOT } from '@rpm/database';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../harness/server-process';
import { alignColumns } from '../../harness/table';
import { copyReadings } from '../database/readings-database';
import { createKeys, startService } from '../measure/programs';
import { median, roundTo } from '../measure/statistics';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';
import { LARGE_BODIES, type LargeBody, SMALL_BODY } from './large-bodies';

const PATH = '/api/v3/sleep-mat-activity-reading';
const PROBE = 'tools/dist/bench/servers/event-loop-delay.js';
/** Number of rounds that warm up the JIT compiler and are not counted. */
const WARM_UP_ROUNDS = 2;

/** Pause in milliseconds between a request and the query of the probe, so that the probe has recorded every delay that the request caused. */
const PROBE_PAUSE_MS = 20;

/** Measurement of one request; times are in milliseconds. */
interface Measurement {
  /** Longest time for which the service's event loop was blocked. */
  delay: number;
  answer: number;
  bytes: number;
  isExpected: boolean;
}

export const bodyDelay: Row = {
  name: 'body-delay',
  about: 'the longest time that one large body blocks the event loop of the service',
  defaults: { rounds: 5, readings: 1_000 },
  hasHttpServers: true,
  run: async (bench) => {
    const database = await copyReadings(bench);
    const [key = ''] = await createKeys(database, database.organizationIds, ['readings:write']);
    const probePort = await freePort();
    const settings = {
      NODE_OPTIONS: `--require ${join(WORKSPACE_ROOT, PROBE)}`,
      EVENT_LOOP_DELAY_PORT: String(probePort),
    };
    const { port } = await startService(bench, database, settings);
    const bodies = [SMALL_BODY, ...LARGE_BODIES];
    const measured = new Map(bodies.map(({ title }) => [title, [] as Measurement[]]));
    const warmUp = bench.rounds > 1 ? WARM_UP_ROUNDS : 0;
    for (let round = -warmUp; round < bench.rounds; round++) {
      bench.say(round < 0 ? 'Warming up' : `Round ${round + 1} of ${bench.rounds}`);
      const keep = (title: string, measurement: Measurement) => round >= 0 && measured.get(title)?.push(measurement);
      for (const body of bodies) keep(body.title, await measure(body, round + warmUp, { port, probePort, key }));
    }
    return resultOf(measured, bench, database.postgres);
  },
};

interface Target {
  port: number;
  probePort: number;
  key: string;
}

function measure(large: LargeBody, round: number, { port, probePort, key }: Target): Promise<Measurement> {
  const body = Buffer.from(large.body(round));
  const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json', ...large.headers?.(round) };
  return measureDelay(probePort, async () => {
    const { status } = await send(port, large.isSingle ? PATH : `${PATH}/batch`, headers, body);
    return { bytes: body.length, isExpected: status === large.status };
  });
}

async function measureDelay(
  probePort: number,
  work: () => Promise<Pick<Measurement, 'bytes' | 'isExpected'>>,
): Promise<Measurement> {
  await send(probePort, '/');
  const begin = performance.now();
  const done = await work();
  const answer = performance.now() - begin;
  await sleep(PROBE_PAUSE_MS);
  const { text } = await send(probePort, '/');
  return { ...done, delay: Number(text), answer };
}

/** Sends a request body completely, even if the response arrives earlier. */
function send(
  port: number,
  path: string,
  headers: object = {},
  body = Buffer.alloc(0),
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      // Each request has its own connection, because the server may close a kept-alive connection at the moment when it is used again.
      agent: false,
      headers: { ...headers, 'Content-Length': body.length },
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.end(body);
  });
}

function resultOf(measured: Map<string, Measurement[]>, bench: BenchmarkContext, postgres: string): BenchmarkResult {
  const figures = [...measured].map(([title, all]) => {
    const delays = all.map(({ delay }) => delay);
    const answers = all.map(({ answer }) => answer);
    return {
      title,
      bytes: Math.max(...all.map(({ bytes }) => bytes)),
      delay: roundTo(median(delays), 1),
      longestDelay: roundTo(Math.max(...delays), 1),
      answer: roundTo(median(answers), 0),
    };
  });
  const longest = Math.max(...figures.map(({ delay }) => delay));
  const rows = figures.map(({ title, bytes, delay, longestDelay, answer }) => [
    title,
    String(Math.ceil(bytes / 1024)),
    delay.toFixed(1),
    longestDelay.toFixed(1),
    String(answer),
  ]);
  const head = `longest delay ${longest.toFixed(1)} ms; one request at a time, medians of ${bench.rounds} round(s)`;
  const table = alignColumns([['body', 'KiB sent', 'delay ms', 'longest', 'answer ms'], ...rows]);
  const failures = [...measured.values()].flat().filter(({ isExpected }) => !isExpected).length;
  return { figures: { longest, bodies: figures }, text: [head, '', ...table].join('\n'), failures, postgres };
}
