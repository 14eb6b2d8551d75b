import { type Webhook } from '@rpm/domain';
import { type Factory } from '@rpm/data-access/testing';
import { ALL, delivered, failed, QueueSandbox } from '../testing/queue-sandbox';
import { type ClaimedDelivery } from './claimed-delivery';
import { type DeliveryQueue } from '../delivery-queue';

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

  it('cancels the deliveries of a disabled webhook even if the sender holding them dies', async () => {
    await world.emit();
    await queue.fanOut();
    await world.look('update webhook set enabled = false');
    await world.claimOne();
    await world.expireLeases();
    expect(await world.claimOne(world.another())).toMatchObject({ enabled: false, number: 0 });
    await world.look('update webhook set enabled = true');
    await world.expireLeases();
    expect(await world.claimOne()).toMatchObject({ enabled: true, number: 1 });
    // No attempts are stored, because no request was sent to the disabled webhook.
    expect(await world.attempts()).toEqual([]);
  });

  it('returns each due delivery once, with everything needed to send it', async () => {
    await world.emit();
    await queue.fanOut();
    const [log] = await world.logs();
    expect(await queue.claim(ALL)).toEqual([
      {
        organizationId: mine.organizationId, webhookId: webhook.id, isRetry: false, leaseEnd: expect.any(Date),
        logId: log?.id, logCreateTimestamp: expect.any(Date), step: 0, number: 1, enabled: true, url: webhook.url, purpose: 'operations', isProbe: false, wasInterrupted: false, isProven: true, isClaimCut: false,
        messageId: expect.stringMatching(/^evt_/), body: log?.body, sent: null, format: 'rpm', secrets: [], headers: null,
      },
    ]); // prettier-ignore
    expect(await world.another().claim(ALL)).toEqual([]);
  });

  const countsOf = (claimed: ClaimedDelivery[], webhooks: Webhook[]) =>
    webhooks.map(({ id }) => claimed.filter(({ webhookId }) => webhookId === id).length);

  it('limits the slots of a webhook separately for first tries and for retries', async () => {
    const twin = await mine.webhook();
    await world.emit({ a: 1 }, { count: 6 });
    await queue.fanOut();
    const first = await queue.claim({ ...ALL, queues: { [`${webhook.id} false`]: 31, [`${twin.id} false`]: 2 } });
    expect(countsOf(first, [webhook, twin])).toEqual([1, 2]);
    await queue.finish(first.map((delivery) => failed(delivery)));
    const second = await queue.claim({ ...ALL, queues: { [`${webhook.id} false`]: 3, [`${twin.id} false`]: 3 } });
    const retries = second.filter(({ isRetry }) => isRetry);
    expect(countsOf(retries, [webhook, twin])).toEqual([1, 1]);
    expect(
      countsOf(
        second.filter(({ isRetry }) => !isRetry),
        [webhook, twin],
      ),
    ).toEqual([1, 1]);
  });

  it('grants a proven webhook more slots than one that has failed or has not succeeded for a day', async () => {
    await world.emit({ a: 1 }, { count: 50 });
    await queue.fanOut();
    const claimed = await queue.claim({ ...ALL, freeUnproven: 0 });
    expect(claimed).toHaveLength(32);
    await world.expireLeases();
    for (const change of [
      'consecutive_failures = 1',
      `consecutive_failures = 0, last_success_timestamp = now() - interval '25 hours'`,
    ]) {
      await world.look(`update webhook_health set ${change}`);
      expect(await queue.claim({ ...ALL, freeUnproven: 0 })).toEqual([]);
      const few = await queue.claim(ALL);
      expect(few.map(({ isProven }) => isProven)).toEqual([false, false, false, false]);
      await world.expireLeases();
    }
  });

  it('leaves slots free for other organizations, and grants the next slots to the organizations that hold the fewest', async () => {
    const others = [await world.newOrganization(), await world.newOrganization()];
    for (const other of others) for (let n = 0; n < 20; n++) await other.webhook();
    for (const factory of others) for (let n = 0; n < 2; n++) await world.emit({}, { factory });
    await world.emit();
    await queue.fanOut();
    const [first, second] = others.map(({ organizationId }) => organizationId);
    const slots = { ...ALL, free: 20, freeUnproven: 12, perOrganization: 8, unprovenPerOrganization: 8 };
    const organizationsOf = (claimed: ClaimedDelivery[]) => claimed.map(({ organizationId }) => organizationId).sort();
    // Twelve slots are free for webhooks without a recent success. Each of the two organizations gets four of them, so four stay free.
    expect(organizationsOf(await queue.claim(slots))).toEqual(
      [mine.organizationId, ...Array(4).fill(first), ...Array(4).fill(second)].sort(),
    );
    // The first organization already holds the maximum number of slots for one organization; the second organization holds none.
    const held = { [String(first)]: 4 };
    const rest = { ...slots, freeUnproven: 3, organizations: held, unprovenOrganizations: held };
    expect(organizationsOf(await queue.claim(rest))).toEqual(Array(2).fill(second));
  });

  it('grants slots to failing webhooks last, and otherwise first to the webhook that has waited longest', async () => {
    const [failing, longest] = [await mine.webhook(), await mine.webhook()];
    await world.emit();
    await queue.fanOut();
    await world.look('update webhook_health set last_success_timestamp = null');
    await world.look('update webhook_health set consecutive_failures = 1 where webhook_id = $1', failing.id);
    await world.look(`update webhook_delivery set due_timestamp = now() - interval '1 hour' where webhook_id in ($1, $2)`, failing.id, longest.id); // prettier-ignore
    const order: number[] = [];
    for (let n = 0; n < 3; n++) {
      const claimed = await queue.claim({ ...ALL, freeUnproven: 1 });
      order.push(...claimed.map(({ webhookId }) => webhookId));
    }
    expect(order).toEqual([longest.id, webhook.id, failing.id]);
  });

  it('continues with the webhooks after the last one of the previous claim, and reports that it had too few slots for all webhooks', async () => {
    for (let n = 0; n < 40; n++) await mine.webhook();
    await world.emit();
    await queue.fanOut();
    const few = { ...ALL, free: 4, freeUnproven: 4 };
    const first = await queue.claim(few);
    expect(first.map(({ isClaimCut }) => isClaimCut)).toEqual([true, true]);
    const last = Math.max(...first.map(({ webhookId }) => webhookId));
    const after = { organizationId: mine.organizationId, webhookId: last };
    const rest = await queue.claim(ALL, after);
    expect(rest.map(({ webhookId, isClaimCut }) => webhookId > last && !isClaimCut)).toEqual(Array(rest.length).fill(true));
    expect(await queue.claim(ALL)).toHaveLength(41 - first.length - rest.length);
  });

  it('treats a webhook as proven after its first success', async () => {
    await world.look('update webhook_health set last_success_timestamp = null');
    await world.emit();
    await queue.fanOut();
    const [first] = await queue.claim(ALL);
    expect(first).toMatchObject({ isProven: false });
    await queue.finish(first ? [delivered(first)] : []);
    await world.emit();
    await queue.fanOut();
    expect(await queue.claim({ ...ALL, freeUnproven: 0 })).toMatchObject([{ isProven: true }]);
  });

  it('probes a webhook with one request after five consecutive failures, and resumes delivery when the probe succeeds', async () => {
    await world.emit({ a: 1 }, { count: 8 });
    await queue.fanOut();
    const five = await queue.claim({ ...ALL, perOrganization: 5 });
    await queue.finish(five.map((delivery) => failed(delivery)));
    expect(await world.health()).toMatchObject({ consecutive_failures: 5, failing_since: expect.any(Date) });
    const probes = await queue.claim(ALL);
    expect(probes).toMatchObject([{ isProbe: true, isRetry: true }]);
    expect(await queue.claim(ALL)).toEqual([]);
    await queue.finish(probes.map(delivered));
    expect(await world.health()).toMatchObject({ consecutive_failures: 0, failing_since: null, not_before: null });
    expect(await queue.claim(ALL)).toHaveLength(7);
  });

  it('claims no delivery for a webhook whose server has requested a pause (Retry-After)', async () => {
    await world.emit({ a: 1 }, { count: 2 });
    await queue.fanOut();
    const [one] = await queue.claim({ ...ALL, free: 1 });
    await queue.finish(one ? [{ ...failed(one), pauseMs: 60_000 }] : []);
    expect(await queue.claim(ALL)).toEqual([]);
    await world.look(`update webhook_health set not_before = now() - interval '1 second'`);
    expect(await queue.claim(ALL)).toHaveLength(2);
  });

  it('sends requests to a webhook no faster than its rate limit', async () => {
    await world.look('update webhook set rate_limit = 10');
    await world.emit({ a: 1 }, { count: 8 });
    await queue.fanOut();
    expect((await queue.claim(ALL)).length).toBeLessThanOrEqual(2);
    await world.look(`update webhook_health set next_slot = now() + interval '1 minute'`);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('limits the number of deliveries that one claim cancels, so that the claim still returns deliveries to send', async () => {
    await world.emit({ a: 1 }, { count: 200 });
    const twin = await mine.webhook({ url: 'https://example.org/twin' });
    await queue.fanOut();
    await world.look('update webhook set enabled = false where id = $1', webhook.id);
    expect(countsOf(await queue.claim(ALL), [webhook, twin])).toEqual([16, 4]);
  });
});
