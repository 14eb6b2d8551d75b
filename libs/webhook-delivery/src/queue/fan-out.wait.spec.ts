import { type Webhook } from '@rpm/domain';
import { type Factory } from '@rpm/data-access/testing';
import { ALL, QueueSandbox } from '../testing/queue-sandbox';
import { type DeliveryQueue } from '../delivery-queue';

describe('fan-out of events into deliveries', () => {
  let world: QueueSandbox;
  let webhook: Webhook;
  let queue: DeliveryQueue;
  let mine: Factory;

  beforeEach(async () => {
    world = await QueueSandbox.create();
    ({ webhook, queue, mine } = world);
  });
  afterEach(() => world.drop());

  it("creates one delivery for each webhook with the event's type and removes the event from the outbox", async () => {
    const other = await world.newOrganization();
    const twin = await mine.webhook({ url: 'https://example.org/twin' });
    await mine.webhook({ types: ['patient.created'] });
    await mine.webhook({ enabled: false, deleteTimestamp: new Date() });
    await other.webhook();
    await world.emit({ battery: 5 });
    expect(await queue.fanOut()).toMatchObject({ isMore: false });
    expect(await world.look('select * from event')).toEqual([]);
    const made = await world.logs();
    expect(made.map((log) => [log.status, JSON.parse(log.body) as object])).toEqual(
      [webhook, twin].map(() => [
        'pending',
        {
          id: expect.stringMatching(/^evt_\d+$/),
          type: webhook.types[0],
          sequence: 1,
          createTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          payload: { battery: 5 },
        },
      ]),
    );
    expect(await queue.fanOut()).toMatchObject({ isMore: false });
    expect(await world.waiting()).toBe(2);
  });

  it('takes events from every organization in turn, however many events the others have', async () => {
    const others = [mine];
    for (let n = 0; n < 6; n++) others.push(await world.newOrganization());
    for (const { organizationId } of others) {
      await world.look(`insert into event (organization_id, type, subject_id, payload)
        select $1, 'patient.created', n, '{}' from generate_series(1, 450) n`, organizationId); // prettier-ignore
    }
    for (let n = 0; n < 3; n++) expect(await queue.fanOut()).toMatchObject({ isMore: true });
    const left = await world.look<{ id: number; n: number }>(
      'select organization_id as id, count(*)::int as n from event group by 1',
    );
    const leftOf = ({ organizationId }: Factory) => left.find(({ id }) => id === organizationId)?.n ?? 0;
    expect(others.map((one) => leftOf(one) < 450)).toEqual(others.map(() => true));
    expect(left).not.toEqual([]);
  });

  it('limits the deliveries that one statement creates, however many webhooks an event has', async () => {
    const other = await world.newOrganization();
    await other.webhook();
    await world.look(`insert into webhook (organization_id, types, url, enabled) select organization_id, types, url, true from webhook, generate_series(2, 1000)
      where id = $1`, webhook.id); // prettier-ignore
    await world.emit({}, { factory: other });
    for (let n = 0; n < 7; n++) await world.emit({ n });
    const left = async () => (await world.look<{ n: number }>('select count(*)::int as n from event'))[0]?.n;
    // The first call takes five events of one organization, and the second takes the event of the other organization and the rest.
    expect([(await queue.fanOut()).isMore, await left()]).toEqual([true, 3]);
    expect([(await queue.fanOut()).isMore, await left()]).toEqual([false, 0]);
    expect(await world.look('select count(*)::int as n, count(distinct message_id)::int as events from webhook_log')).toEqual([
      { n: 7001, events: 8 },
    ]);
  });

  it('stores events of a disabled webhook as cancelled deliveries', async () => {
    await world.look('update webhook set enabled = false');
    await world.emit();
    expect(await queue.fanOut()).toMatchObject({ isMore: false });
    expect(await world.logs()).toMatchObject([{ status: 'cancelled', retry_attempts: 0 }]);
    expect(await world.waiting()).toBe(0);
  });

  it('delivers events whose timestamp is in the future because the clock was set back afterwards', async () => {
    await world.emit();
    await world.look(`update event set create_timestamp = now() + interval '1 hour'`);
    await queue.fanOut();
    expect(await queue.claim(ALL)).toHaveLength(1);
  });

  it('creates the payload of a reading from the version that the event refers to', async () => {
    await mine.webhook({ types: ['reading.bloodGlucose'] });
    const { id } = await mine.reading({ glucose: 120 });
    await world.look(`insert into reading_revision (organization_id, kind, reading_id, version, "values", "row")
      select organization_id, 'bloodGlucose', id, 1, '{"glucose": 90}', to_jsonb(r) || '{"glucose": 90}' from blood_glucose_reading r
      where id = $1`, id); // prettier-ignore
    await world.look(`update blood_glucose_reading set version = 2, update_timestamp = received_timestamp + interval '1 hour',
      void_timestamp = now(), out_of_range = 'above' where id = $1`, id); // prettier-ignore
    for (const version of [1, 2]) await world.emit(null, { type: 'reading.bloodGlucose', subject: id, version });
    await queue.fanOut();
    type Payload = Record<'createTimestamp' | 'updateTimestamp', string>;
    const payloads = (await world.logs()).map(({ body }) => (JSON.parse(body) as { payload: Payload }).payload);
    const shared = { id, glucoseUnit: 'mgdl', patient: { firstName: 'Testina' }, flags: [], sentAs: null };
    expect(payloads).toMatchObject([
      { ...shared, glucose: 90, version: 1, enteredInError: false, outOfRange: null },
      { ...shared, glucose: 120, version: 2, enteredInError: true, outOfRange: 'above' },
    ]);
    expect(payloads.map((payload) => payload.updateTimestamp === payload.createTimestamp)).toEqual([true, false]);
  });

  it('sets aside an event that cannot be delivered, and delivers the others', async () => {
    for (let n = 1; n <= 9; n++) await world.emit({ n });
    await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.body like '%"n":5%' or new.body like '%"n": 5%' then raise exception 'poison'; end if; return new; end $$`);
    await world.look('create trigger refuse before insert on webhook_log_payload_default for each row execute function refuse()');
    // Fan-out skips locked rows. It is repeated, because PostgreSQL releases the locks of a failed statement only after reporting the error.
    while ((await queue.fanOut()).isMore) continue;
    expect(await world.waiting()).toBe(8);
    const left = await world.look<{ id: number }>('select id, payload, dead_timestamp, dead_cause from event');
    expect(left).toEqual([{ id: expect.any(Number), payload: { n: 5 }, dead_timestamp: expect.any(Date), dead_cause: 'P0001' }]);
    expect(world.dead).toEqual([{ row: 'event', id: left[0]?.id, type: 'device.healthcheck', cause: 'P0001' }]);
    expect(await queue.fanOut()).toMatchObject({ isMore: false });
  });

  it('fails without setting events aside while the schema lacks a column, and delivers them afterwards', async () => {
    for (let n = 1; n <= 3; n++) await world.emit({ n });
    await world.look('alter table webhook_delivery rename column message_id to gone');
    for (let n = 0; n < 2; n++) await expect(queue.fanOut()).rejects.toMatchObject({ code: '42703' });
    expect(await world.look('select dead_timestamp from event')).toEqual(Array(3).fill({ dead_timestamp: null }));
    expect(world.dead).toEqual([]);
    await world.look('alter table webhook_delivery rename column gone to message_id');
    await queue.fanOut();
    expect(await world.waiting()).toBe(3);
  });
});
