import { DeliveryQueue } from './delivery-queue';
import { JsonText } from '@rpm/database';
import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { AddressPolicy } from './address/address-policy';
import { Deliverer } from './deliverer';
import { Loop } from './loop';
import { countDeadRows, requeueDeadRows } from './queue/dead-rows';
import { Sender } from './sending/sender';
import { type DeliveryConfiguration } from './settings';
import { Receiver } from './testing';

const CONFIGURATION: DeliveryConfiguration = {
  WEBHOOK_PORTS: [443],
  WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'],
  WEBHOOK_RETRY_SCHEDULE: [0.1, 0.1],
  WEBHOOK_CONCURRENCY: 64,
  WEBHOOK_DEADLINE_MS: 2_000,
  WEBHOOK_LEASE_MS: 10_000,
  WEBHOOK_KEEP_RESPONSES: 'on',
  WEBHOOK_RETENTION_DAYS: 90,
  EVENT_RETENTION_DAYS: 30,
};

describe('Deliverer', () => {
  let database: TestDatabase;
  let mine: Factory;
  let receiver: Receiver;
  let deliverers: Deliverer[];
  let errors: unknown[];
  const box = new SecretBox([randomBytes(32)]);

  beforeEach(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    receiver = await Receiver.listen();
    [deliverers, errors] = [[], []];
  });
  afterEach(async () => {
    for (const deliverer of deliverers) await deliverer.stop();
    await receiver.close();
    await database.drop();
  });

  async function start(changes: Partial<DeliveryConfiguration> = {}): Promise<Deliverer> {
    const configuration = { ...CONFIGURATION, ...changes };
    const policy = new AddressPolicy({ ports: [], allowedNetworks: configuration.WEBHOOK_ALLOWED_NETWORKS });
    const sender = new Sender({ policy, deadlineMs: configuration.WEBHOOK_DEADLINE_MS });
    const dataSource = await database.connectAsService(4);
    const deliverer = new Deliverer({
      dataSource,
      sender,
      box,
      configuration,
      onError: (error) => errors.push(error),
      onDead: (row) => errors.push(row),
    });
    deliverers.push(deliverer);
    deliverer.start();
    return deliverer;
  }

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const request = () => ({
    organizationId: mine.organizationId,
    scopes: OPERATOR_SCOPES,
    expectedVersions: null,
    idempotency: null,
  });
  const webhooks = () =>
    new WebhookRepository(database.dataSource, box, { checkUrl: () => Promise.resolve(null), maxPerOrganization: 250 });
  const subscribe = async (url = receiver.url) =>
    JSON.parse((await webhooks().create(request(), { type: 'device.healthcheck', url })).text) as { id: number; secret: string };
  const emit = (count = 1) =>
    look(`insert into event (organization_id, type, subject_id, payload)
      select $1, 'device.healthcheck', n, json_build_object('n', n) from generate_series(1, $2::int) n`, mine.organizationId, count); // prettier-ignore
  const statuses = async () =>
    (await look<{ status: string }>('select status from webhook_log order by id')).map(({ status }) => status);
  const eventually = async (look: () => Promise<unknown>, expected: unknown) => {
    await pollUntil(async () => JSON.stringify(await look()) === JSON.stringify(expected), true);
    expect(await look()).toEqual(expected);
  };

  it('delivers events with signatures that the public Standard Webhooks library verifies', async () => {
    const { secret } = await subscribe();
    await start();
    await emit(3);
    await eventually(statuses, ['delivered', 'delivered', 'delivered']);
    const payloads = receiver.requests.map(
      ({ headers, body }) =>
        (new Verifier(secret).verify(body, headers as Record<string, string>) as { payload: object }).payload,
    );
    expect(payloads).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }, { n: 3 }]));
    expect(errors).toEqual([]);
  });

  it('publishes the events of organizations without webhooks only when it polls, and hurries again for those that get one', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const deliverer = await start();
    const wake = jest.spyOn(Loop.prototype, 'wake');
    const isHurried = (organizationId?: number) => {
      wake.mockClear();
      deliverer.wake(organizationId);
      return wake.mock.calls.length > 0;
    };
    try {
      const isHurriedAfterEvent = () => emit().then(() => isHurried(mine.organizationId));
      expect(await pollUntil(isHurriedAfterEvent, false)).toBe(false);
      expect([isHurried(other.organizationId), isHurried()]).toEqual([true, true]);
      await eventually(() => look('select from event'), []);
      await subscribe();
      await emit();
      await eventually(statuses, ['delivered']);
      expect(await pollUntil(() => Promise.resolve(isHurried(mine.organizationId)), true)).toBe(true);
    } finally {
      wake.mockRestore();
    }
  });

  it('signs with both the old and the new secret during a rotation', async () => {
    const { id, secret } = await subscribe();
    const rotated = JSON.parse((await webhooks().rotateSecret(request(), id, 3600)).text) as { secret: string };
    await start();
    await emit();
    await eventually(statuses, ['delivered']);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    for (const one of [secret, rotated.secret]) {
      expect(new Verifier(one).verify(body, headers as Record<string, string>)).toMatchObject({ payload: { n: 1 } });
    }
    const stranger = `whsec_${randomBytes(32).toString('base64')}`;
    expect(() => new Verifier(stranger).verify(body, headers as Record<string, string>)).toThrow('No matching signature');
  });

  it('signs with the secrets that are valid now, although it has signed with an earlier secret before', async () => {
    const { id, secret } = await subscribe();
    await start();
    const isSignedWith = async (...secrets: string[]) => {
      const before = receiver.requests.length;
      await emit();
      await eventually(statuses, Array(before + 1).fill('delivered'));
      const { headers, body } = receiver.requests.at(-1) ?? { headers: {}, body: '' };
      return secrets.map((one) => {
        try {
          return Boolean(new Verifier(one).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      });
    };
    expect(await isSignedWith(secret)).toEqual([true]);
    const rotated = JSON.parse((await webhooks().rotateSecret(request(), id, 3600)).text) as { secret: string };
    expect(await isSignedWith(secret, rotated.secret)).toEqual([true, true]);
    await look(`update webhook_secret set expire_timestamp = now() - interval '1 second' where expire_timestamp is not null`);
    expect(await isSignedWith(secret, rotated.secret)).toEqual([false, true]);
    expect(errors).toEqual([]);
  });

  it('retries with the same message id on the retry schedule, and marks the delivery as failed after the last attempt', async () => {
    await subscribe();
    receiver.reply = () => ({ status: 500, body: 'not now' });
    await start();
    await emit();
    await eventually(statuses, ['failed']);
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await look('select number, response_status, response_body from webhook_attempt order by number')).toEqual(
      [1, 2, 3].map((number) => ({ number, response_status: 500, response_body: 'not now' })),
    );
    expect(await look('select retry_attempts, last_response_status from webhook_log')).toEqual([
      { retry_attempts: 2, last_response_status: 500 },
    ]);
  });

  it('stores no response body if WEBHOOK_KEEP_RESPONSES is off', async () => {
    await subscribe();
    receiver.reply = () => ({ status: 200, body: 'something private' });
    await start({ WEBHOOK_KEEP_RESPONSES: 'off' });
    await emit();
    await eventually(statuses, ['delivered']);
    expect(await look('select response_body from webhook_attempt')).toEqual([{ response_body: null }]);
  });

  it('does not follow redirects', async () => {
    await subscribe();
    receiver.reply = ({ path }) =>
      path === '/elsewhere' ? { status: 200 } : { status: 307, headers: { location: '/elsewhere' } };
    await start({ WEBHOOK_RETRY_SCHEDULE: [60] });
    await emit();
    await eventually(() => look('select response_status from webhook_attempt'), [{ response_status: 307 }]);
    expect(receiver.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('disables a webhook that responds 410 Gone, and sends it no further events', async () => {
    await subscribe();
    receiver.reply = () => ({ status: 410 });
    await start();
    await emit();
    await eventually(statuses, ['failed']);
    await emit();
    await eventually(statuses, ['failed', 'cancelled']);
    expect(receiver.requests).toHaveLength(1);
  });

  it('delivers to other webhooks while one never responds', async () => {
    await subscribe();
    await subscribe(`${receiver.url}hung`);
    receiver.reply = ({ path }) => (path === '/hung' ? new Promise(() => undefined) : { status: 200 });
    await start({ WEBHOOK_CONCURRENCY: 12, WEBHOOK_RETRY_SCHEDULE: [60] });
    await emit(50);
    await eventually(() => look(`select count(*)::int as n from webhook_log where status = 'delivered'`), [{ n: 50 }]);
  });

  it('keeps sending queued deliveries while it searches for the event that cannot be published', async () => {
    await subscribe();
    await emit();
    await new DeliveryQueue(await database.connectAsService(), 60_000, (row) => errors.push(row)).fanOut();
    // The first statement that publishes events fails at once. The search for its cause then waits for a lock that the test holds.
    await look('create sequence refusals');
    await look(`create function refuse() returns trigger language plpgsql security definer as $$ begin
      if new.payload ->> 'n' = '3' then
        if nextval('refusals') > 1 then perform pg_advisory_xact_lock_shared(1); end if;
        raise exception 'poison';
      end if;
      return new; end $$`);
    await look('create trigger refuse before insert on published_event_default for each row execute function refuse()');
    await emit(4);
    const blocker = database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('select pg_advisory_xact_lock(1)');
    const dead = () => look('select count(dead_timestamp)::int as n from event');
    try {
      await start();
      expect(await pollUntil(async () => receiver.requests.length, 1)).toBe(1);
      expect(await dead()).toEqual([{ n: 0 }]);
    } finally {
      await blocker.commitTransaction();
      await blocker.release();
    }
    await eventually(dead, [{ n: 1 }]);
    await eventually(statuses, Array(4).fill('delivered'));
  });

  describe('with a webhook that has succeeded before', () => {
    beforeEach(async () => {
      await subscribe();
      await look('update webhook_health set last_success_timestamp = now()');
    });

    it('creates the log of a delivery with its result, and that of a request that hangs while it hangs', async () => {
      const deliverer = await start();
      await emit();
      await eventually(statuses, ['delivered']);
      let respond: (reply: { status: number }) => void = () => undefined;
      receiver.reply = () => new Promise((resolve) => (respond = resolve));
      await emit();
      deliverer.wake();
      await eventually(statuses, ['delivered', 'pending']);
      respond({ status: 200 });
      await eventually(statuses, ['delivered', 'delivered']);
      expect([receiver.requests.length, await look('select from event_lease'), errors]).toEqual([2, [], []]);
    });

    it('makes the deliveries of a sender that died', async () => {
      await emit(3);
      const dead = new DeliveryQueue(await database.connectAsService(), 60_000, (row) => errors.push(row));
      expect((await dead.lease(64))?.leased).toHaveLength(3);
      await look(`update event_lease set lease_end = now() - interval '1 second'`);
      await start();
      await eventually(statuses, Array(3).fill('delivered'));
      expect(await look('select distinct error from webhook_attempt where number = 1')).toEqual([{ error: 'interrupted' }]);
    });

    it('retries a direct delivery that fails', async () => {
      receiver.reply = () => ({ status: receiver.requests.length === 1 ? 503 : 200 });
      await start();
      await emit();
      await eventually(statuses, ['delivered']);
      expect(await look('select number, response_status from webhook_attempt order by number')).toEqual([
        { number: 1, response_status: 503 },
        { number: 2, response_status: 200 },
      ]);
    });
  });

  describe('if the database refuses a result', () => {
    /** Makes the database refuse attempts with a body, with the given SQLSTATE. */
    const refuse = async (body: string, sqlState: string) => {
      await look(`create function refuse() returns trigger language plpgsql as $$ begin
        if new.response_body = '${body}' then raise exception 'refused' using errcode = '${sqlState}'; end if;
        return new; end $$`);
      await look('create trigger refuse before insert on webhook_attempt for each row execute function refuse()');
    };
    const paths = () => receiver.requests.map(({ path }) => path).sort();
    const count = (status: string) => async () =>
      (await look<{ n: number }>('select count(*)::int as n from webhook_log where status = $1', status))[0]?.n;

    it.each([
      ['of a queued delivery', null],
      ['of a direct delivery', 'update webhook_health set last_success_timestamp = now()'],
    ])('three times, sets the delivery aside instead of repeating its request: %s', async (_which, prepare) => {
      await subscribe(`${receiver.url}stored`);
      await subscribe(`${receiver.url}refused`);
      if (prepare !== null) await look(prepare);
      receiver.reply = ({ path }) => ({ status: 200, body: path });
      await refuse('/refused', '42501');
      await start();
      await emit(3);
      await eventually(count('delivered'), 3);
      await eventually(() => countDeadRows(database.dataSource), [{ row: 'delivery', cause: '42501', count: 3 }]);
      expect(paths()).toEqual([...Array(3).fill('/refused'), ...Array(3).fill('/stored')]);
      const aside = errors.filter((error) => !(error instanceof Error));
      expect(aside).toEqual(Array(3).fill({ row: 'delivery', id: expect.any(Number), cause: '42501' }));
      // At least the first two failures are reported.
      expect(errors.length - aside.length).toBeGreaterThanOrEqual(2);

      await look('drop trigger refuse on webhook_attempt');
      expect(await requeueDeadRows(database.dataSource)).toEqual({ events: 0, deliveries: 3 });
      await eventually(count('delivered'), 6);
      expect(receiver.requests).toHaveLength(9);
    });

    it('and accepts no other attempts either, repeats no request in another process, even after the lease', async () => {
      await subscribe();
      await look(`create function refuse_all() returns trigger language plpgsql as $$ begin
        raise exception 'refused' using errcode = '53100'; end $$`);
      await look('create trigger refuse before insert on webhook_attempt for each row execute function refuse_all()');
      const limits = { WEBHOOK_DEADLINE_MS: 1_000, WEBHOOK_LEASE_MS: 6_000 };
      await start(limits);
      await emit();
      await pollUntil(async () => errors.length > 0, true);
      await start(limits);
      const isExpired = async () =>
        (await look('select from webhook_delivery where due_timestamp < now() and owner is not null')).length;
      await eventually(isExpired, 1);
      // A claim of the second process records the first request as interrupted, which the database refuses like the result.
      const { length } = errors;
      await pollUntil(async () => errors.length > length + 10, true);
      expect(receiver.requests).toHaveLength(1);
      await look('drop trigger refuse on webhook_attempt');
      await eventually(count('delivered'), 1);
    });

    it('because of its own state, sends nothing until it accepts the result, even after the lease', async () => {
      await subscribe();
      receiver.reply = () => ({ status: 200, body: 'ok' });
      await refuse('ok', '53100');
      await start({ WEBHOOK_DEADLINE_MS: 1_000, WEBHOOK_LEASE_MS: 6_000 });
      await emit();
      await pollUntil(async () => errors.length > 0, true);
      await emit();
      const isExpired = async () =>
        (await look('select from webhook_delivery where due_timestamp < now() and owner is not null')).length;
      await eventually(isExpired, 1);
      // Another failure after the end of the lease shows that the loops were running meanwhile.
      const { length } = errors;
      await pollUntil(async () => errors.length > length, true);
      expect(receiver.requests).toHaveLength(1);
      expect(await countDeadRows(database.dataSource)).toEqual([]);
      await look('drop trigger refuse on webhook_attempt');
      await eventually(count('delivered'), 2);
      expect(receiver.requests).toHaveLength(2);
    });
  });

  it('sends each delivery once while several senders are running', async () => {
    await subscribe();
    // The time limit is long, because on a slow machine a request could time out and would then correctly be sent again.
    for (let n = 0; n < 3; n++) await start({ WEBHOOK_DEADLINE_MS: 30_000, WEBHOOK_LEASE_MS: 40_000 });
    await emit(100);
    await eventually(() => look(`select count(*)::int as n from webhook_log where status = 'delivered'`), [{ n: 100 }]);
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([100, 100]);
  });

  it('blocks a request to a forbidden address and records the error', async () => {
    await subscribe('http://127.0.0.1:9/');
    await start({ WEBHOOK_ALLOWED_NETWORKS: [], WEBHOOK_RETRY_SCHEDULE: [60] });
    await emit();
    await eventually(
      () => look('select error, response_status from webhook_attempt'),
      [{ error: 'address_refused', response_status: null }],
    );
  });

  it('records an error and sends no unsigned request if the secret cannot be decrypted', async () => {
    await subscribe();
    await look(`update webhook_secret set key_name = 'another'`);
    await start({ WEBHOOK_RETRY_SCHEDULE: [60] });
    await emit();
    await eventually(() => look('select error from webhook_attempt'), [{ error: 'secret_unreadable' }]);
    expect(receiver.requests).toEqual([]);
  });

  it('sends a test event even to a disabled webhook', async () => {
    const { id } = await subscribe();
    await look('update webhook set enabled = false');
    const deliverer = await start();
    const logId = await deliverer.sendTest(mine.organizationId, id, {
      type: 'device.healthcheck',
      payload: JsonText.asserted('{"sample":true}'),
    });
    expect(await look('select id, status from webhook_log')).toEqual([{ id: logId, status: 'delivered' }]);
    expect(receiver.requests).toHaveLength(1);
  });

  it('finishes requests in progress before it stops', async () => {
    await subscribe();
    receiver.reply = () => sleep(300, { status: 200 });
    const deliverer = await start();
    await emit();
    await pollUntil(async () => receiver.requests.length, 1);
    await deliverer.stop();
    expect(await statuses()).toEqual(['delivered']);
  });

  it('rejects a configuration whose lease is shorter than the time limit of a request', async () => {
    await expect(start({ WEBHOOK_LEASE_MS: 3_000 })).rejects.toThrow('WEBHOOK_LEASE_MS: must be at least 5000 more');
  });
});
