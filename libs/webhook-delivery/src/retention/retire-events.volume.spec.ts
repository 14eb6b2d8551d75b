import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { NOW } from '../testing/weekly-logs';
import { ensureEventPartitions } from './ensure-weeks';
import { retireEvents } from './retire-events';

describe('retireEvents', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeEach(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(6);
    factory = await Factory.inNewOrganization(service);
  });
  afterEach(() => database.drop());

  /** Stores events that were published at the given times, in this order. */
  const publish = async (...times: string[]) => {
    for (const [at, time] of times.entries()) {
      await database.dataSource.query(
        `insert into published_event (organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp, payload)
         values ($1, $2, $3, $2, 'patient.created', $2, 1, 1, $3, '{}')`,
        [factory.organizationId, at + 1, time],
      );
    }
  };
  const positions = async () =>
    (await database.dataSource.query<{ position: number }[]>('select position from published_event order by position')).map(
      ({ position }) => position,
    );
  const weeks = async () =>
    (
      await database.dataSource.query<{ name: string }[]>(
        `select right(inhrelid::regclass::text, 7) as name from pg_inherits where inhparent = 'published_event'::regclass order by 1`,
      )
    )
      .map(({ name }) => name)
      .filter((name) => name !== 'default');

  it('removes whole weeks of events, and single events from before the first partition', async () => {
    await ensureEventPartitions(service, new Date('2026-10-05T00:00:00Z'));
    await ensureEventPartitions(service, NOW);
    // The oldest day to keep is Monday, 19 October.
    await publish('2026-09-30Z', '2026-10-04T23:59:59Z', '2026-10-05Z', '2026-10-18T23:59:59Z', '2026-10-19Z', '2026-11-17Z');
    await retireEvents(service, { days: 30, now: NOW });
    expect(await positions()).toEqual([5, 6]);
    expect((await weeks())[0]).toBe('2026w43');
    await retireEvents(service, { days: 30, now: NOW });
    expect(await positions()).toEqual([5, 6]);
  });

  it('keeps events of the default partition that are recent enough', async () => {
    await publish('2026-10-18T23:59:59Z', '2026-10-19Z');
    await retireEvents(service, { days: 30, now: NOW });
    expect(await positions()).toEqual([2]);
  });

  it('keeps old events while a lease on them is open, but not because an event was set aside', async () => {
    await publish('2026-09-30Z', '2026-11-17Z');
    const lease = (end: string) =>
      database.dataSource.query(
        `insert into event_lease (organization_id, first_position, last_position, publish_timestamp, owner, lease_end)
         values ($1, 1, 1, '2026-09-30Z', gen_random_uuid(), $2)
         on conflict (organization_id, first_position, last_position) do update set lease_end = excluded.lease_end`,
        [factory.organizationId, end],
      );
    await lease('2026-10-01Z');
    await retireEvents(service, { days: 30, now: NOW });
    expect(await positions()).toEqual([1, 2]);
    await lease('infinity');
    await retireEvents(service, { days: 30, now: NOW });
    expect(await positions()).toEqual([2]);
  });

  it('may run in several processes at once', async () => {
    await Promise.all([1, 2, 3].map(() => ensureEventPartitions(service, new Date('2026-10-05T00:00:00Z'))));
    await publish('2026-10-05Z', '2026-11-17Z');
    await Promise.all([1, 2, 3].map(() => retireEvents(service, { days: 30, now: NOW })));
    expect(await positions()).toEqual([2]);
  });
});
