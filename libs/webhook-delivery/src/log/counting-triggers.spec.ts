import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { listWithBothStatements } from '../testing/naive-logs';
import { ensureWeeklyPartitions } from '../retention/ensure-weeks';
import { foldWebhookLogTotals } from './fold-totals';

/** One instant in each of three weeks. The first two weeks have log partitions, the third has none. */
const [BEFORE, MONDAY, NEXT_MONDAY] = ['2026-03-29T12:00:00Z', '2026-03-30T00:00:00Z', '2026-04-06T00:00:00Z'];

const COLUMNS =
  'organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts, last_response_status, last_retry_timestamp, status';

describe('counting triggers of webhook_log', () => {
  let database: TestDatabase;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureWeeklyPartitions(database.dataSource, new Date(MONDAY));
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    const { id: webhookId } = await mine.webhook();
    for (const stamp of [BEFORE, MONDAY, NEXT_MONDAY]) await mine.webhookLog({ webhookId, createTimestamp: new Date(stamp) });
  });

  const run = (text: string, ...values: unknown[]) => database.dataSource.query<unknown[]>(text, values);
  const totals = () =>
    run(
      'select create_day, status, retry_day, count from webhook_log_delta where organization_id = $1 order by create_day, status, count',
      mine.organizationId,
    );
  /** Runs an SQL statement after replacing the word ORGANIZATION with the organization's id. */
  const change = (text: string) => run(text.replaceAll('ORGANIZATION', String(mine.organizationId)));
  const matches = async (total: number) => {
    await foldWebhookLogTotals(database.dataSource);
    for (const filter of [{}, { startTimestamp: new Date(MONDAY) }, { endLastRetryTimestamp: new Date(NEXT_MONDAY) }]) {
      const { listed, naive } = await listWithBothStatements(database.dataSource, mine.organizationId, filter, {
        page: 1,
        size: 15,
      });
      expect(listed).toEqual(naive);
    }
    const { naive } = await listWithBothStatements(database.dataSource, mine.organizationId, {}, { page: 1, size: 15 });
    expect(naive.total).toBe(total);
  };

  it.each<[string, string, number]>([
    [
      'COPY',
      `copy webhook_log (${COLUMNS}) from program 'printf "ORGANIZATION,1,evt_c1,patient.created,https://example.org,${BEFORE},0,,,pending\\nORGANIZATION,1,evt_c2,patient.created,https://example.org,${MONDAY},1,503,${MONDAY},failed\\n"' csv`,
      5,
    ],
    [
      'an upsert that inserts one and updates another',
      `insert into webhook_log (${COLUMNS})
       select organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, 0, null::smallint, null::timestamptz, 'pending'
       from webhook_log where organization_id = ORGANIZATION and create_timestamp = '${MONDAY}'
       union all select ORGANIZATION, 1, 'evt_new', 'patient.created', 'https://example.org', '${MONDAY}', 0, null, null, 'pending'
       on conflict (organization_id, webhook_id, create_timestamp, message_id) do update set status = 'failed', last_response_status = 500`,
      4,
    ],
    [
      'a move to another partition',
      `update webhook_log set create_timestamp = '${NEXT_MONDAY}' where organization_id = ORGANIZATION and create_timestamp = '${MONDAY}'`,
      3,
    ],
    [
      'a move out of DEFAULT',
      `update webhook_log set create_timestamp = '${MONDAY}' where organization_id = ORGANIZATION and create_timestamp = '${BEFORE}'`,
      3,
    ],
    [
      'a retry',
      `update webhook_log set retry_attempts = 1, last_retry_timestamp = '${NEXT_MONDAY}', status = 'failed' where organization_id = ORGANIZATION`,
      3,
    ],
    [
      'a delete across partitions',
      `delete from webhook_log where organization_id = ORGANIZATION and create_timestamp >= '${MONDAY}'`,
      1,
    ],
    [
      'a statement that does all three',
      `with gone as (delete from webhook_log where organization_id = ORGANIZATION and create_timestamp = '${BEFORE}'),
         changed as (update webhook_log set status = 'cancelled' where organization_id = ORGANIZATION and create_timestamp = '${MONDAY}')
       insert into webhook_log (${COLUMNS})
       values (ORGANIZATION, 1, 'evt_new', 'patient.created', 'https://example.org', '${BEFORE}', 0, null, null, 'pending')`,
      3,
    ],
  ])('record the exact changes of the log counts for %s', async (_what, text, total) => {
    await matches(3);
    await change(text);
    await matches(total);
  });

  it('record no change if a statement changes no row or no counted column', async () => {
    await foldWebhookLogTotals(database.dataSource);
    await change(`update webhook_log set webhook_url = 'https://example.org/other' where organization_id = ORGANIZATION`);
    await run(`update webhook_log set status = 'failed' where id < 0`);
    expect(await totals()).toEqual([]);
  });

  it('record no change for a transaction that is rolled back', async () => {
    await foldWebhookLogTotals(database.dataSource);
    await change(`do $$ begin delete from webhook_log where organization_id = ORGANIZATION; raise division_by_zero;
      exception when division_by_zero then end $$`);
    expect(await totals()).toEqual([]);
  });

  it('record one row per combination of column values rather than one per log', async () => {
    await foldWebhookLogTotals(database.dataSource);
    await run(
      `insert into webhook_log (${COLUMNS})
       select $1, 1, 'evt_' || n, 'patient.created', 'https://example.org', $2::timestamptz + n * interval '1 minute', 0, 200, null, 'delivered'
       from generate_series(1, 1000) as n`,
      mine.organizationId,
      MONDAY,
    );
    expect(await totals()).toEqual([{ create_day: '2026-03-30', status: 'delivered', retry_day: null, count: 1000 }]);
  });
});
