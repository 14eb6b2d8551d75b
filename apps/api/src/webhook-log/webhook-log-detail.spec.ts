import { type WebhookLog } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook/logs';

interface DetailJson {
  status: string;
  nextAttemptTimestamp: string | null;
  attempts: { number: number }[];
}

describe('/api/v3/webhook/logs/{logId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const query = <T>(text: string, ...values: unknown[]) =>
    api.database.dataSource.query<T[]>(text, [api.factory.organizationId, ...values]);
  const attempt = (log: WebhookLog, number: number, rest: object = {}) => {
    const row = { duration_ms: 12, response_status: 503, error: null, response_body: 'busy', ...rest };
    return query(
      `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp, duration_ms, response_status,
         error, response_body)
       select $1, $2, $3, $4::integer, '2026-03-01Z'::timestamptz + $4::integer * interval '1 minute', r.* from
         json_to_record($5) as r (duration_ms integer, response_status smallint, error text, response_body text)`,
      log.id,
      log.createTimestamp,
      number,
      JSON.stringify(row),
    );
  };
  /** Inserts a retry of the given log into the queue of deliveries. */
  const enqueue = (log: WebhookLog, due: string, owner: string | null = null) =>
    query(
      `insert into webhook_delivery (organization_id, webhook_id, is_retry, due_timestamp, log_id, log_create_timestamp, message_id, step, attempts, owner)
       values ($1, $2, true, ${due}, $3, $4, $5, 2, 3, $6)`,
      log.webhookId,
      log.id,
      log.createTimestamp,
      log.messageId,
      owner,
    );
  const queued = (log: WebhookLog) =>
    query<object>(
      `select is_retry, step, attempts, owner, due_timestamp <= now() as is_due from webhook_delivery
       where organization_id = $1 and log_id = $2`,
      log.id,
    );
  const pending = () => api.factory.webhookLog({ status: 'pending', lastResponseStatus: null });
  const resend = (log: WebhookLog) => api.post(`${PATH}/${log.id}/resend`, undefined);
  const OWNER = '00000000-0000-4000-8000-000000000001';

  it('returns the same log as the list, with its attempts, oldest first', async () => {
    const log = await api.factory.webhookLog();
    await attempt(log, 2, { duration_ms: null, response_status: null, error: 'interrupted', response_body: null });
    await attempt(log, 1);
    const { status, json } = await api.get(`${PATH}/${log.id}`);
    const { content } = (await api.get(`${PATH}?size=250`)).json as { content: { id: number }[] };
    expect([status, json]).toEqual([
      200,
      {
        ...content.find(({ id }) => id === log.id),
        mapping: null,
        nextAttemptTimestamp: null,
        attemptCount: 2,
        attempts: [
          {
            number: 1,
            startTimestamp: '2026-03-01T00:01:00.000Z',
            durationMilliseconds: 12,
            responseStatus: 503,
            error: null,
            responseBody: 'busy',
          },
          {
            number: 2,
            startTimestamp: '2026-03-01T00:02:00.000Z',
            durationMilliseconds: null,
            responseStatus: null,
            error: 'interrupted',
            responseBody: null,
          },
        ],
      },
    ]);
  });

  it('returns at most the newest hundred attempts', async () => {
    const log = await api.factory.webhookLog();
    for (let number = 1; number <= 103; number++) await attempt(log, number);
    const { attempts } = (await api.get(`${PATH}/${log.id}`)).json as DetailJson;
    expect(attempts.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at + 4));
  });

  it('says when the next request of a pending delivery is due, and considers the pause of its webhook', async () => {
    const log = await pending();
    const nextAttempt = async () => ((await api.get(`${PATH}/${log.id}`)).json as DetailJson).nextAttemptTimestamp;
    expect(await nextAttempt()).toBeNull();
    await enqueue(log, `'2026-03-05T01:02:03.456Z'`);
    expect(await nextAttempt()).toBe('2026-03-05T01:02:03.456Z');
    await query(
      `insert into webhook_health (organization_id, webhook_id, not_before) values ($1, $2, '2026-03-06Z')
       on conflict (organization_id, webhook_id) do update set not_before = excluded.not_before`,
      log.webhookId,
    );
    expect(await nextAttempt()).toBe('2026-03-06T00:00:00.000Z');
    await api.patch(`/api/v3/webhook/${log.webhookId}`, { enabled: false });
    expect(await nextAttempt()).toBeNull();
  });

  it.each([
    ['being sent', `now() + interval '30 seconds'`, OWNER],
    ['set aside after a database error', `'infinity'`, null],
  ])('names no time of a next request while the delivery is %s', async (_state, due, owner) => {
    const log = await pending();
    await enqueue(log, due, owner);
    expect((await api.get(`${PATH}/${log.id}`)).json).toMatchObject({ status: 'pending', nextAttemptTimestamp: null });
  });

  it.each(['delivered', 'failed', 'cancelled'] as const)('resends a delivery with the status %s', async (status) => {
    const log = await api.factory.webhookLog({ status });
    const before = (await api.get(`${PATH}/${log.id}`)).json as object;
    const answer = await resend(log);
    const nextAttemptTimestamp = expect.any(String) as string;
    expect([answer.status, answer.json]).toEqual([200, { ...before, status: 'pending', nextAttemptTimestamp }]);
    expect(answer.json).toEqual((await api.get(`${PATH}/${log.id}`)).json);
    expect(await queued(log)).toEqual([{ is_retry: true, step: 0, attempts: 1, owner: null, is_due: true }]);
  });

  it('immediately resends a delivery that is waiting for its next retry', async () => {
    const log = await pending();
    await enqueue(log, `now() + interval '1 hour'`);
    expect((await resend(log)).json).toMatchObject({ id: log.id, status: 'pending' });
    expect(await queued(log)).toEqual([{ is_retry: true, step: 2, attempts: 3, owner: null, is_due: true }]);
  });

  it('keeps a due delivery’s place in the queue when it is resent, even if its lease has expired', async () => {
    for (const owner of [null, OWNER]) {
      const log = await pending();
      await enqueue(log, `'2026-03-05Z'`, owner);
      expect((await resend(log)).status).toBe(200);
      const [row] = await query<{ due: Date; owner: string | null }>(
        'select due_timestamp as due, owner from webhook_delivery where organization_id = $1 and log_id = $2',
        log.id,
      );
      expect(row).toEqual({ due: new Date('2026-03-05Z'), owner });
    }
  });

  it('resends a delivery that was set aside after a database error', async () => {
    const log = await pending();
    await enqueue(log, `'infinity'`, OWNER);
    expect((await resend(log)).status).toBe(200);
    expect(await queued(log)).toMatchObject([{ owner: null, is_due: true }]);
  });

  it('rejects a resend while a sender holds the delivery', async () => {
    const log = await pending();
    await enqueue(log, `now() + interval '30 seconds'`, OWNER);
    const before = await queued(log);
    const refused = await resend(log);
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    expect(await queued(log)).toEqual(before);
  });

  it('queues a delivery only once if it is resent concurrently', async () => {
    const log = await api.factory.webhookLog();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(log)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await queued(log)).toHaveLength(1);
  });

  it('rejects a resend without waiting while a sender is claiming the delivery', async () => {
    const log = await pending();
    await enqueue(log, `'2026-03-05Z'`);
    const runner = api.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('select 1 from webhook_delivery where log_id = $1 for update', [log.id]);
      expect((await resend(log)).status).toBe(409);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it.each<[string, (path: string) => Promise<unknown>, string]>([
    ['disabled', (path) => api.patch(path, { enabled: false }), 'Enable it first'],
    ['deleted', (path) => api.delete(path), 'was deleted'],
  ])('rejects a resend to a webhook that is %s', async (_, act, words) => {
    const log = await api.factory.webhookLog();
    await act(`/api/v3/webhook/${log.webhookId}`);
    const refused = await resend(log);
    expect([refused.status, (refused.json as { detail: string }).detail]).toEqual([409, expect.stringContaining(words)]);
    expect(await queued(log)).toEqual([]);
  });

  it('rejects a resend if the delivery has reached the maximum number of attempts', async () => {
    const log = await api.factory.webhookLog();
    await attempt(log, 32_000);
    expect((await resend(log)).status).toBe(409);
    expect((await api.get(`${PATH}/${log.id}`)).json).toMatchObject({ status: 'delivered' });
  });
});
