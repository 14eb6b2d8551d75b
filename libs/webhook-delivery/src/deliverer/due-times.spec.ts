import { workDueInMs } from '@rpm/database';
import { ALL, failed, QueueSandbox } from '../testing/queue-sandbox';
import { DUE_TIMES, LOOK_EVERYWHERE } from './due-times.sql';

const [MINUTE, HOUR] = [60_000, 3_600_000];

describe('the time of the next work of a deliverer', () => {
  let world: QueueSandbox;

  beforeEach(async () => {
    world = await QueueSandbox.create();
  });
  afterEach(() => world.drop());

  const { fanOut, claim, recover, replay, fold } = DUE_TIMES;
  const dueIn = (...times: string[]) => workDueInMs(world.service, times, LOOK_EVERYWHERE);
  /** Expects that work is due in the given time; a slow machine may need some of that time. */
  async function expectDueIn(time: string, ms: number): Promise<void> {
    const found = await dueIn(time);
    expect(found).toBeLessThanOrEqual(ms);
    expect(found).toBeGreaterThan(ms / 2);
  }

  it('does not exist while nothing waits', async () => {
    await expectDueIn([fanOut, claim, recover, replay, fold].join(', '), 24 * HOUR);
  });

  it('is now for an event, and then the time of the retry of its delivery', async () => {
    await world.emit();
    expect(await dueIn(fanOut)).toBe(0);
    await world.queue.fanOut();
    await expectDueIn(fanOut, 24 * HOUR);
    expect([await dueIn(claim), await dueIn(fold)]).toEqual([0, 0]);
    const delivery = await world.claimOne();
    await expectDueIn(claim, MINUTE);
    await world.queue.finish([failed(delivery, 5 * HOUR)]);
    await expectDueIn(claim, 5 * HOUR);
  });

  it('is that of the first delivery that a claim would find, and not earlier', async () => {
    await world.emit();
    await world.queue.fanOut();
    const change = async (text: string) => {
      await world.look(text);
      const due = await dueIn(claim);
      return { due, claimed: (await world.another().claim(ALL)).length };
    };
    const health = (columns: string) => `update webhook_health set ${columns}`;
    const blocked = await change(health(`consecutive_failures = 5, not_before = now() + interval '5 hours'`));
    expect(blocked.claimed).toBe(0);
    await expectDueIn(claim, 5 * HOUR);
    expect(await change(`update webhook_delivery set due_timestamp = 'infinity', dead_cause = 'P0001'`)).toMatchObject({
      claimed: 0,
    });
    await expectDueIn(claim, 24 * HOUR);
    await world.look(`update webhook_delivery set due_timestamp = now() - interval '1 second', dead_cause = null`);
    expect(await change('update webhook set enabled = false')).toEqual({ due: 0, claimed: 1 });
  });

  it('is the end of a lease of events at the latest, and an event that was set aside is no work', async () => {
    await world.prove();
    await world.emit();
    await world.leaseReady(world.queue);
    await expectDueIn(recover, MINUTE);
    await world.look(`update event_lease set lease_end = 'infinity', dead_cause = 'P0001'`);
    await expectDueIn(recover, 24 * HOUR);
    await world.emit();
    await world.look(`update event set dead_timestamp = now(), dead_cause = 'P0001'`);
    await expectDueIn(fanOut, 24 * HOUR);
  });

  it('is now if another sender has ended', async () => {
    await world.look(
      `insert into webhook_sender (id, lease_ms, server_start_timestamp) values (gen_random_uuid(), 60000, pg_postmaster_start_time())`,
    );
    expect(await dueIn(recover)).toBe(0);
  });
});
