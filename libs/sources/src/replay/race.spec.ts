import { changeReading, ReadingRepository, voidReading } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database, type Transaction } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type IngestReplayView } from '@rpm/domain';
import { glucosePart } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { waitForLocks } from '../testing/wait-for-locks';
import { IngestReplayRepository } from './ingest-replay.repository';

const ANY_STATE = { expectedEntityTags: null };

describe('a replay and a person who change the same reading at the same time', () => {
  let database: TestDatabase;
  let services: [Database, Database];
  let source: SourceFixture;
  let readingId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    services = [await database.connectAsService(), await database.connectAsService()];
  });
  beforeEach(async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    source = await SourceFixture.create(factory, { patient_id: (await factory.patient()).id });
    await source.process(source.processor(services[0]), [glucosePart({}, 100)]);
    readingId = (await stored())?.id ?? 0;
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: source.organizationId, expectedEntityTags: null, idempotency: null });
  const stored = async () => {
    const [row] = await source.query<{ id: number; glucose: number; version: number; isVoided: boolean }>(
      `select id, glucose, version, void_timestamp is not null as "isVoided" from blood_glucose_reading where organization_id = $1`,
      [source.organizationId],
    );
    return row;
  };
  /** Replays the messages with an adapter that reads another value. */
  const replay = async () => {
    const reader = readerOfParts(2, (part) => (part.type === 'reading' ? { ...part, values: { glucose: 200 } } : part));
    const { text } = await new IngestReplayRepository(services[0], source.box, reader).replay(request(), { sourceId: source.id });
    return (JSON.parse(text) as IngestReplayView).outcomes.map(({ outcome }) => outcome);
  };

  interface Action {
    within: (transaction: Transaction) => Promise<unknown>;
    alone: () => Promise<unknown>;
    expected: { glucose: number; isVoided: boolean };
  }
  const correction: Action = {
    within: (transaction) => changeReading(transaction, 'bloodGlucose', ANY_STATE, readingId, { glucose: 110 }),
    alone: () => new ReadingRepository(services[1]).correct('bloodGlucose', request(), readingId, { glucose: 110 }),
    expected: { glucose: 110, isVoided: false },
  };
  const withdrawal: Action = {
    within: (transaction) => voidReading(transaction, 'bloodGlucose', ANY_STATE, readingId),
    alone: () => new ReadingRepository(services[1]).void('bloodGlucose', request(), readingId),
    expected: { glucose: 100, isVoided: true },
  };

  it.each([
    ['corrects', correction],
    ['voids', withdrawal],
  ])('leave what the person has made of it if the person %s it first', async (_, { within, expected }) => {
    let replayed: Promise<string[]> | undefined;
    await services[1].inTransaction({ organizationId: source.organizationId }, async (transaction) => {
      await within(transaction);
      replayed = replay();
      await waitForLocks(database);
    });
    expect(await replayed).toEqual(['kept']);
    expect(await stored()).toMatchObject({ ...expected, version: 2 });
  });

  it.each([
    ['corrects', correction],
    ['voids', { ...withdrawal, expected: { glucose: 200, isVoided: true } }],
  ])('leave what the person has made of it if the person %s it after the replay', async (_, { alone, expected }) => {
    let replayed: Promise<string[]> | undefined;
    let changed: Promise<unknown> | undefined;
    await database.dataSource.transaction(async (manager) => {
      // The replay has changed the reading when it stores its parts.
      await manager.query('lock table ingest_part in share mode');
      replayed = replay();
      await waitForLocks(database);
      changed = alone();
      await waitForLocks(database, 2);
    });
    expect(await replayed).toEqual(['corrected']);
    await changed;
    expect(await stored()).toMatchObject({ ...expected, version: 3 });
    expect(await replay()).not.toEqual(['corrected']);
    expect(await stored()).toMatchObject({ ...expected, version: 3 });
  });
});
