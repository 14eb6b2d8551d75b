import { type PageRequest, WEBHOOK_TYPES, type WebhookLogFilter } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { type Database, unnamedStatement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { listWithBothStatements } from '../testing/naive-logs';
import { ensureWeeklyPartitions } from '../retention/ensure-weeks';
import { retireLogs } from '../retention/retire-logs';
import { foldWebhookLogTotals } from './fold-totals';

const DAY_MS = 86_400_000;
/** A Monday. Weekly log partitions exist from this day on; earlier logs are in the default partition. */
const MONDAY = Date.UTC(2026, 2, 30);

// Few different values are generated, so that filters match logs. Time bounds are within a millisecond of a midnight or of a log's timestamp.
const types = fc.constantFrom(...WEBHOOK_TYPES.slice(0, 3));
const attempts = fc.constantFrom(0, 1, 2, 32_767);
const statuses = fc.constantFrom(100, 200, 503);
const timesOfDay = fc.constantFrom(0, 0, 1, DAY_MS / 2, DAY_MS - 1);
const instants = fc.tuple(fc.integer({ min: -9, max: 16 }), timesOfDay).map(([day, ms]) => new Date(MONDAY + day * DAY_MS + ms));

const logs = fc.record({
  type: types,
  createTimestamp: instants,
  retryAttempts: attempts,
  status: fc.option(statuses),
  lastRetryTimestamp: instants,
});
type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

const parts = fc.integer({ min: 1, max: 3 });
const changes = fc.oneof(
  { weight: 5, arbitrary: fc.record({ insert: fc.array(logs, { minLength: 10, maxLength: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ retry: parts, at: instants, status: fc.option(statuses) }) },
  fc.record({ remove: parts }),
  fc.record({ moveTo: instants, part: parts }),
  { weight: 2, arbitrary: fc.constant('fold' as const) },
  fc.record({ retire: instants.map((instant) => new Date(instant.getTime() - 4 * DAY_MS)) }),
);
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const inOrder = (one: Date, other: Date) => (one < other ? ([one, other] as const) : ([other, one] as const));
const ranges = fc.tuple(instants, instants).map(([one, other]) => inOrder(one, other));
/** Generates an optional filter property that is usually absent, because a filter with many properties would match nothing. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const filters: fc.Arbitrary<WebhookLogFilter> = fc
  .record({
    webhookType: seldom(types),
    retryAttemptsMin: seldom(attempts),
    retryAttemptsMax: seldom(attempts),
    lastResponseStatus: seldom(statuses),
    created: fc.option(ranges, { freq: 3 }),
    retried: seldom(ranges),
    bounds: fc.constantFrom('both', 'start', 'end'),
  })
  .map(({ created, retried, bounds, ...filter }) => ({
    ...filter,
    ...(created && bounds !== 'end' && { startTimestamp: created[0] }),
    ...(created && bounds !== 'start' && { endTimestamp: created[1] }),
    ...(retried && bounds !== 'start' && { startLastRetryTimestamp: retried[0] }),
    ...(retried && bounds !== 'end' && { endLastRetryTimestamp: retried[1] }),
  }));
const requests: fc.Arbitrary<PageRequest> = fc.record({
  page: fc.integer({ min: 1, max: 6 }),
  size: fc.constantFrom(1, 2, 3, 7, 15, 250),
});
const steps = fc.array(fc.tuple(changes, fc.array(fc.tuple(filters, requests), { minLength: 5, maxLength: 5 })), {
  minLength: 4,
  maxLength: 12,
});

const INSERT = `insert into webhook_log
    (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts, last_response_status, last_retry_timestamp, status)
  select $organizationId, 1, gen_random_uuid(), type, 'https://example.org/hook', "createTimestamp", "retryAttempts", status,
    case when "retryAttempts" > 0 then "lastRetryTimestamp" end, case status when 200 then 'delivered' else 'pending' end
  from json_to_recordset($logs) as r (type text, "createTimestamp" timestamptz, "retryAttempts" smallint, status smallint, "lastRetryTimestamp" timestamptz)`;

describe('totals and pages of webhook logs', () => {
  let database: TestDatabase;
  let service: Database;

  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(8);
    await ensureWeeklyPartitions(service, new Date(MONDAY));
  });
  afterEach(() => database.drop());

  const run = (organizationId: number, text: string, args: object) =>
    service.inTransaction({ organizationId }, (transaction) => transaction.run(unnamedStatement(text), args));
  const insert = (organizationId: number, given: Log[]) => run(organizationId, INSERT, { logs: JSON.stringify(given) });

  async function apply(organizationId: number, change: Change): Promise<unknown> {
    if (change === 'fold') return foldWebhookLogTotals(service);
    if ('insert' in change) return insert(organizationId, change.insert);
    if ('retire' in change) return retireLogs(service, { days: 1, now: change.retire });
    if ('remove' in change)
      return run(organizationId, 'delete from webhook_log where organization_id = $organizationId and id % 4 < $remove', change);
    if ('moveTo' in change) {
      const text = 'update webhook_log set create_timestamp = $moveTo where organization_id = $organizationId and id % 4 < $part';
      return run(organizationId, text, change);
    }
    const text = `update webhook_log set retry_attempts = least(retry_attempts::int + 1, 32767), last_retry_timestamp = $at, last_response_status = $status
      where organization_id = $organizationId and id % 4 < $retry`;
    return run(organizationId, text, change);
  }

  it('equal the results of a naive SQL statement after random changes of the logs', async () => {
    let matches = 0;
    const property = fc.asyncProperty(steps, fc.array(logs, { maxLength: 20 }), async (given, foreign) => {
      const { organizationId } = await Factory.inNewOrganization(database.dataSource);
      const other = await Factory.inNewOrganization(database.dataSource);
      await insert(other.organizationId, foreign);
      for (const [change, questions] of given) {
        await apply(organizationId, change);
        for (const [filter, request] of questions) {
          const { listed, naive } = await listWithBothStatements(service, organizationId, filter, request);
          expect(listed).toEqual(naive);
          matches += naive.ids.length;
        }
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(8), endOnFailure: true });
    expect(matches).toBeGreaterThan(10);
  });

  it('are exact in every snapshot while logs are written, retried, deleted and removed by retention, and while pending changes are folded into the totals', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    const [some = []] = fc.sample(fc.array(logs, { minLength: 200, maxLength: 200 }), { numRuns: 1, seed: 7 });
    await insert(organizationId, some);
    const questions = fc.sample(fc.tuple(filters, requests), { numRuns: propertyRuns(60), seed: 8 });
    const sampled = fc.sample(changes, { numRuns: 300, seed: 9 });
    let isOver = false;
    let folded = 0;
    const keepDoing = async (act: (turn: number) => Promise<unknown>) => {
      for (let turn = 0; !isOver; turn++) await act(turn);
    };
    const write = (turn: number) => {
      const change = sampled[turn % sampled.length];
      return change === undefined || change === 'fold'
        ? insert(organizationId, some.slice(0, 50))
        : apply(organizationId, change);
    };
    // There is only one writer, because two writers could lock each other's rows in different orders and deadlock.
    const fold = async () => (folded += await foldWebhookLogTotals(service));
    const others = [keepDoing(write), keepDoing(fold), keepDoing(fold)];
    const ask = async (nth: number) => {
      for (const [filter, request] of questions.filter((_question, at) => at % 3 === nth)) {
        const { listed, naive } = await listWithBothStatements(service, organizationId, filter, request);
        expect(listed).toEqual(naive);
      }
    };
    await Promise.all([ask(0), ask(1), ask(2)]).finally(() => {
      isOver = true;
    });
    await Promise.all(others);
    expect(folded).toBeGreaterThan(0);
  });
});
