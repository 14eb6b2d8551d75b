import { fetchText } from '@rpm/client';
import { createWebhook } from '../webhook/webhook-setting';
import { type Database, WORKSPACE_ROOT } from '@rpm/database';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startServer } from '../../harness/server-process';
import { bodyRequest, type RequestHeaders } from '../measure/http-request';
import { applyLoad, type LoadTestResult } from '../measure/load';
import { createKeys, startService } from '../measure/programs';
import { startClockOf } from '../measure/processor-time';
import { type BenchmarkContext, type DatabaseUrls } from '../row';
import { type ServiceState } from '../servers/service-probe';
import { DEVICES } from './fill-organizations';

const PROBE = 'tools/dist/bench/servers/service-probe.js';
const PATH = '/api/v3/blood-glucose-reading';
const FIRST_INSTANT = Date.UTC(2022, 0, 1);
/** Numbers of connections that post, and of organizations that send their first requests at the same time. */
const [CONNECTIONS, VISITORS] = [8, 4];

/** A database with organizations, and the administrator's connections to it. */
export interface FilledDatabase extends DatabaseUrls {
  administration: Database;
  organizationIds: readonly number[];
}

/** CPU time of a service in which nothing happens, in microseconds per second; null if the system does not report it. */
export interface IdleTime {
  node: number | null;
  postgres: number | null;
}

/** Times of the first and the second request of the same kind of an organization, in milliseconds. */
export interface FirstRequest {
  kind: string;
  first: number;
  second: number;
}

/** A service that delivers webhooks of its active organizations, and its measurements. */
export interface RunningService {
  /** Posts readings of the active organizations for some time, each of which is published and delivered. */
  post: (milliseconds: number) => Promise<LoadTestResult>;
  state: () => Promise<ServiceState>;
  /** Starts to measure the CPU time. @returns a function that returns the CPU time since then */
  startIdleClock: () => Promise<() => IdleTime>;
  /** Sends two equal requests as each of the given organizations. */
  visit: (organizationIds: readonly number[]) => Promise<FirstRequest[]>;
}

/** Starts a service with keys for all of its organizations. The webhooks of the active ones are received by a program of its own. */
export async function startProbedService(
  bench: BenchmarkContext,
  database: FilledDatabase,
  activeIds: readonly number[],
): Promise<RunningService> {
  const { administration } = database;
  const receiver = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(receiver.stop);
  const encryptionKey = randomBytes(32);
  for (const organizationId of activeIds) {
    const webhook = { organizationId, type: 'reading.bloodGlucose' as const, url: `http://127.0.0.1:${receiver.port}/hook` };
    await createWebhook(administration, encryptionKey, webhook);
  }
  const keys = await createKeys(database, database.organizationIds);
  const headersOf = new Map<number, RequestHeaders>(
    database.organizationIds.map((id, place) => [id, { 'Service-API-Key': keys[place] ?? '' }]),
  );
  const probePort = await freePort();
  const { port, processes } = await startService(bench, database, {
    DELIVERY: 'on',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_ENCRYPTION_KEY: encryptionKey.toString('base64'),
    NODE_OPTIONS: `--require ${join(WORKSPACE_ROOT, PROBE)}`,
    SERVICE_PROBE_PORT: String(probePort),
  });
  let posted = 0;
  const reading = (device: number, second: number) =>
    JSON.stringify({
      device: { id: device },
      readingTimestamp: new Date(FIRST_INSTANT + second * 1000).toISOString(),
      glucose: 101,
      deviceTimeZoneOffset: -18_000,
    });
  const nextPost = () => {
    const number = posted++;
    const turn = Math.floor(number / activeIds.length);
    const headers = headersOf.get(activeIds[number % activeIds.length] ?? 0) ?? {};
    return bodyRequest('POST', PATH, headers, reading(1 + (turn % DEVICES), turn));
  };
  const ask = async (organizationId: number, path: string, body?: string) => {
    const headers = { ...headersOf.get(organizationId), ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const request = {
      operation: 'ask',
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body }),
    };
    const begin = performance.now();
    const { status, text } = await fetchText(`http://127.0.0.1:${port}${path}`, request);
    assert.equal(status, 200, text);
    return performance.now() - begin;
  };
  const kinds: Record<string, (organizationId: number, second: number) => Promise<number>> = {
    'a patient by id': (id) => ask(id, '/api/v3/patient/1'),
    'a list of readings': (id) => ask(id, `${PATH}?size=15`),
    'posting a reading': (id, second) => ask(id, PATH, reading(1, second)),
  };
  return {
    post: async (milliseconds) => {
      const load = await applyLoad({ port, connections: CONNECTIONS, end: { milliseconds }, next: nextPost });
      while ((await administration.query<object[]>('select from event limit 1')).length > 0) await sleep(50);
      return load;
    },
    state: async () => {
      const { text } = await fetchText(`http://127.0.0.1:${probePort}/`, { operation: 'probe' });
      return JSON.parse(text) as ServiceState;
    },
    startIdleClock: async () => {
      const backends = await administration.query<{ pid: number }[]>(
        `select pid from pg_stat_activity where datname = current_database() and usename <> current_user`,
      );
      const [begin, node, postgres] = [
        performance.now(),
        startClockOf([processes.server]),
        startClockOf(backends.map(({ pid }) => pid)),
      ];
      return () => {
        const seconds = (performance.now() - begin) / 1000;
        const perSecond = (time: number | null) => (time === null ? null : Math.round(time / seconds));
        return { node: perSecond(node()), postgres: perSecond(postgres()) };
      };
    },
    visit: async (organizationIds) => {
      const visits: FirstRequest[] = [];
      const left = organizationIds.entries();
      const visitNext = async () => {
        for (const [place, id] of left) {
          const [kind, request] = Object.entries(kinds)[place % Object.keys(kinds).length] ?? assert.fail();
          const [before, after] = [-1 - place, -organizationIds.length - 1 - place];
          visits.push({ kind, first: await request(id, before), second: await request(id, after) });
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitNext));
      return visits;
    },
  };
}
