import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryRunner } from 'typeorm';
import { type Factory } from '@rpm/data-access/testing';
import { QueueSandbox } from '../testing/queue-sandbox';
import { type DeliveryQueue } from '../delivery-queue';
import { requeueDeadRows } from '../dead-rows/dead-rows';

interface Published {
  organization_id: number;
  position: number;
  sequence: number;
  type: string;
  payload: { n: number };
}

describe('publication of events', () => {
  let world: QueueSandbox;
  let queue: DeliveryQueue;
  let mine: Factory;

  beforeEach(async () => {
    world = await QueueSandbox.create();
    ({ queue, mine } = world);
  });
  afterEach(() => world.drop());

  const published = () =>
    world.look<Published>(
      'select organization_id, position, sequence, type, payload from published_event order by organization_id, position',
    );
  const drain = async (publisher = queue) => {
    while ((await publisher.fanOut()).isMore) continue;
  };

  /** Asserts that the numbers of each organization have no gaps, and returns the published events. */
  async function publishedWithoutGaps(): Promise<Published[]> {
    const events = await published();
    const next = new Map<string, number>();
    const following = (key: string) => next.set(key, (next.get(key) ?? 0) + 1).get(key);
    for (const { organization_id, position, sequence, type } of events) {
      expect([position, sequence]).toEqual([following(`${organization_id}`), following(`${organization_id} ${type}`)]);
    }
    return events;
  }

  it('numbers the events of each organization and type without gaps, also those that no webhook receives', async () => {
    const other = await world.newOrganization();
    for (let n = 1; n <= 3; n++) {
      await world.emit({ n }, { type: 'patient.created' });
      await world.emit({ n });
      await world.emit({ n }, { factory: other });
    }
    await drain();
    await world.emit({ n: 4 });
    await drain();
    const events = await publishedWithoutGaps();
    expect(events.map(({ organization_id, type, sequence, payload }) => [organization_id, type, sequence, payload.n])).toEqual([
      ...[1, 2, 3].flatMap((n) => [
        [mine.organizationId, 'patient.created', n, n],
        [mine.organizationId, 'device.healthcheck', n, n],
      ]),
      [mine.organizationId, 'device.healthcheck', 4, 4],
      ...[1, 2, 3].map((n) => [other.organizationId, 'device.healthcheck', n, n]),
    ]);
  });

  it('assigns the numbers of a failed fan-out to later events', async () => {
    await world.emit({ n: 1 });
    await world.look('alter table webhook_delivery rename column message_id to gone');
    await expect(queue.fanOut()).rejects.toMatchObject({ code: '42703' });
    expect(await published()).toEqual([]);
    await world.look('alter table webhook_delivery rename column gone to message_id');
    await drain();
    expect(await publishedWithoutGaps()).toHaveLength(1);
  });

  it('leaves no gap for an event that is set aside, and numbers it when it is requeued', async () => {
    for (let n = 1; n <= 4; n++) await world.emit({ n });
    await world.look(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.payload::text like '%2%' then raise exception 'poison'; end if; return new; end $$`);
    await world.look('create trigger refuse before insert on published_event_default for each row execute function refuse()');
    await drain();
    expect((await publishedWithoutGaps()).map(({ payload }) => payload.n)).toEqual([1, 3, 4]);
    await world.look('drop trigger refuse on published_event_default');
    await requeueDeadRows(world.service);
    await drain();
    expect((await publishedWithoutGaps()).map(({ payload }) => payload.n)).toEqual([1, 3, 4, 2]);
  });

  it('numbers events that several processes publish concurrently without gaps, while transactions commit late', async () => {
    const other = await world.newOrganization();
    const processes = [queue, world.another(), world.another()];
    const writers = [mine, mine, other].map(async ({ organizationId }, writer) => {
      for (let n = 0; n < 20; n++) {
        const runner = world.database.dataSource.createQueryRunner();
        await begin(runner, organizationId, writer * 100 + n);
        await sleep(Math.random() * 20);
        await runner.commitTransaction();
        await runner.release();
      }
    });
    let isWriting = true;
    const publishers = processes.map(async (process) => {
      while (isWriting) {
        await process.lease(64);
        await process.fanOut();
      }
    });
    await Promise.all(writers);
    isWriting = false;
    await Promise.all(publishers);
    await drain();
    expect(await publishedWithoutGaps()).toHaveLength(60);
  });

  /** Emits an event in a transaction that stays open. */
  async function begin(runner: QueryRunner, organizationId: number, n: number): Promise<void> {
    await runner.startTransaction();
    await runner.query(
      `insert into event (organization_id, type, subject_id, payload) values ($1, 'device.healthcheck', $2, $3)`,
      [organizationId, n, { n }],
    );
  }

  it('does not wait for an organization whose events another process is publishing, and publishes the events of other organizations', async () => {
    const other = await world.newOrganization();
    await world.emit({ n: 1 });
    await world.emit({ n: 2 }, { factory: other });
    const runner = world.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select from event_publication where organization_id = $1 for update', [mine.organizationId]);
    await queue.fanOut();
    expect((await published()).map(({ payload }) => payload.n)).toEqual([2]);
    await runner.commitTransaction();
    await runner.release();
    await drain();
    expect(await publishedWithoutGaps()).toHaveLength(2);
  });
});
