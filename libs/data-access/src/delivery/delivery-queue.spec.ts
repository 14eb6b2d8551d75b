import { type Webhook, type WebhookLog } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { JsonText } from '../json-text';
import { createTestDatabase, Factory, type TestDatabase } from '../testing';
import { type ClaimedDelivery, type ClaimRequest, DeliveryQueue, type FinishedDelivery } from './delivery-queue';

const LEASE_MS = 60_000;
const ALL: ClaimRequest = { limit: 100, after: null, room: {}, roomOfOthers: 100 };
const ANSWERED = { startTimestamp: new Date('2026-03-01T00:00:01Z'), durationMs: 5, error: null, responseBody: 'ok' };

const delivered = (delivery: ClaimedDelivery): FinishedDelivery => ({
  delivery,
  status: 'delivered',
  next: null,
  pauseMs: null,
  isGone: false,
  attempt: { ...ANSWERED, responseStatus: 200 },
});
const failed = (delivery: ClaimedDelivery, delayMs = 0): FinishedDelivery => ({
  ...delivered(delivery),
  status: 'pending',
  next: { step: delivery.step + 1, delayMs },
  attempt: { ...ANSWERED, responseStatus: 503 },
});

describe('DeliveryQueue', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;
  let webhook: Webhook;
  let queue: DeliveryQueue;

  // A database for each: the queue serves all organizations at once.
  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    webhook = await mine.webhook();
    queue = new DeliveryQueue(service, LEASE_MS);
  });
  afterEach(() => database.drop());

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const emit = (payload: object | null = { a: 1 }, { type = 'device.healthcheck', of = mine, subject = 1, version = 1 } = {}) =>
    look('insert into event (organization_id, type, subject_id, version, payload) values ($1, $2, $3, $4, $5)', of.organizationId, type, subject, version, payload); // prettier-ignore
  const logs = () => look<WebhookLog & { body: string }>(
    `select l.*, b.body from webhook_log l join webhook_log_payload b on b.log_id = l.id order by l.id`); // prettier-ignore
  const attempts = () => look<{ number: number; error: string | null; response_status: number | null }>(
    'select number, error, response_status from webhook_attempt order by log_id, number'); // prettier-ignore
  const waiting = async () => (await look<{ n: number }>('select count(*)::int as n from webhook_delivery'))[0]?.n;
  const claimOne = async (from = queue) => {
    const [delivery] = await from.claim(ALL);
    if (!delivery) throw new Error('Nothing was due.');
    return delivery;
  };
  const expireLeases = () =>
    look(`update webhook_delivery set due_timestamp = now() - interval '1 second' where owner is not null`);
  const health = async () => (await look('select * from webhook_health where webhook_id = $1', webhook.id))[0];

  it('makes an event into one delivery for each webhook that asked for it, and takes it out of the outbox', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const twin = await mine.webhook({ url: 'https://example.org/twin' });
    await mine.webhook({ type: 'patient.created' });
    await mine.webhook({ enabled: false, deleteTimestamp: new Date() });
    await other.webhook();
    await emit({ battery: 5 });
    expect(await queue.fanOut()).toBe(false);
    expect(await look('select * from event')).toEqual([]);
    const made = await logs();
    expect(made.map((log) => [log.status, JSON.parse(log.body) as object])).toEqual(
      [webhook, twin].map(() => [
        'pending',
        { id: expect.stringMatching(/^evt_\d+$/), type: webhook.type, payload: { battery: 5 } },
      ]),
    );
    expect(await queue.fanOut()).toBe(false);
    expect(await waiting()).toBe(2);
  });

  it('goes on when a sender dies that was about to cancel what it held of a disabled webhook', async () => {
    await emit();
    await queue.fanOut();
    await look('update webhook set enabled = false');
    await claimOne();
    await expireLeases();
    expect(await claimOne(new DeliveryQueue(service, LEASE_MS))).toMatchObject({ enabled: false, number: 0 });
    await look('update webhook set enabled = true');
    await expireLeases();
    expect(await claimOne()).toMatchObject({ enabled: true, number: 1 });
    // Nothing was sent that could have arrived.
    expect(await attempts()).toEqual([]);
  });

  it('lets every organization have its turn, however much the others have', async () => {
    const others = [mine];
    for (let n = 0; n < 6; n++) others.push(await Factory.inNewOrganization(database.dataSource));
    for (const { organizationId } of others) {
      await look(`insert into event (organization_id, type, subject_id, payload)
        select $1, 'patient.created', n, '{}' from generate_series(1, 450) n`, organizationId); // prettier-ignore
    }
    for (let n = 0; n < 3; n++) expect(await queue.fanOut()).toBe(true);
    const left = await look<{ id: number; n: number }>('select organization_id as id, count(*)::int as n from event group by 1');
    const leftOf = ({ organizationId }: Factory) => left.find(({ id }) => id === organizationId)?.n ?? 0;
    expect(others.map((one) => leftOf(one) < 450)).toEqual(others.map(() => true));
    expect(left).not.toEqual([]);
  });

  it('makes no more deliveries at once than a statement has time for, however many webhooks ask for an event', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    await other.webhook();
    await look(`insert into webhook (organization_id, type, url, enabled) select organization_id, type, url, true from webhook, generate_series(2, 1000)
      where id = $1`, webhook.id); // prettier-ignore
    await emit({}, { of: other });
    for (let n = 0; n < 7; n++) await emit({ n });
    const left = async () => (await look<{ n: number }>('select count(*)::int as n from event'))[0]?.n;
    // Five of mine, then whose turn is next, then from the beginning.
    expect([await queue.fanOut(), await left()]).toEqual([true, 3]);
    expect([await queue.fanOut(), await left()]).toEqual([true, 2]);
    expect([await queue.fanOut(), await left()]).toEqual([false, 0]);
    expect(await look('select count(*)::int as n, count(distinct message_id)::int as events from webhook_log')).toEqual([
      { n: 7001, events: 8 },
    ]);
  });

  it('keeps what happens while a webhook is disabled as cancelled', async () => {
    await look('update webhook set enabled = false');
    await emit();
    expect(await queue.fanOut()).toBe(false);
    expect(await logs()).toMatchObject([{ status: 'cancelled', retry_attempts: 0 }]);
    expect(await waiting()).toBe(0);
  });

  it('writes the payload of a reading, in the version that the event tells of', async () => {
    await mine.webhook({ type: 'reading.bloodGlucose' });
    const { id } = await mine.reading({ glucose: 120 });
    await look('update blood_glucose_reading set version = 2 where id = $1', id);
    await look(`insert into reading_revision (organization_id, kind, reading_id, version, "values")
      values ($1, 'bloodGlucose', $2, 1, '{"glucose": 90}')`, mine.organizationId, id); // prettier-ignore
    for (const version of [1, 2]) await emit(null, { type: 'reading.bloodGlucose', subject: id, version });
    await queue.fanOut();
    const payloads = (await logs()).map(({ body }) => (JSON.parse(body) as { payload: object }).payload);
    expect(payloads).toMatchObject([
      { id, glucose: 90, version: 1, glucoseUnit: 'mgdl', patient: { firstName: 'Testina' } },
      { id, glucose: 120, version: 2, glucoseUnit: 'mgdl', patient: { firstName: 'Testina' } },
    ]);
  });

  it('sets aside an event that cannot be delivered, and delivers its neighbours', async () => {
    for (let n = 1; n <= 9; n++) await emit({ n });
    await look(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.body like '%"n":5%' or new.body like '%"n": 5%' then raise exception 'poison'; end if; return new; end $$`);
    await look('create trigger refuse before insert on webhook_log_payload_default for each row execute function refuse()');
    // More than once: the server tells of a failure before it lets go of what was locked, and another connection passes that over.
    while (await queue.fanOut()) continue;
    expect(await waiting()).toBe(8);
    const left = await look<{ payload: object; dead_timestamp: Date | null }>('select payload, dead_timestamp from event');
    expect(left).toEqual([{ payload: { n: 5 }, dead_timestamp: expect.any(Date) }]);
    expect(await queue.fanOut()).toBe(false);
  });

  it('claims what is due, once, with all that sending needs', async () => {
    await emit();
    await queue.fanOut();
    const [log] = await logs();
    expect(await queue.claim(ALL)).toEqual([
      {
        organizationId: mine.organizationId, webhookId: webhook.id, isRetry: false, leaseEnd: expect.any(Date),
        logId: log?.id, logCreateTimestamp: expect.any(Date), step: 0, number: 1, enabled: true, url: webhook.url, isProbe: false, wasInterrupted: false,
        messageId: expect.stringMatching(/^evt_/), body: log?.body, secrets: [],
      },
    ]); // prettier-ignore
    expect(await new DeliveryQueue(service, LEASE_MS).claim(ALL)).toEqual([]);
  });

  it('writes down what has come of a request, and whether it is over', async () => {
    await emit();
    await queue.fanOut();
    await queue.finish([failed(await claimOne())]);
    expect(await logs()).toMatchObject([
      { status: 'pending', retry_attempts: 0, last_response_status: 503, last_retry_timestamp: null },
    ]);
    await queue.finish([delivered(await claimOne())]);
    expect(await logs()).toMatchObject([
      { status: 'delivered', retry_attempts: 1, last_response_status: 200, last_retry_timestamp: ANSWERED.startTimestamp },
    ]);
    expect(await attempts()).toEqual([
      { number: 1, error: null, response_status: 503 },
      { number: 2, error: null, response_status: 200 },
    ]);
    expect(await waiting()).toBe(0);
  });

  it('tells of a request whose sender was never heard of again, and lets that sender overwrite nothing', async () => {
    await emit();
    await queue.fanOut();
    const stalled = await claimOne();
    await expireLeases();
    const successor = new DeliveryQueue(service, LEASE_MS);
    const again = await claimOne(successor);
    expect(again).toMatchObject({ number: 2, step: 1, wasInterrupted: true, messageId: stalled.messageId });
    expect(await attempts()).toEqual([{ number: 1, error: 'interrupted', response_status: null }]);
    await queue.finish([failed(stalled)]);
    expect(await logs()).toMatchObject([{ status: 'pending', last_response_status: null }]);
    expect(await attempts()).toEqual([{ number: 1, error: null, response_status: 503 }]);
    await successor.finish([delivered(again)]);
    expect(await logs()).toMatchObject([{ status: 'delivered', retry_attempts: 1, last_response_status: 200 }]);
    expect(await waiting()).toBe(0);
  });

  it('gives every lane as much as it has room for, retries apart from first tries', async () => {
    const twin = await mine.webhook();
    for (let n = 0; n < 6; n++) await emit();
    await queue.fanOut();
    const counts = (claimed: ClaimedDelivery[]) =>
      [webhook, twin].map(({ id }) => claimed.filter(({ webhookId }) => webhookId === id).length);
    const first = await queue.claim({ ...ALL, room: { [`${webhook.id} false`]: 1 }, roomOfOthers: 2 });
    expect(counts(first)).toEqual([1, 2]);
    await queue.finish(first.map((delivery) => failed(delivery)));
    const second = await queue.claim({ ...ALL, roomOfOthers: 1 });
    expect([counts(second.filter(({ isRetry }) => isRetry)), counts(second.filter(({ isRetry }) => !isRetry))]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('begins after the webhook it is told', async () => {
    const twin = await mine.webhook();
    await emit();
    await queue.fanOut();
    const after = { organizationId: mine.organizationId, webhookId: webhook.id };
    expect((await queue.claim({ ...ALL, after })).map(({ webhookId }) => webhookId)).toEqual([twin.id]);
  });

  it('probes a webhook that has failed five times in a row with one request, and lets it go on when that succeeds', async () => {
    for (let n = 0; n < 8; n++) await emit();
    await queue.fanOut();
    const five = await queue.claim({ ...ALL, limit: 5 });
    await queue.finish(five.map((delivery) => failed(delivery)));
    expect(await health()).toMatchObject({ consecutive_failures: 5, failing_since: expect.any(Date) });
    const probes = await queue.claim(ALL);
    expect(probes).toMatchObject([{ isProbe: true, isRetry: true }]);
    expect(await queue.claim(ALL)).toEqual([]);
    await queue.finish(probes.map(delivered));
    expect(await health()).toMatchObject({ consecutive_failures: 0, failing_since: null, not_before: null });
    expect(await queue.claim(ALL)).toHaveLength(7);
  });

  it('sends nothing to a webhook whose server asked for a pause', async () => {
    for (let n = 0; n < 2; n++) await emit();
    await queue.fanOut();
    const [one] = await queue.claim({ ...ALL, limit: 1 });
    await queue.finish(one ? [{ ...failed(one), pauseMs: 60_000 }] : []);
    expect(await queue.claim(ALL)).toEqual([]);
    await look(`update webhook_health set not_before = now()`);
    expect(await queue.claim(ALL)).toHaveLength(2);
  });

  it('holds a rate limit', async () => {
    await look('update webhook set rate_limit = 10');
    for (let n = 0; n < 8; n++) await emit();
    await queue.fanOut();
    expect((await queue.claim(ALL)).length).toBeLessThanOrEqual(2);
    await look(`update webhook_health set next_slot = now() + interval '1 minute'`);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('disables a webhook whose server is gone, and cancels what waits for it', async () => {
    for (let n = 0; n < 2; n++) await emit();
    await queue.fanOut();
    const [one] = await queue.claim({ ...ALL, limit: 1 });
    if (one) await queue.finish([{ ...failed(one), status: 'failed', next: null, isGone: true }]);
    expect(await look('select enabled, disabled_reason from webhook')).toEqual([{ enabled: false, disabled_reason: 'gone' }]);
    const rest = await queue.claim(ALL);
    expect(rest).toMatchObject([{ enabled: false, number: 0 }]);
    await queue.finish(rest.map((delivery) => ({ ...delivered(delivery), status: 'cancelled', attempt: null })));
    expect((await logs()).map(({ status }) => status)).toEqual(['failed', 'cancelled']);
    expect(await attempts()).toHaveLength(1);
  });

  it('leaves room for others beside what is only to be cancelled', async () => {
    for (let n = 0; n < 200; n++) await emit();
    const twin = await mine.webhook({ url: 'https://example.org/twin' });
    await queue.fanOut();
    await look('update webhook set enabled = false where id = $1', webhook.id);
    const claimed = await queue.claim({ ...ALL, roomOfOthers: 4 });
    const counts = [webhook, twin].map(({ id }) => claimed.filter(({ webhookId }) => webhookId === id).length);
    expect(counts).toEqual([16, 4]);
  });

  it('disables a webhook that has taken nothing for five days, and no other that was asked twice in a week', async () => {
    await emit();
    await queue.fanOut();
    const states: boolean[] = [];
    for (let n = 1; n <= 5; n++) {
      await queue.finish([failed(await claimOne())]);
      await look(`update webhook_health set failing_since = now() - interval '5 days 1 second'`);
      states.push(...(await look<{ enabled: boolean }>('select enabled from webhook')).map(({ enabled }) => enabled));
    }
    expect(states).toEqual([true, true, true, true, false]);
    expect(await look('select enabled, disabled_reason from webhook')).toEqual([{ enabled: false, disabled_reason: 'failing' }]);
  });

  it('sets aside a delivery that cannot be written down, and writes down its neighbours', async () => {
    for (let n = 0; n < 5; n++) await emit();
    await queue.fanOut();
    const claimed = await queue.claim(ALL);
    const finished = claimed.map((delivery, at) => {
      const one = delivered(delivery);
      // Beyond the column.
      return at === 2 && one.attempt ? { ...one, attempt: { ...one.attempt, responseStatus: 99_999 } } : one;
    });
    await queue.finish(finished);
    expect((await logs()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'pending', 'delivered', 'delivered']);
    expect(await look('select log_id from webhook_delivery where due_timestamp = $1', 'infinity')).toEqual([
      { log_id: claimed[2]?.logId },
    ]);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('begins a test that nobody else sends, and that is tried once', async () => {
    const test = await queue.beginTest(mine.organizationId, webhook.id, new JsonText('{"sample": true}'));
    expect(test).toMatchObject({ messageId: `test_${test.logId}`, number: 1, url: webhook.url });
    expect(JSON.parse(test.body)).toEqual({ id: test.messageId, type: webhook.type, payload: { sample: true } });
    expect(await new DeliveryQueue(service, LEASE_MS).claim(ALL)).toEqual([]);
    await queue.finish([delivered(test)]);
    expect(await logs()).toMatchObject([{ status: 'delivered', message_id: test.messageId }]);
    await expect(queue.beginTest(mine.organizationId + 1, webhook.id, new JsonText('{}'))).rejects.toThrow('No webhook');
  });
});
