import { type Webhook } from '@rpm/domain';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { type Factory } from '@rpm/data-access/testing';
import { removePackedBodies } from '../bodies/remove-bodies.sql';
import { WebhookLogDetailRepository } from '../log/webhook-log-detail.repository';
import { WebhookLogRepository } from '../log/webhook-log.repository';
import { advanceReplay } from '../replay/advance-replay.sql';
import { ensureWeeklyPartitions } from '../retention/ensure-weeks';
import { retireLogs } from '../retention/retire-logs';
import { ALL, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';
import { type DirectDelivery } from './direct-delivery';

/** The last millisecond of the week 2026w47, and the first one of 2026w48. */
const [SUNDAY, MONDAY] = [new Date('2026-11-22T23:59:59.999Z'), new Date('2026-11-23T00:00:00Z')];

describe('deliveries of three organizations on both sides of the end of a week, stored by one statement', () => {
  let world: QueueSandbox;
  let factories: Factory[];
  let webhooks: Webhook[];
  let deliveries: DirectDelivery[];
  let list: WebhookLogRepository;
  let detail: WebhookLogDetailRepository;

  beforeEach(async () => {
    world = await QueueSandbox.create();
    factories = [world.mine, await world.newOrganization(), await world.newOrganization()];
    webhooks = [world.webhook];
    for (const factory of factories.slice(1)) webhooks.push(await factory.webhook());
    await ensureWeeklyPartitions(world.service, SUNDAY);
    await world.prove();
    for (const factory of factories) for (let n = 0; n < 4; n++) await world.emit({ n, of: factory.organizationId }, { factory });
    const ready = await world.leaseReady();
    deliveries = ready.map((delivery, n) => ({ ...delivery, createTimestamp: n % 2 === 0 ? SUNDAY : MONDAY }));
    for (const [n, delivery] of deliveries.entries()) {
      const { lease } = delivery;
      for (const open of lease.open) if (open === ready[n]) lease.open.delete(open);
      lease.open.add(delivery);
    }
    list = new WebhookLogRepository(world.service);
    detail = new WebhookLogDetailRepository(world.service);
    await world.queue.finish(deliveries.map(delivered));
  });
  afterEach(() => world.drop());

  const caller = (organization: number) => ({
    organizationId: factories[organization]?.organizationId ?? 0,
    scopes: OPERATOR_SCOPES,
  });
  const request = (organization: number) => ({ ...caller(organization), expectedEntityTags: null, idempotency: null });
  /** Returns the payloads of an organization as its list of logs shows them, in the order of the deliveries. */
  const payloadsOf = async (organization: number) => {
    const { content } = (await list.list(caller(organization), {}, { page: 1, size: 250 })).toJSON();
    return content.map(({ text }) => (JSON.parse(text) as { payload: string | null }).payload).sort();
  };
  const sentTo = (organization: number, keep: (delivery: DirectDelivery) => boolean = () => true) =>
    deliveries
      .filter((delivery) => delivery.organizationId === factories[organization]?.organizationId && keep(delivery))
      .map(({ body }) => body)
      .sort();
  const rows = () =>
    world.look<{ organization_id: number; webhook_id: number; place: string; data: Buffer }>(
      'select organization_id, webhook_id, tableoid::regclass::text as place, data from webhook_bodies order by organization_id, day',
    );
  const logIdOf = async ({ messageId }: DirectDelivery) =>
    (await world.look<{ id: number }>('select id from webhook_log where message_id = $1', messageId))[0]?.id ?? 0;
  const first = () => {
    const [delivery] = deliveries;
    if (!delivery) throw new Error('There are deliveries.');
    return delivery;
  };
  const logOf = async (delivery: DirectDelivery) =>
    JSON.parse((await detail.require(caller(0), await logIdOf(delivery))).text) as object;

  it('have one row of bodies for each organization, webhook and week, and no rows of their own', async () => {
    expect((await rows()).map(({ data: _, ...row }) => row)).toEqual(
      webhooks.flatMap(({ organizationId, id }) =>
        ['webhook_bodies_2026w47', 'webhook_bodies_2026w48'].map((place) => ({
          organization_id: organizationId,
          webhook_id: id,
          place,
        })),
      ),
    );
    expect(await world.look('select from webhook_log_payload')).toEqual([]);
    expect(await world.look('select from webhook_attempt')).toEqual([]);
    expect(await world.look('select count(*)::int as logs from webhook_log where bodies_id is not null')).toEqual([{ logs: 12 }]);
  });

  it('are listed with their own payloads, and only to their own organization', async () => {
    for (const organization of [0, 1, 2]) expect(await payloadsOf(organization)).toEqual(sentTo(organization));
    const visible = await world.service.inTransaction(caller(1), (transaction) =>
      transaction.manager.query<object[]>('select distinct organization_id from webhook_bodies'),
    );
    expect(visible).toEqual([{ organization_id: factories[1]?.organizationId }]);
    await expect(detail.require(caller(1), await logIdOf(first()))).rejects.toThrow('webhook log');
  });

  it('have a detail with the first request and its response, unless the caller may not read the type', async () => {
    const attempt = {
      number: 1,
      startTimestamp: '2026-03-01T00:00:01.000Z',
      durationMilliseconds: 5,
      responseStatus: 200,
      error: null,
    };
    const log = {
      id: await logIdOf(first()), webhookId: world.webhook.id, webhookType: 'device.healthcheck', webhookUrl: world.webhook.url, payload: first().body,
      createTimestamp: first().createTimestamp.toISOString(), retryAttempts: 0, lastResponseStatus: 200, lastRetryTimestamp: null, status: 'delivered',
      mapping: null, nextAttemptTimestamp: null, attempts: [{ ...attempt, responseBody: 'ok' }], attemptCount: 1,
    }; // prettier-ignore
    expect(await logOf(first())).toEqual(log);
    const hidden = await detail.require({ ...caller(0), scopes: ['webhooks:read'] }, log.id);
    expect(JSON.parse(hidden.text)).toEqual({ ...log, payload: null, attempts: [{ ...attempt, responseBody: null }] });
    const page = await detail.attempts(caller(0), log.id, { page: 1, size: 10 });
    expect([page.total, page.content.map(({ text }) => JSON.parse(text) as object)]).toEqual([
      1,
      [{ ...attempt, responseBody: 'ok' }],
    ]);
    const next = await detail.attempts(caller(0), log.id, { page: 2, size: 10 });
    expect([next.total, next.content]).toEqual([1, []]);
  });

  it('are sent again with the same body, as the second request', async () => {
    await detail.resend(request(0), await logIdOf(first()));
    const claimed = await world.claimOne();
    expect(claimed).toMatchObject({ messageId: first().messageId, body: first().body, number: 2 });
    await world.queue.finish([delivered(claimed)]);
    expect(await logOf(first())).toMatchObject({
      payload: first().body,
      retryAttempts: 1,
      attempts: [{ number: 1, responseBody: 'ok' }, { number: 2 }],
      attemptCount: 2,
    });
  });

  /** Replays all deliveries of the first organization. @returns the claimed ones */
  const replay = async () => {
    await world.look(
      `insert into webhook_replay (organization_id, webhook_id, start_timestamp, end_timestamp, cursor_timestamp, status, create_timestamp)
       values ($1, $2, '2026-11-01Z', '2027-01-01Z', '2026-11-01Z', 'running', '2027-01-01Z')`,
      world.mine.organizationId,
      world.webhook.id,
    );
    while (await advanceReplay(world.service));
    return world.queue.claim(ALL);
  };

  it('are replayed with the same bodies', async () => {
    const claimed = await replay();
    expect(claimed.map(({ body }) => body).sort()).toEqual(sentTo(0));
    expect(new Set(claimed.map(({ number }) => number))).toEqual(new Set([2]));
    await world.queue.finish(claimed.map(delivered));
    expect(await payloadsOf(0)).toEqual(sentTo(0));
    expect(await payloadsOf(1)).toEqual(sentTo(1));
  });

  it('lose only the bodies of a week that is retired, and of an organization that is deleted', async () => {
    const before = await rows();
    await retireLogs(world.service, { days: 7, now: new Date('2026-12-01T00:00:00Z') });
    const left = before.filter(({ place }) => place.endsWith('w48'));
    expect(await rows()).toEqual(left);
    for (const organization of [0, 1, 2])
      expect(await payloadsOf(organization)).toEqual(sentTo(organization, ({ createTimestamp }) => createTimestamp === MONDAY));
    const second = factories[1]?.organizationId;
    await world.service.inTransaction(caller(1), (transaction) => transaction.manager.query('delete from webhook_bodies'));
    expect(await rows()).toEqual(left.filter(({ organization_id }) => organization_id !== second));
  });

  it('lose outdated bodies in the default partition, and in the partition of a week whose logs an older process has dropped', async () => {
    await world.look('drop table webhook_log_2026w47, webhook_log_payload_2026w47, webhook_attempt_2026w47');
    await world.look(
      `insert into webhook_bodies select organization_id, id, webhook_id, '2026-03-02Z', data from webhook_bodies_2026w47`,
    );
    await retireLogs(world.service, { days: 7, now: new Date('2026-12-01T00:00:00Z') });
    expect((await rows()).map(({ place }) => place)).toEqual(Array(3).fill('webhook_bodies_2026w48'));
  });

  it('lose only the bodies that are removed, for example those of one patient, and keep their logs', async () => {
    const before = await rows();
    const { body, organizationId } = first();
    const remove = () => removePackedBodies(world.service.alone(caller(0)), (one) => one.body === body);
    expect([await remove(), await remove()]).toEqual([1, 0]);
    expect(await logOf(first())).toMatchObject({
      payload: null,
      status: 'delivered',
      attempts: [{ number: 1, responseBody: null }],
    });
    expect((await payloadsOf(0)).filter((payload) => payload !== null)).toEqual(sentTo(0, (other) => other !== first()));
    const ofOthers = (all: typeof before) => all.filter(({ organization_id }) => organization_id !== organizationId);
    expect(ofOthers(await rows())).toEqual(ofOthers(before));
    await expect(detail.resend(request(0), await logIdOf(first()))).rejects.toThrow('can no longer be sent');
    expect((await replay()).map((claimed) => claimed.body).sort()).toEqual(sentTo(0, (other) => other !== first()));
    expect(await world.waiting()).toBe(3);
    expect(await logOf(first())).toMatchObject({ payload: null, status: 'cancelled' });
  });

  it('have no packed bodies if they must be sent again', async () => {
    await world.emit({ later: true });
    await world.queue.finish((await world.leaseReady()).map((delivery) => failed(delivery)));
    expect(await world.look('select body from webhook_log_payload')).toHaveLength(1);
    expect(await world.look('select number from webhook_attempt')).toEqual([{ number: 1 }]);
    expect(await rows()).toHaveLength(6);
  });
});
