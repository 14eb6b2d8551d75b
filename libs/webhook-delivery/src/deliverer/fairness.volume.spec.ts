import { nobody } from '@rpm/domain';
import { DeliveryQueue } from '../delivery-queue';
import { JsonText } from '@rpm/database';
import { SecretBox } from '@rpm/encryption';
import { type DeadRow } from '../dead-rows/dead-rows';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AddressPolicy } from '../address/address-policy';
import { Deliverer } from './deliverer';
import { Sender } from '../sending/sender';
import { type DeliveryConfiguration } from '../settings';
import { Receiver, SocketServer } from '../testing';

const EVENTS = 60;
const SLOTS = 256;

/** The time limit of a request is so long that no request to a hanging server ends during a test. */
const CONFIGURATION: DeliveryConfiguration = {
  WEBHOOK_PORTS: [443],
  WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'],
  WEBHOOK_RETRY_SCHEDULE: [1, 1],
  WEBHOOK_CONCURRENCY: SLOTS,
  WEBHOOK_DEADLINE_MS: 600_000,
  WEBHOOK_LEASE_MS: 700_000,
  WEBHOOK_KEEP_RESPONSES: 'on',
  WEBHOOK_RETENTION_DAYS: 90,
  EVENT_RETENTION_DAYS: 30,
};

describe('an organization whose webhook responds', () => {
  let database: TestDatabase;
  let healthy: Factory;
  let receiver: Receiver;
  let hanging: SocketServer;
  let deliverers: Deliverer[];
  let errors: unknown[];
  const box = new SecretBox([randomBytes(32)]);

  beforeEach(async () => {
    database = await createTestDatabase();
    receiver = await Receiver.listen();
    hanging = await SocketServer.listen(() => undefined);
    [deliverers, errors] = [[], []];
  });
  afterEach(async () => {
    await Promise.all([...deliverers.map((deliverer) => deliverer.stop()), hanging.close()]);
    await receiver.close();
    await database.drop();
  });

  async function start(): Promise<Deliverer> {
    const policy = new AddressPolicy({ ports: [], allowedNetworks: CONFIGURATION.WEBHOOK_ALLOWED_NETWORKS });
    const sender = new Sender({ policy, deadlineMs: CONFIGURATION.WEBHOOK_DEADLINE_MS });
    const onError = (error: unknown) => errors.push(error);
    const onDead = (row: DeadRow) => errors.push(row);
    const deliverer = new Deliverer({
      database: await database.connectAsService(4),
      sender,
      box,
      configuration: CONFIGURATION,
      onError,
      onDead,
    });
    deliverers.push(deliverer);
    deliverer.start();
    return deliverer;
  }

  const rowsOf = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const emit = ({ organizationId }: Factory, count: number) =>
    rowsOf(`insert into event (organization_id, type, subject_id, payload)
      select $1, 'device.healthcheck', n, json_build_object('n', n) from generate_series(1, $2::int) n`, organizationId, count); // prettier-ignore

  /** Inserts webhooks directly into the database, because the API limits their number. */
  async function subscribe({ organizationId }: Factory, count: number, url: string): Promise<number[]> {
    const webhooks = await rowsOf<{ id: number }>(
      `insert into webhook (organization_id, types, url, enabled) select $1, '{device.healthcheck}', $2, true from generate_series(1, $3::int) returning id`,
      organizationId, url, count); // prettier-ignore
    await rowsOf('insert into webhook_health (organization_id, webhook_id) select $1, unnest($2::bigint[])', organizationId, webhooks.map(({ id }) => id)); // prettier-ignore
    const secrets = webhooks.map(({ id }) => box.seal(randomBytes(32), { organizationId, webhookId: id }));
    await rowsOf(`insert into webhook_secret (organization_id, webhook_id, sealed, key_name) select $1, * from unnest($2::bigint[], $3::bytea[], $4::text[])`,
      organizationId, webhooks.map(({ id }) => id), secrets.map(({ sealed }) => sealed), secrets.map(({ keyName }) => keyName)); // prettier-ignore
    return webhooks.map(({ id }) => id);
  }

  /** Creates organizations whose webhooks accept connections but never respond, each with three events to deliver. */
  async function addHangingOrganizations(organizations: number, webhooks: number): Promise<void> {
    for (let n = 0; n < organizations; n++) {
      const organization = await Factory.inNewOrganization(database.dataSource);
      await subscribe(organization, webhooks, `http://127.0.0.1:${hanging.port}/`);
      await emit(organization, 3);
    }
  }

  async function addHealthyOrganization(): Promise<void> {
    healthy = await Factory.inNewOrganization(database.dataSource);
    await subscribe(healthy, 1, receiver.url);
  }

  /** Turns all events into deliveries whose first attempt has failed. */
  async function failFirstTries(): Promise<void> {
    const queue = new DeliveryQueue(await database.connectAsService(), 60_000, (row) => errors.push(row));
    while ((await queue.fanOut()).isMore) continue;
    await rowsOf('update webhook_delivery set is_retry = true, attempts = 1, step = 1');
    await rowsOf('update webhook_health set consecutive_failures = 1, failing_since = now()');
  }

  async function waitUntil(isTrue: () => boolean): Promise<void> {
    const deadline = Date.now() + 90_000;
    while (!isTrue() && Date.now() < deadline) await sleep(20);
  }

  async function expectAllEvents(): Promise<void> {
    await waitUntil(() => receiver.requests.length >= EVENTS);
    expect(receiver.requests).toHaveLength(EVENTS);
    // All requests to the webhooks of the other organizations are still waiting for a response.
    expect(hanging.open).toBeGreaterThan(0);
    expect(await rowsOf('select from webhook_attempt where organization_id <> $1', healthy.organizationId)).toEqual([]);
    expect(errors).toEqual([]);
  }

  it.each([
    [1, 100],
    [1, 600],
    [5, 125],
  ])('receives all its events while %s other organizations have %s hanging webhooks each', async (organizations, webhooks) => {
    await addHangingOrganizations(organizations, webhooks);
    await addHealthyOrganization();
    await start();
    await waitUntil(() => hanging.open > 25);
    await emit(healthy, EVENTS);
    await expectAllEvents();
  });

  it('receives all its events while deliveries to hanging webhooks of other organizations are retried', async () => {
    await addHangingOrganizations(5, 125);
    await failFirstTries();
    await addHealthyOrganization();
    await start();
    await waitUntil(() => hanging.open > 25);
    await emit(healthy, EVENTS);
    await expectAllEvents();
  });

  it('receives all its events while another organization sends a limited number of test events to hanging webhooks', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const webhooks = await subscribe(other, 200, `http://127.0.0.1:${hanging.port}/`);
    await addHealthyOrganization();
    const deliverer = await start();
    const sample = { type: 'device.healthcheck' as const, payload: JsonText.asserted('{"sample":true}', nobody) };
    const refusals: unknown[] = [];
    const tests = webhooks.map((id) =>
      deliverer.sendTest(other.organizationId, id, sample).catch((error: unknown) => refusals.push(error)),
    );
    await waitUntil(() => hanging.open + refusals.length === webhooks.length);
    expect(hanging.open).toBe(SLOTS / 64);
    expect(refusals).toHaveLength(webhooks.length - SLOTS / 64);
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'rate_limited', retryAfter: 5 })));
    await emit(healthy, EVENTS);
    await expectAllEvents();
    hanging.cut();
    await Promise.all(tests);
  });

  it('receives all its events from two senders while webhooks of other organizations hang', async () => {
    await addHangingOrganizations(5, 125);
    await addHealthyOrganization();
    await start();
    await start();
    await waitUntil(() => hanging.open > 50);
    await emit(healthy, EVENTS);
    await expectAllEvents();
  });

  it('receives all its events, because hanging webhooks hold at most an eighth of the slots per organization and half of the slots in total', async () => {
    await addHangingOrganizations(1, 100);
    await addHealthyOrganization();
    await start();
    await waitUntil(() => hanging.open >= SLOTS / 8);
    await emit(healthy, EVENTS);
    await expectAllEvents();
    expect(hanging.open).toBe(SLOTS / 8);
    await addHangingOrganizations(9, 25);
    await waitUntil(() => hanging.open > SLOTS / 3);
    expect(hanging.open).toBeLessThanOrEqual(SLOTS / 2);
  });
});
