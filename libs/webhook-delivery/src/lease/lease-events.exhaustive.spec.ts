import { type Webhook } from '@rpm/domain';
import { type Factory } from '@rpm/data-access/testing';
import { ALL, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';
import { requeueDeadRows } from '../dead-rows/dead-rows';
import { type DeliveryQueue } from '../delivery-queue';

describe('a queue that leases events before their deliveries have logs', () => {
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

  /** All rows that a delivery leaves behind when it has ended. */
  const everything = async () => ({
    logs: (await world.logs()).map(({ status }) => status),
    attempts: await world.attempts(),
    waiting: await world.waiting(),
    leases: await world.eventLeases(),
  });

  it('returns deliveries that may be sent at once, and creates their logs with their results', async () => {
    await world.emit({ battery: 5 });
    const deliveries = await world.leaseReady();
    expect(deliveries).toMatchObject([
      {
        organizationId: mine.organizationId, webhookId: webhook.id, isRetry: false, step: 0, number: 1, enabled: true, url: webhook.url, purpose: 'operations', isProbe: false,
        isProven: true, messageId: expect.stringMatching(/^evt_/), secrets: [], headers: null, type: 'device.healthcheck',
      },
    ]); // prettier-ignore
    expect(await everything()).toEqual({
      logs: [],
      attempts: [],
      waiting: 0,
      leases: [{ first_position: 1, last_position: 1 }],
    });
    expect([await world.another().lease(100), await queue.claim(ALL)]).toMatchObject([{ taken: 0, leased: [] }, []]);
    await queue.finish(deliveries.map(delivered));
    expect(await world.logs()).toMatchObject([
      {
        status: 'delivered',
        retry_attempts: 0,
        last_response_status: 200,
        message_id: deliveries[0]?.messageId,
        webhook_url: webhook.url,
        create_timestamp: deliveries[0]?.createTimestamp,
        body: deliveries[0]?.body,
      },
    ]);
    expect(await everything()).toEqual({
      logs: ['delivered'],
      attempts: [{ number: 1, error: null, response_status: 200 }],
      waiting: 0,
      leases: [],
    });
  });

  it('leases no event to which no webhook subscribes', async () => {
    await world.emit({}, { type: 'patient.created' });
    expect(await world.lease()).toEqual([]);
    expect(await world.eventLeases()).toEqual([]);
    expect(await world.look('select type from published_event')).toEqual([{ type: 'patient.created' }]);
  });

  it('creates the same bodies as a fan-out, also for readings', async () => {
    const reading = await mine.reading({ glucose: 120 });
    await mine.webhook({ types: ['reading.bloodGlucose'] });
    await world.prove();
    for (const payload of [null, { stored: 1 }]) await world.emit(payload, { type: 'reading.bloodGlucose', subject: reading.id });
    const [created, stored] = await world.leaseReady();
    for (const payload of [null, { stored: 1 }]) await world.emit(payload, { type: 'reading.bloodGlucose', subject: reading.id });
    await queue.fanOut();
    const payloadOf = (body = '{}') => (JSON.parse(body) as { payload: unknown }).payload;
    expect((await world.logs()).map(({ body }) => payloadOf(body))).toEqual([payloadOf(created?.body), payloadOf(stored?.body)]);
    expect(payloadOf(created?.body)).toMatchObject({ id: reading.id, glucose: 120 });
  });

  it('never gives a delivery the body of another event, even if an event is missing', async () => {
    const ids = [(await mine.reading({ glucose: 120 })).id, (await mine.reading({ glucose: 130 })).id];
    await mine.webhook({ types: ['reading.bloodGlucose'] });
    await world.prove();
    for (const id of ids) await world.emit(null, { type: 'reading.bloodGlucose', subject: id });
    const leased = await world.lease();
    await world.look('delete from published_event where position = 1');
    expect((await queue.withBodies(leased)).map(({ position, body }) => [position, JSON.parse(body) as object])).toEqual([
      [2, expect.objectContaining({ payload: expect.objectContaining({ id: ids[1], glucose: 130 }) as object })],
    ]);
  });

  it('leaves events for which no slot is free in the outbox', async () => {
    for (let n = 0; n < 120; n++) await world.emit({ n });
    expect(await queue.lease(80)).toMatchObject({ taken: 60, isMore: true });
    expect(await world.look('select count(*)::int as n from event')).toEqual([{ n: 60 }]);
  });

  it.each([
    ['has not responded yet', 'update webhook_health set last_success_timestamp = null'],
    ['has a rate limit', 'update webhook set rate_limit = 10'],
    ['has failed', 'update webhook_health set consecutive_failures = 1'],
    ['has requested a pause', `update webhook_health set not_before = now() + interval '1 minute'`],
    ['is disabled', 'update webhook set enabled = false'],
  ])('sends nothing at once if the webhook %s', async (_, change) => {
    await world.look(change);
    await world.emit();
    expect(await world.lease()).toMatchObject([{ isReady: false, body: null, secrets: [] }]);
  });

  it('keeps the order of deliveries to one webhook', async () => {
    await world.emit();
    await queue.fanOut();
    await world.emit();
    expect(await world.lease()).toMatchObject([{ isReady: false }]);
    expect(await queue.claim(ALL)).toHaveLength(1);
    // A new delivery does not wait for earlier deliveries that are already being sent.
    await world.emit();
    expect(await world.leaseReady()).toHaveLength(1);
  });

  it('does not let retries to a recovered webhook delay a new delivery', async () => {
    await world.emit();
    await queue.finish((await world.leaseReady()).map((delivery) => failed(delivery)));
    await world.look('update webhook_health set consecutive_failures = 0');
    await world.emit();
    expect(await world.leaseReady()).toHaveLength(1);
  });

  it('queues a retry after a failed attempt, and marks the delivery as failed if no retries are left', async () => {
    await world.emit({}, { count: 2 });
    const [one, other] = await world.leaseReady();
    if (!one || !other) throw new Error('Nothing was leased.');
    await queue.finish([failed(one), { ...failed(other), status: 'failed', next: null }]);
    expect(await everything()).toMatchObject({ logs: ['pending', 'failed'], waiting: 1, leases: [] });
    expect(await world.health()).toMatchObject({ consecutive_failures: 2 });
    const retry = await world.claimOne();
    expect(retry).toMatchObject({ number: 2, isRetry: true, messageId: one.messageId, body: one.body });
    await queue.finish([delivered(retry)]);
    expect(await everything()).toMatchObject({ logs: ['delivered', 'failed'], waiting: 0 });
  });

  it('ends a lease only when all deliveries of its events have a log or a place in the queue', async () => {
    await mine.webhook();
    await world.prove();
    await world.emit({}, { count: 2 });
    const deliveries = await world.leaseReady();
    const [first, second, ...rest] = deliveries;
    if (!first || !second) throw new Error('Nothing was leased.');
    await queue.finish([delivered(first)]);
    await queue.queueLeased([second], { isSent: false });
    expect(await world.eventLeases()).toEqual([{ first_position: 1, last_position: 2 }]);
    await Promise.all([queue.finish(rest.slice(1).map(delivered)), queue.queueLeased(rest.slice(0, 1), { isSent: false })]);
    expect(await world.eventLeases()).toEqual([]);
    await queue.finish((await queue.claim(ALL)).map(delivered));
    expect((await everything()).logs).toEqual(Array(4).fill('delivered'));
  });

  it('stores deliveries to a disabled webhook as cancelled', async () => {
    await world.look('update webhook set enabled = false');
    await world.emit();
    await queue.queueLeased(await world.lease(), { isSent: false });
    expect(await everything()).toEqual({ logs: ['cancelled'], attempts: [], waiting: 0, leases: [] });
  });

  it('shows a request that hangs as a pending delivery, which no other sender claims', async () => {
    await world.emit();
    const deliveries = await world.leaseReady();
    await queue.queueLeased(deliveries, { isSent: true });
    expect(await everything()).toMatchObject({ logs: ['pending'], waiting: 1, leases: [] });
    expect(await world.another().claim(ALL)).toEqual([]);
    await queue.finish(deliveries.map(delivered));
    expect(await everything()).toMatchObject({
      logs: ['delivered'],
      attempts: [{ number: 1, response_status: 200 }],
      waiting: 0,
    });
  });

  describe('when the sender dies', () => {
    it('lets another sender make the deliveries that have no log, and records an interrupted attempt of each', async () => {
      await mine.webhook();
      await world.prove();
      await world.emit();
      const [first] = await world.leaseReady();
      if (!first) throw new Error('Nothing was leased.');
      await queue.finish([delivered(first)]);
      const successor = world.another();
      expect(await successor.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      await world.expireLeases();
      expect(await successor.recoverLeases()).toEqual({ queued: 1, interrupted: 0, isMore: true });
      const again = await successor.claim(ALL);
      expect(again).toMatchObject([{ number: 2, step: 1, wasInterrupted: true, messageId: first.messageId }]);
      await successor.finish(again.map(delivered));
      expect(await everything()).toMatchObject({ logs: ['delivered', 'delivered'], waiting: 0, leases: [] });
      expect((await world.attempts()).map(({ error }) => error)).toEqual([null, 'interrupted', null]);
    });

    it('stores only the attempt of a stalled sender whose delivery another sender has taken over', async () => {
      await world.emit();
      const stalled = await world.leaseReady();
      await world.expireLeases();
      const successor = world.another();
      await successor.recoverLeases();
      const again = await world.claimOne(successor);
      await queue.finish(stalled.map((delivery) => failed(delivery)));
      expect(await world.logs()).toMatchObject([{ status: 'pending', last_response_status: null }]);
      expect(await world.attempts()).toEqual([{ number: 1, error: null, response_status: 503 }]);
      await successor.finish([delivered(again)]);
      expect(await everything()).toMatchObject({ logs: ['delivered'], waiting: 0 });
    });

    it('leaves a delivery to the sender that took it over, even if the stalled sender tries to queue it', async () => {
      await world.emit({}, { count: 2 });
      const [sent, unsent] = await world.leaseReady();
      if (!sent || !unsent) throw new Error('Nothing was leased.');
      await world.expireLeases();
      await world.another().recoverLeases();
      await queue.queueLeased([sent], { isSent: true });
      await queue.queueLeased([unsent], { isSent: false });
      expect(await everything()).toMatchObject({ logs: ['pending', 'pending'], waiting: 2, leases: [] });
      expect(sent.queued).toBeNull();
    });

    it('creates each log once while senders recover the same leases and store results', async () => {
      await world.emit({}, { count: 40 });
      const deliveries = await world.leaseReady();
      await world.look(`update event_lease set lease_end = now() - interval '1 second'`);
      const senders = [world.another(), world.another()];
      await Promise.all([
        ...deliveries.map((delivery) => queue.finish([delivered(delivery)])),
        ...senders.map((sender) => sender.recoverLeases().catch(() => undefined)),
      ]);
      await world.another().recoverLeases();
      const logs = await world.look<{ message_id: string; status: string }>('select message_id, status from webhook_log');
      expect([logs.length, new Set(logs.map((log) => log.message_id)).size, await world.eventLeases()]).toEqual([40, 40, []]);
      expect(logs.filter(({ status }) => status === 'pending')).toHaveLength((await world.waiting()) ?? 0);
    });
  });

  it('sets aside a delivery whose result cannot be stored, and stores the results of the others', async () => {
    await world.emit({}, { count: 3 });
    const finished = (await world.leaseReady()).map((delivery, at) => {
      const one = delivered(delivery);
      // The HTTP status 99999 is too large for the database column.
      return at === 1 && one.attempt ? { ...one, attempt: { ...one.attempt, responseStatus: 99_999 } } : one;
    });
    await queue.finish(finished);
    expect(await everything()).toMatchObject({
      logs: expect.arrayContaining(['delivered', 'delivered', 'pending']) as string[],
      leases: [],
    });
    const aside = await world.look<{ log_id: number }>(
      `select log_id, dead_cause from webhook_delivery where due_timestamp = 'infinity'`,
    );
    expect(aside).toEqual([{ log_id: expect.any(Number), dead_cause: '22003' }]);
    expect(world.dead).toEqual([{ row: 'delivery', id: aside[0]?.log_id, cause: '22003' }]);
  });

  it('changes nothing if results are stored again because the database’s first response was lost', async () => {
    await world.emit({}, { count: 3 });
    const [first, ...others] = (await world.leaseReady()).map((delivery) => delivered(delivery));
    if (!first) throw new Error('Nothing was leased.');
    for (let n = 0; n < 3; n++) await queue.finish([first]);
    expect(await everything()).toMatchObject({ logs: ['delivered'], leases: [{ first_position: 1, last_position: 3 }] });
    await queue.finish(others);
    expect(await everything()).toMatchObject({ logs: Array(3).fill('delivered'), leases: [] });
  });

  it('keeps an event that was set aside until each of its deliveries has a log', async () => {
    const other = await mine.webhook();
    await world.prove();
    await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.webhook_id = ${other.id} then raise exception 'poison'; end if; return new; end $$`);
    await world.look('create trigger refuse before insert on webhook_log_default for each row execute function refuse()');
    await world.emit();
    const deliveries = await world.leaseReady();
    const refused = deliveries.filter(({ webhookId }) => webhookId === other.id);
    await queue.queueLeased(refused, { isSent: false });
    expect(world.dead).toMatchObject([{ row: 'event', cause: 'P0001' }]);
    await world.look('drop trigger refuse on webhook_log_default');
    expect(await requeueDeadRows(world.service)).toEqual({ events: 1, deliveries: 0 });
    await queue.finish(deliveries.filter((delivery) => !refused.includes(delivery)).map(delivered));
    expect(await world.another().recoverLeases()).toMatchObject({ queued: 1 });
    await queue.finish([delivered(await world.claimOne())]);
    expect(await everything()).toMatchObject({ logs: ['delivered', 'delivered'], waiting: 0, leases: [] });
    expect((await world.attempts()).map(({ error }) => error)).toEqual([null, 'interrupted', null]);
  });

  it('recovers a lease within a minute although it became visible only after its end', async () => {
    await world.emit();
    await world.leaseReady();
    const successor = world.another();
    const committing = world.database.dataSource.createQueryRunner();
    await committing.startTransaction();
    await committing.query(`update event_lease set lease_end = now() - interval '1 second'`);
    expect(await successor.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
    await committing.commitTransaction();
    await committing.release();
    const later = performance.now() + 60_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    const recovered = await successor.recoverLeases();
    clock.mockRestore();
    expect(recovered).toEqual({ queued: 1, interrupted: 0, isMore: true });
  });

  describe('if it cannot create the log of one event', () => {
    beforeEach(async () => {
      await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
        if new.message_id = (select 'evt_' || id from published_event where payload ->> 'n' = '2') then raise exception 'poison'; end if;
        return new; end $$`);
      await world.look('create trigger refuse before insert on webhook_log_default for each row execute function refuse()');
      for (let n = 1; n <= 3; n++) await world.emit({ n });
    });

    const poisoned = () => [{ row: 'event', id: expect.any(Number) as number, type: 'device.healthcheck', cause: 'P0001' }];

    /** Removes the cause of the error, and repeats the deliveries that were set aside. */
    const repeat = async () => {
      await world.look('drop trigger refuse on webhook_log_default');
      expect(await requeueDeadRows(world.service)).toEqual({ events: 1, deliveries: 0 });
      expect(await queue.recoverLeases()).toMatchObject({ queued: 1 });
      await queue.finish((await queue.claim(ALL)).map(delivered));
      expect(await everything()).toMatchObject({ logs: Array(3).fill('delivered'), waiting: 0, leases: [] });
    };

    it('sets only this event aside when it stores the results of the deliveries', async () => {
      await queue.finish((await world.leaseReady()).map(delivered));
      expect(world.dead).toEqual(poisoned());
      expect(await everything()).toMatchObject({
        logs: ['delivered', 'delivered'],
        leases: [{ first_position: 2, last_position: 2 }],
      });
      expect(await queue.recoverLeases()).toEqual({ queued: 0, interrupted: 0, isMore: false });
      await repeat();
    });

    it('sets only this event aside when it puts the deliveries into the queue', async () => {
      await queue.queueLeased(await world.lease(), { isSent: false });
      expect(world.dead).toEqual(poisoned());
      expect(await everything()).toMatchObject({ waiting: 2, leases: [{ first_position: 2, last_position: 2 }] });
      await queue.finish((await queue.claim(ALL)).map(delivered));
      await repeat();
    });

    it('sets only this event aside when another sender recovers the lease', async () => {
      await world.lease();
      await world.expireLeases();
      const successor = world.another();
      while ((await successor.recoverLeases()).isMore) continue;
      expect(world.dead).toEqual(poisoned());
      expect(await everything()).toMatchObject({ waiting: 2, leases: [{ first_position: 2, last_position: 2 }] });
      await queue.finish((await queue.claim(ALL)).map(delivered));
      await repeat();
    });
  });
});
