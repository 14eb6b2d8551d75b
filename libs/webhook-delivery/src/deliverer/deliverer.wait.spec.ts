import { nobody } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { JsonText } from '@rpm/database';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { DelivererFixture } from '../testing/deliverer-fixture';

describe('Deliverer', () => {
  const world = new DelivererFixture();

  beforeEach(() => world.begin());
  afterEach(() => world.end());

  it('delivers events with signatures that the public Standard Webhooks library verifies', async () => {
    const { secret } = await world.subscribe();
    await world.start();
    await world.emit(3);
    await world.eventually(world.statuses, ['delivered', 'delivered', 'delivered']);
    const payloads = world.receiver.requests.map(
      ({ headers, body }) =>
        (new Verifier(secret).verify(body, headers as Record<string, string>) as { payload: object }).payload,
    );
    expect(payloads).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }, { n: 3 }]));
    expect(world.errors).toEqual([]);
  });

  it('signs with both the old and the new secret during a rotation', async () => {
    const { id, secret } = await world.subscribe();
    const rotated = JSON.parse((await world.webhooks().rotateSecret(world.request(), id, 3600)).text) as { secret: string };
    await world.start();
    await world.emit();
    await world.eventually(world.statuses, ['delivered']);
    const [{ headers, body } = { headers: {}, body: '' }] = world.receiver.requests;
    for (const one of [secret, rotated.secret]) {
      expect(new Verifier(one).verify(body, headers as Record<string, string>)).toMatchObject({ payload: { n: 1 } });
    }
    const stranger = `whsec_${randomBytes(32).toString('base64')}`;
    expect(() => new Verifier(stranger).verify(body, headers as Record<string, string>)).toThrow('No matching signature');
  });

  it('signs with the secrets that are valid now, although it has signed with an earlier secret before', async () => {
    const { id, secret } = await world.subscribe();
    await world.start();
    const isSignedWith = async (...secrets: string[]) => {
      const before = world.receiver.requests.length;
      await world.emit();
      await world.eventually(world.statuses, Array(before + 1).fill('delivered'));
      const { headers, body } = world.receiver.requests.at(-1) ?? { headers: {}, body: '' };
      return secrets.map((one) => {
        try {
          return Boolean(new Verifier(one).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      });
    };
    expect(await isSignedWith(secret)).toEqual([true]);
    const rotated = JSON.parse((await world.webhooks().rotateSecret(world.request(), id, 3600)).text) as { secret: string };
    expect(await isSignedWith(secret, rotated.secret)).toEqual([true, true]);
    await world.look(
      `update webhook_secret set expire_timestamp = now() - interval '1 second' where expire_timestamp is not null`,
    );
    expect(await isSignedWith(secret, rotated.secret)).toEqual([false, true]);
    expect(world.errors).toEqual([]);
  });

  it('retries with the same message id on the retry schedule, and marks the delivery as failed after the last attempt', async () => {
    await world.subscribe();
    world.receiver.reply = () => ({ status: 500, body: 'not now' });
    await world.start();
    await world.emit();
    await world.eventually(world.statuses, ['failed']);
    expect(world.receiver.requests).toHaveLength(3);
    expect(new Set(world.receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await world.look('select number, response_status, response_body from webhook_attempt order by number')).toEqual(
      [1, 2, 3].map((number) => ({ number, response_status: 500, response_body: 'not now' })),
    );
    expect(await world.look('select retry_attempts, last_response_status from webhook_log')).toEqual([
      { retry_attempts: 2, last_response_status: 500 },
    ]);
  });

  it('stores no response body if WEBHOOK_KEEP_RESPONSES is off', async () => {
    await world.subscribe();
    world.receiver.reply = () => ({ status: 200, body: 'something private' });
    await world.start({ WEBHOOK_KEEP_RESPONSES: 'off' });
    await world.emit();
    await world.eventually(world.statuses, ['delivered']);
    expect(await world.look('select response_body from webhook_attempt')).toEqual([{ response_body: null }]);
  });

  it('does not follow redirects', async () => {
    await world.subscribe();
    world.receiver.reply = ({ path }) =>
      path === '/elsewhere' ? { status: 200 } : { status: 307, headers: { location: '/elsewhere' } };
    await world.start({ WEBHOOK_RETRY_SCHEDULE: [60] });
    await world.emit();
    await world.eventually(() => world.look('select response_status from webhook_attempt'), [{ response_status: 307 }]);
    expect(world.receiver.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('disables a webhook that responds 410 Gone, and sends it no further events', async () => {
    await world.subscribe();
    world.receiver.reply = () => ({ status: 410 });
    await world.start();
    await world.emit();
    await world.eventually(world.statuses, ['failed']);
    await world.emit();
    await world.eventually(world.statuses, ['failed', 'cancelled']);
    expect(world.receiver.requests).toHaveLength(1);
  });

  describe('with a webhook that has succeeded before', () => {
    beforeEach(async () => {
      await world.subscribe();
      await world.look('update webhook_health set last_success_timestamp = now()');
    });

    it('creates the log of a delivery together with its result, or earlier if the request hangs', async () => {
      const deliverer = await world.start();
      await world.emit();
      await world.eventually(world.statuses, ['delivered']);
      let respond: (reply: { status: number }) => void = () => undefined;
      world.receiver.reply = () => new Promise((resolve) => (respond = resolve));
      await world.emit();
      deliverer.wake();
      await world.eventually(world.statuses, ['delivered', 'pending']);
      respond({ status: 200 });
      await world.eventually(world.statuses, ['delivered', 'delivered']);
      expect([world.receiver.requests.length, await world.look('select from event_lease'), world.errors]).toEqual([2, [], []]);
    });

    it('retries a direct delivery that fails', async () => {
      world.receiver.reply = () => ({ status: world.receiver.requests.length === 1 ? 503 : 200 });
      await world.start();
      await world.emit();
      await world.eventually(world.statuses, ['delivered']);
      expect(await world.look('select number, response_status from webhook_attempt order by number')).toEqual([
        { number: 1, response_status: 503 },
        { number: 2, response_status: 200 },
      ]);
    });
  });

  it('blocks a request to a forbidden address and records the error', async () => {
    await world.subscribe('http://127.0.0.1:9/');
    await world.start({ WEBHOOK_ALLOWED_NETWORKS: [], WEBHOOK_RETRY_SCHEDULE: [60] });
    await world.emit();
    await world.eventually(
      () => world.look('select error, response_status from webhook_attempt'),
      [{ error: 'address_refused', response_status: null }],
    );
  });

  it('records an error and sends no unsigned request if the secret cannot be decrypted', async () => {
    await world.subscribe();
    await world.look(`update webhook_secret set key_name = 'another'`);
    await world.start({ WEBHOOK_RETRY_SCHEDULE: [60] });
    await world.emit();
    await world.eventually(() => world.look('select error from webhook_attempt'), [{ error: 'secret_unreadable' }]);
    expect(world.receiver.requests).toEqual([]);
  });

  it('sends a test event even to a disabled webhook', async () => {
    const { id } = await world.subscribe();
    await world.look('update webhook set enabled = false');
    const deliverer = await world.start();
    const logId = await deliverer.sendTest(world.mine.organizationId, id, {
      type: 'device.healthcheck',
      payload: JsonText.asserted('{"sample":true}', nobody),
    });
    expect(await world.look('select id, status from webhook_log')).toEqual([{ id: logId, status: 'delivered' }]);
    expect(world.receiver.requests).toHaveLength(1);
  });

  it('finishes requests in progress before it stops', async () => {
    await world.subscribe();
    world.receiver.reply = () => sleep(300, { status: 200 });
    const deliverer = await world.start();
    await world.emit();
    await pollUntil(async () => world.receiver.requests.length, 1);
    await deliverer.stop();
    expect(await world.statuses()).toEqual(['delivered']);
  });

  it('rejects a configuration whose lease is shorter than the time limit of a request', async () => {
    await expect(world.start({ WEBHOOK_LEASE_MS: 3_000 })).rejects.toThrow('WEBHOOK_LEASE_MS: must be at least 5000 more');
  });
});
