import { type Webhook } from '@rpm/domain';
import { type Factory } from '../testing';
import { ALL, delivered, failed, QueueWorld } from '../testing/queue-world';
import { type ClaimedDelivery } from './claimed-delivery';
import { type DeliveryQueue } from './delivery-queue';

describe('claiming deliveries', () => {
  let world: QueueWorld;
  let webhook: Webhook;
  let queue: DeliveryQueue;
  let mine: Factory;

  beforeEach(async () => {
    world = await QueueWorld.create();
    ({ webhook, queue, mine } = world);
  });
  afterEach(() => world.drop());

  it('goes on when a sender dies that was about to cancel what it held of a disabled webhook', async () => {
    await world.emit();
    await queue.fanOut();
    await world.look('update webhook set enabled = false');
    await world.claimOne();
    await world.expireLeases();
    expect(await world.claimOne(world.another())).toMatchObject({ enabled: false, number: 0 });
    await world.look('update webhook set enabled = true');
    await world.expireLeases();
    expect(await world.claimOne()).toMatchObject({ enabled: true, number: 1 });
    // Nothing was sent that could have arrived.
    expect(await world.attempts()).toEqual([]);
  });

  it('claims what is due, once, with all that sending needs', async () => {
    await world.emit();
    await queue.fanOut();
    const [log] = await world.logs();
    expect(await queue.claim(ALL)).toEqual([
      {
        organizationId: mine.organizationId, webhookId: webhook.id, isRetry: false, leaseEnd: expect.any(Date),
        logId: log?.id, logCreateTimestamp: expect.any(Date), step: 0, number: 1, enabled: true, url: webhook.url, isProbe: false, wasInterrupted: false,
        messageId: expect.stringMatching(/^evt_/), body: log?.body, secrets: [],
      },
    ]); // prettier-ignore
    expect(await world.another().claim(ALL)).toEqual([]);
  });

  it('gives every lane as much as it has room for, retries apart from first tries', async () => {
    const twin = await mine.webhook();
    for (let n = 0; n < 6; n++) await world.emit();
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
    await world.emit();
    await queue.fanOut();
    const after = { organizationId: mine.organizationId, webhookId: webhook.id };
    expect((await queue.claim({ ...ALL, after })).map(({ webhookId }) => webhookId)).toEqual([twin.id]);
  });

  it('probes a webhook that has failed five times in a row with one request, and lets it go on when that succeeds', async () => {
    for (let n = 0; n < 8; n++) await world.emit();
    await queue.fanOut();
    const five = await queue.claim({ ...ALL, limit: 5 });
    await queue.finish(five.map((delivery) => failed(delivery)));
    expect(await world.health()).toMatchObject({ consecutive_failures: 5, failing_since: expect.any(Date) });
    const probes = await queue.claim(ALL);
    expect(probes).toMatchObject([{ isProbe: true, isRetry: true }]);
    expect(await queue.claim(ALL)).toEqual([]);
    await queue.finish(probes.map(delivered));
    expect(await world.health()).toMatchObject({ consecutive_failures: 0, failing_since: null, not_before: null });
    expect(await queue.claim(ALL)).toHaveLength(7);
  });

  it('sends nothing to a webhook whose server asked for a pause', async () => {
    for (let n = 0; n < 2; n++) await world.emit();
    await queue.fanOut();
    const [one] = await queue.claim({ ...ALL, limit: 1 });
    await queue.finish(one ? [{ ...failed(one), pauseMs: 60_000 }] : []);
    expect(await queue.claim(ALL)).toEqual([]);
    await world.look(`update webhook_health set not_before = now()`);
    expect(await queue.claim(ALL)).toHaveLength(2);
  });

  it('holds a rate limit', async () => {
    await world.look('update webhook set rate_limit = 10');
    for (let n = 0; n < 8; n++) await world.emit();
    await queue.fanOut();
    expect((await queue.claim(ALL)).length).toBeLessThanOrEqual(2);
    await world.look(`update webhook_health set next_slot = now() + interval '1 minute'`);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('leaves room for others beside what is only to be cancelled', async () => {
    for (let n = 0; n < 200; n++) await world.emit();
    const twin = await mine.webhook({ url: 'https://example.org/twin' });
    await queue.fanOut();
    await world.look('update webhook set enabled = false where id = $1', webhook.id);
    const claimed = await queue.claim({ ...ALL, roomOfOthers: 4 });
    const counts = [webhook, twin].map(({ id }) => claimed.filter(({ webhookId }) => webhookId === id).length);
    expect(counts).toEqual([16, 4]);
  });
});
