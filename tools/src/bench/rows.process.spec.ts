import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ComparedServer } from './reading/against-bare';
import { runBodyDelay } from './reading/body-delay';
import { ORGANIZATION_DEVICES, ORGANIZATIONS } from './reading/fill-organizations';
import { prepareOrganizations } from './reading/organizations-database';
import { prepareReadings, type ReadingsDatabase } from './reading/readings-database';
import { runReadingImport } from './reading/reading-import';
import { runReadingList } from './reading/reading-list';
import { runReadingFetchMany } from './reading/reading-fetch';
import { runReadingBatch, runReadingPost, runReadingPostKeyed, runReadingPostMany } from './reading/reading-post';
import { type BenchmarkContext } from './row';
import { runRowLevelSecurity } from './reading/row-level-security';
import { runWebhookLogs } from './webhook/webhook-logs';

/** These specs check that the benchmarks run and what they report, but not their figures. They use the build of `npm test`. */
describe('benchmarks of readings', () => {
  const readings = 600;
  const stops: (() => Promise<void>)[] = [];
  const bench: BenchmarkContext = { rounds: 2, seconds: 0.2, readings, say: () => undefined, defer: (stop) => stops.push(stop) };
  let database: TestDatabase;
  let prepared: ReadingsDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    prepared = await prepareReadings(database, readings, bench.say);
  });
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  afterEach(stopAll);
  afterAll(() => database.drop());

  const events = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>('select count(*) from event');
    return row?.count ?? 0;
  };

  it('reading-list compares two pages of readings and verifies that totals are exact', async () => {
    const { figures, text, failures } = await runReadingList(bench, prepared);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ readings, pages: { first: 1, deep: 1 }, exactTotals: 10 });
    expect(text).toContain('totals of 10 patients are those of count(*)');
  });

  it('row-level-security compares the speed of two statements with and without row-level security', async () => {
    const { figures, text } = await runRowLevelSecurity(bench, prepared);
    expect(figures).toMatchObject({ ratio: expect.any(Number), ratioList: expect.any(Number), readings });
    expect(text).toMatch(/One reading by id:\nratio to bare \d+\.\d\d; medians of 2 round/);
  });

  it('webhook-logs verifies that every page equals the result of the naive statement', async () => {
    const fresh = await createTestDatabase();
    const { figures, text } = await runWebhookLogs({ ...bench, readings: 9000 }, fresh);
    expect(figures).toMatchObject({ logs: 9000, days: 90, measured: expect.any(Array) });
    expect(text).toContain('every answer is that of the naive statement');
    await stopAll();
    await fresh.drop();
  });

  it.each([
    ['reading-post', runReadingPost, 1],
    ['reading-batch', runReadingBatch, 1000],
  ])('the benchmark %s stores the readings that it posts', async (_name, run, each) => {
    const before = await events();
    const { figures, failures } = await run(bench, prepared);
    expect(failures).toBe(0);
    const { variants } = figures as { variants: Record<string, { requests: number }> };
    const posted = Object.values(variants).reduce((total, { requests }) => total + requests * each, 0);
    // The number of events is greater, because the readings posted during the warm-up also caused events.
    expect((await events()) - before).toBeGreaterThan(posted);
  });

  it('reading-post-keyed stores the readings that it posts, and the keys of those that the service gets', async () => {
    const fresh = await createTestDatabase();
    const { figures, failures } = await runReadingPostKeyed(bench, await prepareReadings(fresh, readings, bench.say));
    expect(failures).toBe(0);
    const { variants } = figures as { variants: Record<ComparedServer, { requests: number }> };
    const [stored] = await fresh.dataSource.query<{ events: number; keys: number }[]>(
      'select (select count(*) from event) as events, (select count(*) from idempotency_key) as keys',
    );
    expect(stored?.events).toBeGreaterThan(variants.service.requests + variants.bare.requests);
    expect(stored?.keys).toBeGreaterThan(variants.service.requests);
    expect(stored?.keys).toBeLessThan(stored?.events ?? 0);
    await stopAll();
    await fresh.drop();
  });

  it('reading-fetch-many and reading-post-many measure requests on behalf of many organizations', async () => {
    const fresh = await createTestDatabase();
    const organizations = await prepareOrganizations(fresh, 4_000, bench.say);
    const fetched = await runReadingFetchMany(bench, organizations);
    await stopAll();
    const posted = await runReadingPostMany({ ...bench, seconds: 0.5 }, organizations);
    expect([fetched.failures, posted.failures]).toEqual([0, 0]);
    expect(fetched.text).toMatch(/\| +variant +\|.*\| Node µs \| PostgreSQL µs \| CPU to bare \|/);
    const [owners] = await fresh.dataSource.query<object[]>(
      `select count(distinct r.organization_id)::int as organizations, count(distinct device_id)::int as devices,
        bool_and(r.organization_id = d.organization_id) as "areOwn"
       from blood_glucose_reading r join device d on d.id = r.device_id`,
    );
    expect(owners).toEqual({ organizations: ORGANIZATIONS, devices: ORGANIZATION_DEVICES, areOwn: true });
    await stopAll();
    await fresh.drop();
  });

  it('body-delay gets the expected response to every request body and stores the largest batches', async () => {
    const { figures, text, failures } = await runBodyDelay({ ...bench, rounds: 1 }, prepared);
    expect(failures).toBe(0);
    expect(figures).toMatchObject({ longest: expect.any(Number), bodies: expect.any(Array) });
    expect(text).toContain('one reading (baseline)');
    const [stored] = await database.dataSource.query<{ count: number }[]>('select count(*) from sleep_mat_activity_reading');
    // The benchmark stores three batches of a thousand readings, and one reading as the baseline.
    expect(stored?.count).toBe(3 * 1_000 + 1);
  });

  it.each([
    ['new', 6, [{ order: ['bare', 'service'] }, { order: ['service', 'bare'] }]],
    ['known', 2, [{ order: ['bare', 'service'] }]],
  ] as const)('reading-import stores a file whose readings are %s', async (freshness, files, rounds) => {
    const fresh = await createTestDatabase();
    const prepared = await prepareReadings(fresh, 0, bench.say);
    const { figures, text } = await runReadingImport({ ...bench, rounds: rounds.length }, prepared, freshness);
    expect(figures).toMatchObject({ readings, rounds });
    expect(text).toContain('rpm-admin reading import');
    const rows = await fresh.dataSource.query<unknown[]>('select count(*) as count from blood_glucose_reading');
    expect(rows).toEqual([{ count: files * readings }]);
    await stopAll();
    await fresh.drop();
  });
});
