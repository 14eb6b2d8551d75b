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
    await world.emit({}, { factory: await world.newOrganization() });
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

  it('include a delivery whose lease end the database refuses, so that its request is not repeated', async () => {
    const { queue } = world;
    await world.emit();
    await queue.fanOut();
    const [claimed] = (await queue.claim(ALL)).map(delivered);
    if (!claimed) throw new Error('Nothing was claimed.');
    await queue.finish([{ ...claimed, delivery: { ...claimed.delivery, leaseEnd: new Date(NaN) } }]);
    expect(await countDeadRows(world.service)).toEqual([{ row: 'delivery', cause: '22007', count: 1 }]);
    expect(await queue.claim(ALL)).toEqual([]);
  });

  it('include a delivery whose result the database refuses for any reason, if this is the last try', async () => {
    const { queue } = world;
    await world.emit();
    await queue.fanOut();
    const finished = (await queue.claim(ALL)).map(delivered);
    await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'refused' using errcode = '42501'; end $$`);
    await world.look('create trigger refuse before insert on webhook_attempt for each row execute function refuse()');
    await expect(queue.finish(finished)).rejects.toThrow('refused');
    expect(await countDeadRows(world.service)).toEqual([]);
    await queue.finish(finished, { isLastTry: true });
    expect(await countDeadRows(world.service)).toEqual([{ row: 'delivery', cause: '42501', count: 1 }]);
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
