import { type Webhook, nobody } from '@rpm/domain';
import { JsonText } from '@rpm/database';
import { type Factory } from '@rpm/data-access/testing';
import { ALL, ANSWERED, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';
import { type DeliveryQueue } from '../delivery-queue';
import { deliveryState } from './delivery-state';

describe('DeliveryQueue', () => {
  let world: QueueSandbox;
  let webhook: Webhook;
  let queue: DeliveryQueue;
  let mine: Factory;

  beforeEach(async () => {
    world = await QueueSandbox.create();
    ({ webhook, queue, mine } = world);
    await world.prove();
  });
  afterEach(() => world.drop());

  it('stores the attempt and updates the status of the webhook log', async () => {
    await world.emit();
    await queue.fanOut();
    await queue.finish([failed(await world.claimOne())]);
    expect(await world.logs()).toMatchObject([
      { status: 'pending', retry_attempts: 0, last_response_status: 503, last_retry_timestamp: null },
    ]);
    await queue.finish([delivered(await world.claimOne())]);
    expect(await world.logs()).toMatchObject([
      { status: 'delivered', retry_attempts: 1, last_response_status: 200, last_retry_timestamp: ANSWERED.startTimestamp },
    ]);
    expect(await world.attempts()).toEqual([
      { number: 1, error: null, response_status: 503 },
      { number: 2, error: null, response_status: 200 },
    ]);
    expect(await world.waiting()).toBe(0);
  });

  it('records an interrupted attempt if a sender dies, and ignores a result that the dead sender stores afterwards', async () => {
    await world.emit();
    await queue.fanOut();
    const stalled = await world.claimOne();
    await world.expireLeases();
    const successor = world.another();
    const again = await world.claimOne(successor);
    expect(again).toMatchObject({ number: 2, step: 1, wasInterrupted: true, messageId: stalled.messageId });
    expect(await world.attempts()).toEqual([{ number: 1, error: 'interrupted', response_status: null }]);
    await queue.finish([failed(stalled)]);
    expect(await world.logs()).toMatchObject([{ status: 'pending', last_response_status: null }]);
    expect(await world.attempts()).toEqual([{ number: 1, error: null, response_status: 503 }]);
    await successor.finish([delivered(again)]);
    expect(await world.logs()).toMatchObject([{ status: 'delivered', retry_attempts: 1, last_response_status: 200 }]);
    expect(await world.waiting()).toBe(0);
  });

  it('disables a webhook that responds 410 Gone, and cancels its waiting deliveries', async () => {
    await world.emit({ a: 1 }, { count: 2 });
    await queue.fanOut();
    const [one] = await queue.claim({ ...ALL, perOrganization: 1 });
    if (one) await queue.finish([{ ...failed(one), status: 'failed', next: null, isGone: true }]);
    expect(await world.look('select enabled, disabled_reason from webhook')).toEqual([
      { enabled: false, disabled_reason: 'gone' },
    ]);
    expect((await deliveryState(world.service)).disabled).toEqual({ gone: 1, failing: 0 });
    const rest = await queue.claim(ALL);
    expect(rest).toMatchObject([{ enabled: false, number: 0 }]);
    await queue.finish(rest.map((delivery) => ({ ...delivered(delivery), status: 'cancelled', attempt: null })));
    expect((await world.logs()).map(({ status }) => status)).toEqual(['failed', 'cancelled']);
    expect(await world.attempts()).toHaveLength(1);
  });

  describe('event webhook.disabled', () => {
    const GONE = { status: 'failed', next: null, isGone: true } as const;
    const fromQueue = async () => {
      await queue.fanOut();
      return queue.claim(ALL);
    };
    const direct = () => world.leaseReady();

    const events = () =>
      world.look<{ organization_id: number; subject_id: number; payload: object }>(
        `select organization_id::int, subject_id::int, payload from event where type = 'webhook.disabled'`,
      );
    const disableGone = async () => {
      await world.emit();
      await queue.finish((await fromQueue()).map((delivery) => ({ ...failed(delivery), ...GONE })));
    };

    it.each([
      ['gone', 'in the queue', fromQueue],
      ['failing', 'in the queue', fromQueue],
      ['gone', 'sent at once', direct],
      ['failing', 'sent at once', direct],
    ])('is emitted once when the service disables a webhook (%s) because of deliveries %s', async (reason, _, take) => {
      await world.emit({ a: 1 }, { count: 3 });
      const [first, ...others] = await take();
      await world.look(`update webhook_health set failing_since = now() - interval '6 days', consecutive_failures = 9`);
      const result = reason === 'gone' ? GONE : {};
      if (first) await queue.finish([{ ...failed(first), ...result }]);
      await queue.finish(others.map((delivery) => ({ ...failed(delivery), ...result })));
      const [stored] = await world.look<{ version: number; update_timestamp: Date }>(
        'select version, update_timestamp from webhook',
      );
      const time = stored?.update_timestamp.toISOString();
      const payload = { id: webhook.id, version: 2, updateTimestamp: time, disabledReason: reason, disableTimestamp: time };
      expect([stored?.version, await events()]).toEqual([
        2,
        [{ organization_id: mine.organizationId, subject_id: webhook.id, payload }],
      ]);
    });

    it('is not emitted for a webhook that a person disabled while a request was running', async () => {
      await world.emit();
      const claimed = await fromQueue();
      await world.look('update webhook set enabled = false');
      await queue.finish(claimed.map((delivery) => ({ ...failed(delivery), ...GONE })));
      expect(await events()).toEqual([]);
      expect(await world.look('select disabled_reason from webhook')).toEqual([{ disabled_reason: null }]);
      expect((await deliveryState(world.service)).disabled).toEqual({ gone: 0, failing: 0 });
    });

    it.each([
      ['by a fan-out', () => queue.fanOut()],
      ['by a lease', async () => queue.queueLeased(await world.lease(), { isSent: false })],
      [
        'by the recovery of a lease',
        async () => {
          await world.lease();
          await world.expireLeases();
          await world.another().recoverLeases();
        },
      ],
    ])(
      'reaches other webhooks of the organization that name its type, but neither the disabled webhook nor another organization (%s)',
      async (_, publish) => {
        await world.look(`update webhook set types = '{device.healthcheck,webhook.disabled}'`);
        const other = await mine.webhook({ types: ['webhook.disabled', 'site.created'] });
        await mine.webhook({ types: ['site.created'] });
        await (await world.newOrganization()).webhook({ types: ['webhook.disabled'] });
        await disableGone();
        await publish();
        expect(await world.look(`select webhook_id::int from webhook_log where webhook_type = 'webhook.disabled'`)).toEqual([
          { webhook_id: other.id },
        ]);
      },
    );
  });

  it('counts a webhook as disabled although other requests to it succeeded at the same time and later', async () => {
    await world.emit({ a: 1 }, { count: 3 });
    await queue.fanOut();
    const [one, atTheSameTime, later] = await queue.claim(ALL);
    if (!one || !atTheSameTime || !later) throw new Error('Three deliveries are claimed.');
    await queue.finish([{ ...failed(one), status: 'failed', next: null, isGone: true }, delivered(atTheSameTime)]);
    await queue.finish([delivered(later)]);
    expect((await deliveryState(world.service)).disabled).toEqual({ gone: 1, failing: 0 });
  });

  it('disables a webhook after five days with enough failures, but not after only two failures within a week', async () => {
    await world.emit();
    await queue.fanOut();
    const states: boolean[] = [];
    for (let n = 1; n <= 5; n++) {
      await queue.finish([failed(await world.claimOne())]);
      await world.look(`update webhook_health set failing_since = now() - interval '5 days 1 second'`);
      states.push(...(await world.look<{ enabled: boolean }>('select enabled from webhook')).map(({ enabled }) => enabled));
    }
    expect(states).toEqual([true, true, true, true, false]);
    expect(await world.look('select enabled, disabled_reason from webhook')).toEqual([
      { enabled: false, disabled_reason: 'failing' },
    ]);
  });

  it('sets aside a delivery whose result cannot be stored, and stores the results of the others', async () => {
    await world.emit({ a: 1 }, { count: 5 });
    await queue.fanOut();
    const claimed = await queue.claim(ALL);
    const finished = claimed.map((delivery, at) => {
      const one = delivered(delivery);
      // The HTTP status 99999 is too large for the database column.
      return at === 2 && one.attempt ? { ...one, attempt: { ...one.attempt, responseStatus: 99_999 } } : one;
    });
    await queue.finish(finished);
    expect((await world.logs()).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'pending',
      'delivered',
      'delivered',
    ]);
    expect(await world.look('select log_id, dead_cause from webhook_delivery where due_timestamp = $1', 'infinity')).toEqual([
      { log_id: claimed[2]?.logId, dead_cause: '22003' },
    ]);
    expect(world.dead).toEqual([{ row: 'delivery', id: claimed[2]?.logId, cause: '22003' }]);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('fails without setting deliveries aside while the schema lacks a column', async () => {
    await world.emit();
    await queue.fanOut();
    const finished = (await queue.claim(ALL)).map(delivered);
    await world.look('alter table webhook_attempt rename column error to gone');
    await expect(queue.finish(finished)).rejects.toMatchObject({ code: '42703' });
    expect([await world.waiting(), world.dead]).toEqual([1, []]);
    await world.look('alter table webhook_attempt rename column gone to error');
    await queue.finish(finished);
    expect([await world.waiting(), await world.logs()]).toMatchObject([0, [{ status: 'delivered' }]]);
  });

  it('does not report a delivery as set aside if another sender holds it', async () => {
    await world.emit();
    await queue.fanOut();
    const stalled = delivered(await world.claimOne());
    await world.expireLeases();
    await world.claimOne(world.another());
    const invalid = { ...stalled, attempt: stalled.attempt && { ...stalled.attempt, responseStatus: 99_999 } };
    await queue.finish([invalid]);
    expect(world.dead).toEqual([]);
  });

  it('creates a test delivery that no other sender claims and that is tried only once', async () => {
    const test = await queue.beginTest(mine.organizationId, webhook.id, {
      type: 'device.healthcheck',
      payload: JsonText.asserted('{"sample": true}', nobody),
    });
    expect(test).toMatchObject({ messageId: `test_${test.logId}`, number: 1, url: webhook.url });
    expect(JSON.parse(test.body)).toEqual({
      id: test.messageId,
      type: webhook.types[0],
      sequence: null,
      createTimestamp: expect.any(String),
      payload: { sample: true },
    });
    expect(await world.another().claim(ALL)).toEqual([]);
    await queue.finish([delivered(test)]);
    expect(await world.logs()).toMatchObject([{ status: 'delivered', message_id: test.messageId }]);
    await expect(
      queue.beginTest(mine.organizationId + 1, webhook.id, {
        type: 'device.healthcheck',
        payload: JsonText.asserted('{}', nobody),
      }),
    ).rejects.toThrow('No webhook');
  });
});
