import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { runSimulation } from '@rpm/simulation';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../harness/child-program';
import { type CleanupFunctions } from '../harness/cleanup';
import { type FaultDatabase } from '../faults/fault-database';
import { freePort } from '../harness/server-process';
import { differencesOf, fetchAll } from './compare';
import { CustomerChanges } from './customer-changes';
import { FeedClient } from './feed-copy';
import { PollingClient } from './polling-copy';
import { RESOURCE_TYPES } from './resource-types';
import { ServiceAccess } from './service-access';
import { WebhookClient } from './webhook-copy';

const DAY_MS = 86_400_000;
const SETTLING_MS = 120_000;

export interface MirrorOptions {
  database: FaultDatabase;
  patients: number;
  days: number;
  /** Minimum number of changes by the customer in addition to the simulation. */
  changes: number;
  seed: number;
  random: () => number;
  say: (progress: string) => void;
  defer: CleanupFunctions['defer'];
}

export interface MirrorResult {
  figures: Record<string, number>;
  /** The differences of each client: resources in its copy that differ from the API, and missing events. */
  problems: Record<string, string[]>;
}

/** Runs the simulation and a customer's changes while clients keep copies and processes are killed, and compares the copies with the API. */
export async function runMirror(options: MirrorOptions): Promise<MirrorResult> {
  const { database, patients, days, changes, seed, random, say, defer } = options;
  const organization = await new OrganizationRepository(database.dataSource).create('Mirror');
  const grant = { name: 'Mirror', scopes: ['*'], expireTimestamp: new Date(Date.now() + DAY_MS) };
  const { token } = await new ApiKeyRepository(database.dataSource).create(organization.id, grant);
  const folder = await mkdtemp(join(tmpdir(), 'rpm-mirror-'));
  defer(() => rm(folder, { recursive: true, force: true }));

  const spawn = (program: string, args: string[], environment: Record<string, string>) => {
    const child = ChildProgram.spawn(program, args, { ...serviceEnvironment(database), ...environment });
    defer(() => child.end('SIGKILL'));
    return child;
  };
  const service = spawn('apps/api/dist/main.js', [], { DELIVERY: 'off' });
  const url = await service.says(/The service is at (http:\S+) /);
  const access = new ServiceAccess(() => url, token.text);
  const startSender = async () => {
    const sender = spawn('apps/cli/bin/rpm-admin.js', ['deliver'], {});
    await sender.says(/(Sending webhooks)/);
    return sender;
  };
  let sender = await startSender();

  const webhooks = new WebhookClient(access, folder, await freePort());
  defer(() => webhooks.killReceiver());
  await webhooks.subscribe();
  const feed = new FeedClient(access);
  const polling = new PollingClient(access);
  const customer = new CustomerChanges(access, random, webhooks.webhookId);
  let [isOver, isSettled, kills] = [false, false, 0];
  const copied = Promise.all([polling.pollUntil(() => isSettled), feed.readUntil(() => isSettled)]);

  const killProcesses = async () => {
    while (!isOver) {
      await sleep(500 + 1_500 * random());
      if (kills++ % 2 === 0) {
        await sender.end('SIGKILL');
        sender = await startSender();
      } else {
        await webhooks.killReceiver();
        await sleep(300);
        await webhooks.startReceiver();
      }
    }
  };
  const change = async () => {
    await customer.setUp();
    while (!isOver || customer.made < changes) await customer.make();
  };
  say(`Simulating ${days} days of ${patients} patients`);
  const until = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const simulated = runSimulation({ url, key: token.text }, { seed, patients, days, until }).finally(() => (isOver = true));
  // The error of a copying client is thrown later, when the run waits for the clients to end.
  copied.catch(() => undefined);
  const [{ requests }] = await Promise.all([simulated, change(), killProcesses()]);

  say('Waiting until all events are delivered');
  await waitUntilDelivered(database, organization.id);
  isSettled = true;
  await copied;
  say('Comparing');
  const api = await fetchAll(access);
  const received = webhooks.copy();
  const ofWebhooks = differencesOf(RESOURCE_TYPES, api, received.copy);
  const ofFeed = differencesOf(RESOURCE_TYPES, api, feed.copy);
  const ofPolling = differencesOf(RESOURCE_TYPES, api, polling.copy);
  return {
    figures: {
      resources: ofPolling.compared,
      requests,
      changes: customer.made,
      refused: customer.refused,
      kills,
      events: received.events,
      'received again': received.duplicates,
      'polled changes': polling.changes,
    },
    problems: {
      webhooks: [...received.problems, ...ofWebhooks.differences],
      feed: [...feed.sequences.missing(), ...ofFeed.differences],
      polling: ofPolling.differences,
    },
  };
}

function serviceEnvironment({ url, encryptionKey }: FaultDatabase): Record<string, string> {
  return {
    DATABASE_URL: url,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
    WEBHOOK_ENCRYPTION_KEY: encryptionKey,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_RETRY_SCHEDULE: Array.from({ length: 9 }, () => '1').join(),
    WEBHOOK_LEASE_MS: '6000',
    WEBHOOK_DEADLINE_MS: '1000',
  };
}

async function waitUntilDelivered(database: FaultDatabase, organizationId: number): Promise<void> {
  const waiting = async () => {
    const [row] = await database.look<{ count: number }>(
      `select (select count(*) from webhook_delivery where organization_id = $1)
         + (select count(*) from event_lease where organization_id = $1)
         + (select count(*) from webhook_replay where organization_id = $1 and status = 'running') as count`,
      organizationId,
    );
    return row?.count ?? 0;
  };
  // Events that are not published yet have no deliveries, so the count has to be zero for a while.
  for (let quiet = 0; quiet < 3; quiet++) {
    const left = await database.waitUntilEmpty(waiting, SETTLING_MS);
    if (left > 0) throw new Error(`${left} deliveries are still waiting.`);
    await sleep(1_000);
  }
}
