import { ALL, delivered, QueueSandbox } from '../testing/queue-sandbox';
import { countDeadRows, requeueDeadRows } from './dead-rows';

describe('events and deliveries that were set aside', () => {
  let world: QueueSandbox;

  beforeEach(async () => {
    world = await QueueSandbox.create();
  });
  afterEach(() => world.drop());

  it('are counted across all organizations, by table and SQLSTATE', async () => {
    expect(await countDeadRows(world.service)).toEqual([]);
    await world.emit();
    await world.emit({}, { of: await world.newOrganization() });
    await world.look(`update event set dead_timestamp = now(), dead_cause = '22P05'`);
    await world.emit();
    await world.look(`update event set dead_timestamp = now() where dead_timestamp is null`);
    await world.emit();
    await world.emit();
    const { queue } = world;
    await queue.fanOut();
    await world.look(`update webhook_delivery set due_timestamp = 'infinity', dead_cause = '22003'
      where log_id = (select min(log_id) from webhook_delivery)`); // prettier-ignore
    expect(await countDeadRows(world.service)).toEqual([
      { row: 'event', cause: '22P05', count: 2 },
      { row: 'event', cause: null, count: 1 },
      { row: 'delivery', cause: '22003', count: 1 },
    ]);
  });

  it('are delivered after being requeued', async () => {
    const { queue } = world;
    for (let n = 0; n < 3; n++) await world.emit({ n });
    await world.look(`update event set dead_timestamp = now(), dead_cause = '22P05' where (payload ->> 'n')::int = 0`);
    await queue.fanOut();
    const claimed = await queue.claim(ALL);
    const [first, ...others] = claimed.map(delivered);
    if (!first?.attempt) throw new Error('Nothing was claimed.');
    await queue.finish([{ ...first, attempt: { ...first.attempt, responseStatus: 99_999 } }, ...others]);
    expect([await queue.fanOut(), await queue.claim(ALL)]).toMatchObject([{ taken: 0 }, []]);

    expect(await requeueDeadRows(world.service)).toEqual({ events: 1, deliveries: 1 });
    expect(await countDeadRows(world.service)).toEqual([]);
    await queue.fanOut();
    const again = await queue.claim(ALL);
    expect(again).toHaveLength(2);
    const messageId = first.delivery.messageId;
    // The delivery that was set aside keeps its first attempt, because that request was sent; the next attempt is number 2.
    expect(again.find((delivery) => delivery.messageId === messageId)).toMatchObject({ number: 2, wasInterrupted: true });
    await queue.finish(again.map(delivered));
    expect((await world.logs()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await requeueDeadRows(world.service)).toEqual({ events: 0, deliveries: 0 });
  });
});
