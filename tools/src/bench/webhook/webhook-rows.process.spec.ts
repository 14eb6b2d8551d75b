import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { prepareReadings } from '../reading/readings-database';
import { type BenchmarkContext } from '../row';
import { runEventCost } from './event-cost';
import { runWebhookDrain } from './webhook-drain';
import { runWebhookFairness } from './webhook-fairness';
import { runWebhookLatency } from './webhook-latency';
import { runWebhookPublish } from './webhook-publish';
import { runWebhookSenders } from './webhook-senders';
import { prepareWebhooks, type WebhookBenchmarkSetup } from './webhook-setting';

/** These specs check that the benchmarks run and what they report, but not their figures. They use the build of `npm test`. */
describe('benchmarks of webhooks', () => {
  const stops: (() => Promise<void>)[] = [];
  const defer = (stop: () => Promise<void>) => void stops.push(stop);
  const bench: BenchmarkContext = { rounds: 1, seconds: 0.3, readings: 100, say: () => undefined, defer };
  const databases: TestDatabase[] = [];
  let setting: WebhookBenchmarkSetup;
  let logs: TestDatabase;

  const fresh = async () => {
    const database = await createTestDatabase();
    databases.push(database);
    return database;
  };
  const stopDownTo = async (left: number) => {
    while (stops.length > left) await stops.pop()?.();
  };
  let own = 0;
  beforeAll(async () => {
    logs = await fresh();
    setting = await prepareWebhooks(bench, logs);
    own = stops.length;
  });
  afterEach(() => stopDownTo(own));
  afterAll(async () => {
    await stopDownTo(0);
    for (const database of databases) await database.drop();
  });

  const NAMES = [{ name: 'service' }, { name: 'pgBoss' }, { name: 'graphileWorker' }];

  it('webhook-drain delivers every event exactly once with each of the programs that it compares', async () => {
    const { figures, text, failures } = await runWebhookDrain(bench, setting);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ events: 100, variants: NAMES, ratio: expect.any(Number) });
    expect(text).toContain('log, body, attempt, totals, health');
    const [row] = await logs.dataSource.query<object[]>(`select status, count(*)::int from webhook_log group by status`);
    // The 200 logs are 100 measured messages and 100 messages delivered during the warm-up.
    expect(row).toEqual({ status: 'delivered', count: 200 });
  });

  it('webhook-latency receives every message that is published at a constant rate', async () => {
    const { figures, failures } = await runWebhookLatency(bench, setting);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ perSecond: 1_000, variants: NAMES });
  });

  it('webhook-senders delivers every event exactly once, with numbers without gaps, by one process and by two', async () => {
    const { figures, text, failures } = await runWebhookSenders(bench, setting);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ events: 100, summaries: [{ senders: 1 }, { senders: 2 }] });
    expect(text).toContain('their numbers have no gaps');
  });

  it('webhook-fairness delivers to all other webhooks while one webhook never responds', async () => {
    const { figures, failures } = await runWebhookFairness(bench, setting);
    expect(failures).toBe(0);
    const all = { share: 1, repeated: 0 };
    expect(figures).toMatchObject({ waiting: 100, measured: [{ name: 'service', alone: all, besideHung: all }, {}, {}] });
  });

  it('event-cost posts readings without an event, with an event, and with an event that is published', async () => {
    const prepared = async () => prepareReadings(await fresh(), bench.readings, bench.say);
    const three = { discarded: await prepared(), stored: await prepared(), published: await prepared() };
    const { figures, failures } = await runEventCost(bench, three);
    expect(failures).toBe(0);
    expect(figures).toHaveProperty('rounds.0.published.requests');
  });

  it('webhook-publish posts readings to three variants of the service', async () => {
    const prepared = async () => prepareReadings(await fresh(), bench.readings, bench.say);
    const three = { alone: await prepared(), webhook: await prepared(), sending: await prepared() };
    const { figures, failures } = await runWebhookPublish(bench, three);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ ratio: expect.any(Number), ratioWebhook: expect.any(Number), readings: 100 });
  });
});
