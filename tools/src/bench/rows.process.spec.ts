import { FIRST, ROWS_EACH } from './operations/fill-operations';
import { OPERATIONS } from './operations/operations';
import { type GrowthFigures } from './growth/growth-figures';
import { ROWS } from './rows';
import { type BenchInSpec, HANGING_MS, optionsOf, runInSpec, SETTINGS, SHORTEST } from './testing/bench-in-spec';

interface Loads {
  variants: Record<string, { requests: number }>;
}
const requestsIn = ({ figures }: BenchInSpec) =>
  Object.values((figures as unknown as Loads).variants).reduce((total, { requests }) => total + requests, 0);

/** Returns the only row that a query finds in one of the benchmark's databases. */
async function rowOf({ databases }: BenchInSpec, database: string, query: string): Promise<Record<string, number>> {
  const rows = await databases.get(database)?.dataSource.query<Record<string, number>[]>(query);
  return rows?.[0] ?? {};
}

const storesItsReadings = (each: number) => async (result: BenchInSpec) => {
  const { events } = await rowOf(result, 'copy', 'select count(*) as events from event');
  // The number of events is greater, because the readings posted during the warm-up also caused events.
  expect(events).toBeGreaterThan(requestsIn(result) * each);
};

/** Work that a benchmark must have done, in addition to running without failures. */
const CHECKS: Record<string, (result: BenchInSpec) => unknown> = {
  'reading-fetch': ({ figures, text }) => {
    const variants = { service: { failures: 0, ratio: figures['ratio'] }, bare: { failures: 0, ratio: 1, cpuRatio: 1 } };
    expect(figures).toMatchObject({
      ratio: expect.any(Number),
      readings: 600,
      variants,
      rounds: [{ order: ['service', 'bare'] }],
    });
    expect(text).toMatch(/\| variant +\|.*\| Node µs \| PostgreSQL µs \| CPU ratio \|/);
  },
  'reading-alone': ({ figures }) => {
    expect(figures).toMatchObject({ longer: expect.any(Number), variants: [{ name: 'service' }, { name: 'bare' }] });
  },
  'reading-post': storesItsReadings(1),
  'reading-batch': storesItsReadings(1_000),
  'reading-post-keyed': async (result) => {
    const { figures } = result;
    const { service } = (figures as unknown as Loads).variants;
    const stored = await rowOf(
      result,
      'copy',
      'select (select count(*) from event) as events, count(*) as keys from idempotency_key',
    );
    expect(stored['keys']).toBeGreaterThan(service?.requests ?? Infinity);
    expect(stored['keys']).toBeLessThan(stored['events'] ?? 0);
  },
  'reading-post-many': async (result) => {
    const owners = `select count(distinct r.organization_id) as organizations, count(distinct device_id) as devices,
        min((r.organization_id = d.organization_id)::int) as own
      from blood_glucose_reading r join device d on d.id = r.device_id`;
    expect(await rowOf(result, 'copy', owners)).toEqual({ organizations: 200, devices: 2_000, own: 1 });
  },
  'reading-import': async (result) => {
    // Both programs import different files in the warm-up and in the measured round.
    const { stored } = await rowOf(result, 'copy', 'select count(*) as stored from blood_glucose_reading');
    expect(stored).toBe(4 * SHORTEST.readings);
  },
  'ingest-fairness': ({ figures }) => {
    const sent = { messages: expect.any(Number), p99: expect.any(Number), readP99: expect.any(Number) };
    expect(figures).toMatchObject({
      ratio: expect.any(Number),
      readRatio: expect.any(Number),
      conditions: { alone: sent, beside: sent },
    });
    expect(figures['received']).toBeGreaterThanOrEqual(SHORTEST.readings);
  },
  'ingest-superset': async (result) => {
    expect(result.figures).toMatchObject({ cpuRatio: expect.any(Number), samples: { superset: 210, latest: 20 } });
    // Both contents of messages are stored in the warm-up and in the measured round.
    const { stored } = await rowOf(result, 'ingest_superset', 'select count(*) as stored from blood_glucose_reading');
    expect(stored).toBe(4 * 20);
  },
  'file-import': async (result) => {
    // The table and the file of Clarity are imported in the warm-up and in the measured round.
    const { stored, origins } = await rowOf(
      result,
      'copy',
      'select (select count(*) from blood_glucose_reading) as stored, (select count(*) from reading_origin) as origins',
    );
    expect([stored, origins]).toEqual([4 * SHORTEST.readings, 2 * SHORTEST.readings]);
  },
  'fhir-export': ({ figures }) => {
    const rounds = [{ observations: SHORTEST.readings, bytes: expect.any(Number), grown: expect.any(Number) }];
    expect(figures).toMatchObject({ perSecond: [expect.any(Number)], slowGrowth: expect.any(Number), rounds });
  },
  'body-delay': async (result) => {
    expect(result.figures).toMatchObject({ longest: expect.any(Number), bodies: expect.any(Array) });
    // The benchmark stores three batches of a thousand readings, and one reading as the baseline.
    const { stored } = await rowOf(result, 'copy', 'select count(*) as stored from sleep_mat_activity_reading');
    expect(stored).toBe(3 * 1_000 + 1);
  },
  operations: async ({ figures, databases }) => {
    const { operations } = figures as { operations: { name: string }[] };
    expect(operations.map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name));
    const kinds = await databases.get('operations')?.dataSource.query<object[]>(
      `select distinct (select array_agg(e.name order by e.id) from order_event e where e.order_id = o.id) as history,
         (select count(*)::int from event e where e.subject_id = o.id and e.type like 'order.%'
            and e.payload::jsonb ->> 'id' = o.id::text) as events,
         (select array_agg(d.current_status || (d.current_patient_id = o.patient_id)) from order_device x join device d on d.id = x.device_id
            where x.order_id = o.id and not x.is_open) as devices
       from customer_order o where o.id >= $1 and o.status = 'delivered'`,
      [FIRST.order + ROWS_EACH],
    );
    expect(kinds).toEqual([{ history: ['received', 'packed', 'shipped', 'delivered'], events: 8, devices: ['withPatienttrue'] }]);
    const patients = await databases.get('operations')?.dataSource.query<object[]>(
      `select count(*) = count(distinct external_identifier) as "areDistinct", count(*) > 2 as "areSeveral",
         bool_and(exists (select from event e where e.subject_id = p.id and e.type = 'patient.created'
           and e.payload::jsonb ->> 'externalIdentifier' = p.external_identifier)) as "areReported"
       from patient p where p.id >= $1`,
      [FIRST.patient + ROWS_EACH],
    );
    expect(patients).toEqual([{ areDistinct: true, areSeveral: true, areReported: true }]);
  },
  'resource-lists': ({ figures }) => {
    const { lists } = figures as { lists: { path: string; pages: { name: string }[] }[] };
    expect(lists.find(({ path }) => path === '/api/v3/device')).toMatchObject({ total: SHORTEST.readings });
    expect(lists.every(({ pages }) => pages.map(({ name }) => name).join() === 'first,deep,last')).toBe(true);
  },
  'patient-search': async (result) => {
    const { searches } = result.figures as { searches: { query: string; matching: number }[] };
    expect(searches.find(({ query }) => query === 'a')?.matching).toBeGreaterThan(0);
    // The patients that were inserted to measure the cost of their words are gone.
    const counts =
      'select count(*) as patients, (select count(distinct patient_id) from patient_search_word) as found from patient';
    expect(await rowOf(result, `patient_search_${SHORTEST.readings}`, counts)).toEqual({
      patients: SHORTEST.readings,
      found: SHORTEST.readings,
    });
  },
  adherence: ({ figures }) => {
    expect(figures).toMatchObject({ lists: expect.arrayContaining([expect.objectContaining({ total: 60 })]) });
  },
  neighbour: async (result) => {
    const conditions = ['alone', 'beside a small device', 'beside the largest device'].map((condition) => ({ condition }));
    expect(result.figures).toMatchObject({ ratio: expect.any(Number), parts: 150, conditions });
    // The neighbour's device has more former identifiers and events than a response embeds.
    const device =
      'select id, former_identifier_count as former, device_event_count as events from device order by id desc limit 1';
    expect(await rowOf(result, 'neighbour', device)).toEqual({ id: 2, former: 150, events: 150 });
  },
  'webhook-drain': async (result) => {
    const programs = ['service', 'logged', 'unlogged'].map((name) => ({ name, heats: [{ failures: 0 }] }));
    expect(result.figures).toMatchObject({ events: 100, statements: expect.any(Number), programs });
    // The 200 logs are 100 measured messages and 100 messages delivered during the warm-up.
    const { delivered } = await rowOf(
      result,
      'webhooks',
      `select count(*) as delivered from webhook_log where status = 'delivered'`,
    );
    expect(delivered).toBe(200);
    const logs = `select count(*) as logs, count(distinct message_id) as messages, min(attempts) as attempts, min(response_status) as status,
      bool_and(request_body::json ->> 'id' = message_id)::int as bodies, bool_and(status = 'delivered')::int as delivered from job_log`;
    expect(await rowOf(result, 'webhooks', logs)).toEqual({
      logs: 200,
      messages: 200,
      attempts: 1,
      status: 200,
      bodies: 1,
      delivered: 1,
    });
  },
  'webhook-fairness': ({ figures }) => {
    expect(figures).toMatchObject({ waiting: 100, alone: { share: 1 }, beside: { share: 1 } });
  },
  footprint: ({ figures }) => {
    const { deliveries } = figures as { deliveries: { atOnce: number; bytes: number; days: number }[] };
    expect(deliveries.map(({ atOnce }) => atOnce)).toEqual([1, 10, 100]);
    expect(deliveries.every(({ bytes, days }) => bytes > 0 && days > 0)).toBe(true);
    const shared = [1, 10, 100].map((atOnce) => ({ atOnce, bytes: expect.any(Number) as number }));
    expect(figures['trail']).toEqual({ read: expect.any(Number) as number, posts: shared, deliveries: shared });
    expect((figures['trail'] as { read: number }).read).toBeGreaterThan(0);
  },
  'event-cost': ({ figures }) => {
    expect(figures).toHaveProperty('rounds.0.loads.published.requests');
  },
  year: ({ figures }) => {
    const month = { month: 1, 'pages of 1 d': expect.any(Number), 'bytes each': expect.any(Number), rebuilt: expect.any(Number) };
    expect(figures).toMatchObject({ monitors: 1, months: [month] });
  },
  corrections: async (result) => {
    const moved = 'select sum((version = 3)::int) as merged, sum((version = 2)::int) as corrected from blood_glucose_reading';
    expect(await rowOf(result, 'copy', moved)).toEqual({ merged: 2, corrected: 2 });
  },
  organizations: async (result) => {
    const { rows, first } = result.figures as { rows: { figure: string; ratio: number }[]; first: { count: number }[] };
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ ratio }) => Number.isNaN(ratio))).toEqual([]);
    // Each of the ten quiet organizations has sent two requests, and the active ones have posted readings, which were published.
    expect(first.map(({ count }) => count).sort()).toEqual([3, 3, 4]);
    const published = 'select count(distinct organization_id) as publishers from published_event where organization_id <= 20';
    expect(await rowOf(result, 'organizations_all', published)).toEqual({ publishers: 20 });
  },
  growth: ({ figures, documents }) => {
    const { sizes, lists, requests, files } = figures as unknown as GrowthFigures;
    expect(sizes).toEqual([30, 300, 3_000]);
    const values = [...lists, ...requests, ...files].flatMap(({ lines }) => lines.flatMap((line) => line.values));
    expect(values.filter((value) => value === null || !(value > 0))).toEqual([]);
    expect(Object.keys(documents ?? {})).toEqual(
      ['growth.json', 'lists.svg', 'requests.svg', 'files.svg'].map((name) => `docs/growth/${name}`),
    );
  },
  midnight: async (result) => {
    const counted = 'select count(days) as counted, sum((valid_until < now())::int) as expired from adherence_count';
    expect(await rowOf(result, 'midnight', counted)).toEqual({ counted: 6_000, expired: 0 });
  },
};

/**
 * These specs check that every benchmark runs with its shortest setting and what it reports, but not its figures, which depend on the machine. They use
 * the build of `npm test`. `console-chart` has a spec of its own, which needs a browser.
 */
describe('benchmarks', () => {
  it.each(ROWS.filter(({ name }) => name !== 'console-chart'))(
    '$name runs without failures',
    async (row) => {
      await runInSpec(row, optionsOf(row), async (result) => {
        expect(result).toMatchObject({ failures: 0, postgres: expect.stringMatching(/^\d+\.\d+/) });
        await CHECKS[row.name]?.(result);
      });
    },
    HANGING_MS,
  );

  it('exist for all settings and checks in this spec, and have unique names', () => {
    const names = ROWS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(SETTINGS), ...Object.keys(CHECKS)]));
    expect(new Set(names).size).toBe(names.length);
  });
});
