import { type Database } from '@rpm/database';
import { advanceReplay } from '@rpm/webhook-delivery';
import { type WebhookLogStatus } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const MARCH = { startTimestamp: '2026-03-01T00:00:00Z', endTimestamp: '2026-04-01T00:00:00Z' };

interface ReplayJson {
  id: number;
  status: string;
  queued: number;
  progress: number;
}

describe('/api/v3/webhook/{webhookId}/replay', () => {
  let api: TestApi;
  /** Connects to the database with row-level security, as webhook delivery does. */
  let service: Database;
  let id: number;

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    await api.database.dataSource.query(`update webhook_replay set status = 'cancelled' where status = 'running'`);
    ({ id } = await api.factory.webhook());
    await api.database.dataSource.query(`update webhook set create_timestamp = '2026-01-01Z' where id = $1`, [id]);
  });

  /** Inserts webhook logs that are one minute apart. */
  const logs = (count: number, status: WebhookLogStatus = 'delivered', day = '2026-03-10') =>
    api.database.dataSource.query(
      `insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, status)
       select $1, $2, 'evt_' || $3 || $4 || n, 'patient.created', 'https://example.org/', $4::timestamptz + n * interval '1 minute', $3
       from generate_series(1, $5::integer) n`,
      [api.factory.organizationId, id, status, `${day}Z`, count],
    );
  const asked = async (body: object = MARCH) => {
    const { status, json } = await api.post(`${PATH}/${id}/replay`, body);
    expect([status, json]).toEqual([200, json]);
    return json as ReplayJson;
  };
  const look = async ({ id: replayId }: ReplayJson) => (await api.get(`${PATH}/${id}/replay/${replayId}`)).json as ReplayJson;
  const queue = () =>
    api.database.dataSource.query<{ log_id: number; is_retry: boolean; step: number; attempts: number; owner: null }[]>(
      'select log_id, is_retry, step, attempts, owner from webhook_delivery where webhook_id = $1 order by log_id',
      [id],
    );
  const statuses = async () => {
    const text = 'select status, count(*) from webhook_log where webhook_id = $1 group by 1';
    const rows = await api.database.dataSource.query<{ status: string; count: number }[]>(text, [id]);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  const untilDone = async () => {
    let parts = 0;
    while (await advanceReplay(service)) parts++;
    return parts;
  };

  it('creates, returns and lists replays', async () => {
    const one = await asked({ ...MARCH, logStatus: 'failed' });
    expect(one).toEqual({
      id: one.id,
      webhook: { id },
      startTimestamp: '2026-03-01T00:00:00.000Z',
      endTimestamp: '2026-04-01T00:00:00.000Z',
      logStatus: 'failed',
      status: 'running',
      queued: 0,
      progress: 0,
      createTimestamp: expect.stringMatching(/Z$/) as string,
    });
    const other = await asked({ startTimestamp: '2026-03-01T02:00:00+02:00', endTimestamp: '2026-03-01T00:00:00Z' });
    expect(other).toMatchObject({ startTimestamp: '2026-03-01T00:00:00.000Z', logStatus: null });
    expect(await look(one)).toEqual(one);
    const list = (await api.get(`${PATH}/${id}/replay`)).json;
    expect(list).toEqual({ content: [other, one], first: true, last: true, page: 1, size: 15, total: 2 });
    const elsewhere = await api.factory.webhook();
    expect((await api.get(`${PATH}/${elsewhere.id}/replay/${one.id}`)).status).toBe(404);
    expect((await api.get(`${PATH}/${elsewhere.id}/replay`)).json).toMatchObject({ total: 0 });
  });

  it('queues finished deliveries again in batches until it has processed the whole period', async () => {
    await logs(1250);
    const replay = await asked();
    expect(await advanceReplay(service)).toEqual({ queued: 500 });
    const half = await look(replay);
    expect(half).toMatchObject({ status: 'running', queued: 500 });
    expect(half.progress).toBeGreaterThan(0.29);
    expect(half.progress).toBeLessThan(0.35);
    expect(await statuses()).toEqual({ pending: 500, delivered: 750 });
    expect(await untilDone()).toBe(2);
    expect(await look(replay)).toMatchObject({ status: 'done', queued: 1250, progress: 1 });
    const rows = await queue();
    expect([rows.length, new Set(rows.map(({ log_id: logId }) => logId)).size]).toEqual([1250, 1250]);
    expect(rows[0]).toMatchObject({ is_retry: true, step: 0, owner: null });
  });

  it('includes the start of the period but not its end, and only deliveries with the requested status', async () => {
    await logs(3, 'failed');
    await logs(2, 'delivered', '2026-03-11');
    await logs(1, 'cancelled', '2026-03-12');
    await logs(1, 'pending', '2026-03-13');
    await asked({ startTimestamp: '2026-03-10T00:01:00Z', endTimestamp: '2026-03-10T00:03:00Z' });
    await untilDone();
    expect(await statuses()).toEqual({ pending: 3, failed: 1, delivered: 2, cancelled: 1 });
    await asked({ ...MARCH, logStatus: 'cancelled' });
    await untilDone();
    expect(await statuses()).toEqual({ pending: 4, failed: 1, delivered: 2 });
    await asked();
    await untilDone();
    expect(await statuses()).toEqual({ pending: 7 });
    expect(await queue()).toHaveLength(6);
  });

  it('continues the attempt numbers of each delivery', async () => {
    const { factory } = api;
    const [never, once, often] = [
      await factory.webhookLog({ webhookId: id, status: 'cancelled', lastResponseStatus: null }),
      await factory.webhookLog({ webhookId: id }),
      await factory.webhookLog({ webhookId: id, retryAttempts: 3, lastRetryTimestamp: new Date() }),
    ];
    await api.database.dataSource.query(
      `insert into webhook_attempt (organization_id, log_id, number, log_create_timestamp, start_timestamp, error)
       values ($1, $2, 7, $3, now(), 'interrupted')`,
      [factory.organizationId, often.id, often.createTimestamp],
    );
    await asked();
    await untilDone();
    expect((await queue()).map(({ log_id: logId, attempts }) => [logId, attempts])).toEqual([
      [never.id, 0],
      [once.id, 1],
      [often.id, 7],
    ]);
  });

  it('queues each delivery only once even if several workers or overlapping replays run concurrently', async () => {
    await logs(2100);
    await asked();
    await asked();
    const workers = Array.from({ length: 4 }, async () => {
      while (await advanceReplay(service));
    });
    await Promise.all(workers);
    await untilDone();
    const rows = await queue();
    expect([rows.length, new Set(rows.map(({ log_id: logId }) => logId)).size]).toEqual([2100, 2100]);
    const list = (await api.get(`${PATH}/${id}/replay`)).json as { content: ReplayJson[] };
    expect(list.content.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(list.content.reduce((sum, { queued }) => sum + queued, 0)).toBe(2100);
  });

  it('queues a delivery only once if it is replayed and resent at the same time', async () => {
    const log = await api.factory.webhookLog({ webhookId: id });
    await asked();
    const resent = api.post(`${PATH}/logs/${log.id}/resend`, undefined);
    await Promise.all([resent, untilDone()]);
    expect((await resent).status).toBe(200);
    expect(await queue()).toHaveLength(1);
  });

  it('cancels the replay when its webhook is disabled', async () => {
    await logs(600);
    const replay = await asked();
    await advanceReplay(service);
    await api.patch(`${PATH}/${id}`, { enabled: false });
    expect(await advanceReplay(service)).toEqual({ queued: 0 });
    expect(await look(replay)).toMatchObject({ status: 'cancelled', queued: 500 });
    expect(await advanceReplay(service)).toBeNull();
    const refused = await api.post(`${PATH}/${id}/replay`, MARCH);
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    expect((refused.json as { detail: string }).detail).toContain('Enable it first');
  });

  it('cancels a running replay, even if the request is repeated, and rejects cancelling a finished replay', async () => {
    await logs(600);
    const replay = await asked();
    await advanceReplay(service);
    const cancel = () => api.post(`${PATH}/${id}/replay/${replay.id}/cancel`, undefined);
    const cancelled = await cancel();
    expect([cancelled.status, cancelled.json]).toEqual([200, { ...(await look(replay)), status: 'cancelled' }]);
    expect((await cancel()).json).toEqual(cancelled.json);
    expect(await advanceReplay(service)).toBeNull();
    const done = await asked();
    await untilDone();
    const refused = await api.post(`${PATH}/${id}/replay/${done.id}/cancel`, undefined);
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
  });

  it('finishes a replay of the longest possible period', async () => {
    await logs(3);
    const replay = await asked({ startTimestamp: '0001-01-01T00:00:00Z', endTimestamp: '9999-12-31T23:59:59.999Z' });
    expect(replay).toMatchObject({ startTimestamp: '0001-01-01T00:00:00.000Z', endTimestamp: '9999-12-31T23:59:59.999Z' });
    await untilDone();
    expect(await look(replay)).toMatchObject({ status: 'done', queued: 3, progress: 1 });
  });
});
