import { statement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { EventNotificationListener, eventNotifier } from './event-notifier';

const [WRITERS, EVENTS_EACH] = [32, 25];

const ADD_EVENT = statement<{ subjectId: number }>({
  name: 'add-event',
  text: `insert into event (organization_id, type, subject_id, payload) values ($organizationId, 'device.healthcheck', $subjectId, '{}')`,
});

describe('EventNotificationListener', () => {
  let database: TestDatabase;
  let listener: EventNotificationListener;
  let reads: Promise<void>;

  beforeEach(async () => {
    database = await createTestDatabase();
    reads = Promise.resolve();
  });
  afterEach(async () => {
    await listener.close();
    // The last notification may have started a read after all events had been seen.
    await reads;
    await database.drop();
  });

  it('is notified after the commit of every event of 32 concurrent writers, so that no event has to wait for a poll', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    const service = await database.connectAsService(WRITERS);
    const seen = new Set<number>();
    const read = async () => {
      const rows = await database.dataSource.query<{ subject_id: number }[]>('select subject_id from event');
      for (const { subject_id: subject } of rows) seen.add(subject);
    };
    // In this spec, only a notification causes the events to be read: an event that is committed after the last notification would never be seen.
    const isListening = new Promise<void>((resolve) => {
      listener = new EventNotificationListener(database.listening, () => {
        reads = reads.then(read);
        resolve();
      });
    });
    await listener.listen();
    await isListening;

    // Two processes write, and each merges the notifications of its own writers.
    const notifiers = [eventNotifier(service), eventNotifier(service)];
    const write = async (writer: number) => {
      for (let n = 0; n < EVENTS_EACH; n++) {
        await service.run({ organizationId }, ADD_EVENT, { subjectId: writer * EVENTS_EACH + n });
        notifiers[writer % notifiers.length]?.(organizationId);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));

    const haveAllBeenSeen = () => reads.then(() => seen.size === WRITERS * EVENTS_EACH);
    expect(await pollUntil(haveAllBeenSeen, true)).toBe(true);
  });

  it('learns from a notification which organizations have new events, unless there are too many organizations', async () => {
    const told: (number | undefined)[] = [];
    listener = new EventNotificationListener(database.listening, (organizationId) => told.push(organizationId));
    await listener.listen();
    expect(told.splice(0)).toEqual([undefined]);
    const notify = eventNotifier(await database.connectAsService(1));
    for (const organizationId of [7, 8, 8]) notify(organizationId);
    expect(await pollUntil(() => Promise.resolve(told.length), 2)).toBe(2);
    expect(told.splice(0)).toEqual([7, 8]);
    for (let organizationId = 1; organizationId <= 1_000; organizationId++) notify(organizationId);
    expect(await pollUntil(() => Promise.resolve(told.includes(undefined)), true)).toBe(true);
  });
});
