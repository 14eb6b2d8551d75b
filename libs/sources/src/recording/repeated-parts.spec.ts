import { ReadingRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingPart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { after, glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

describe('parts that repeat what was sent before', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;
  let pointers = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    source = await SourceFixture.create(factory, { patient_id: (await factory.patient()).id });
    processor = source.processor(service);
  });
  afterAll(() => database.drop());

  const correction = (glucose: number, minutes = 0, overrides: Partial<ReadingPart> = {}) =>
    glucosePart(
      { action: 'correct', provider: 'one', time: { instant: after(minutes) }, pointer: `/${++pointers}`, ...overrides },
      glucose,
    );
  /** Processes a message. @returns the outcomes of the parts that are no duplicates, and the number of duplicates */
  const process = async (...parts: ReadingPart[]) => outcomesOf((await source.process(processor, parts)).parts, parts.length);
  const outcomesOf = (rows: { outcome: string }[], count: number) => [
    ...rows.map(({ outcome }) => outcome),
    ...Array<string>(count - rows.length).fill('duplicate'),
  ];
  const stored = () =>
    source.query<{ id: number; glucose: number; version: number; isTouched: boolean }>(
      `select id, glucose, version, xmax <> 0 as "isTouched" from blood_glucose_reading where organization_id = $1 order by id`,
      [factory.organizationId],
    );

  it('neither lock nor change the readings of a patient that are stored with these values', async () => {
    const day = (samples: number) => Array.from({ length: samples }, (_, at) => correction(100 + at, at));
    expect(await process(...day(5))).toEqual(Array(5).fill('stored'));
    expect(await process(...day(6))).toEqual(['stored', ...Array<string>(5).fill('duplicate')]);
    expect((await stored()).map(({ isTouched }) => isTouched)).toEqual(Array(6).fill(false));
  });

  it('are recorded once if several messages of a transaction contain the whole day', async () => {
    for (let samples = 1; samples <= 5; samples++)
      await source.receive(Array.from({ length: samples }, (_, at) => correction(100 + at, at)));
    const statements: string[] = [];
    const run = service.write.bind(service);
    jest.spyOn(service, 'write').mockImplementation((request, work) =>
      run(request, (transaction) => {
        const original = transaction.run.bind(transaction);
        jest.spyOn(transaction, 'run').mockImplementation((...args) => {
          statements.push(args[0].name ?? '');
          return original(...args);
        });
        return work(transaction);
      }),
    );
    await processor.drain();
    jest.restoreAllMocks();
    expect(await stored()).toHaveLength(5);
    expect(statements.filter((name) => name.startsWith('add-origins'))).toHaveLength(1);
  });

  it('are recorded in their turn if another part of the message changes the reading', async () => {
    await process(correction(100));
    expect(await process(correction(100), correction(105), correction(100))).toEqual(['corrected', 'corrected', 'duplicate']);
    expect(await stored()).toMatchObject([{ glucose: 100, version: 3 }]);
    expect(await process(correction(100, 1), correction(100, 1), correction(110, 1), correction(100, 1))).toEqual([
      'stored',
      'corrected',
      'corrected',
      'duplicate',
    ]);
    expect(await stored()).toMatchObject([{ glucose: 100 }, { glucose: 100, version: 3 }]);
  });

  it('change nothing that a person has changed', async () => {
    await process(correction(100));
    const [{ id } = { id: 0 }] = await stored();
    const request = { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null };
    await new ReadingRepository(service).correct('bloodGlucose', request, id, { glucose: 120 });
    expect(await process(correction(120), correction(100))).toEqual(['duplicate', 'duplicate']);
    expect(await stored()).toMatchObject([{ glucose: 120, version: 2 }]);
  });

  it('each wait if the first waits, and each count if their device drops readings', async () => {
    const device = await factory.device({ disabledReadings: true });
    await source.alias('device', 'meter', device.id);
    const ofDevice: Partial<ReadingPart> = { device: { type: 'vendor', value: 'meter' } };
    expect(await process(correction(100, 0, ofDevice), correction(100, 0, ofDevice))).toEqual(['dropped', 'dropped']);
    const dropped = await source.query('select dropped_readings from device where id = $1', [device.id]);
    expect(dropped).toEqual([{ dropped_readings: 2 }]);
    await process(correction(100));
    const other = () => correction(110, 0, { action: 'record' });
    expect(await process(other(), other())).toEqual(['kept', 'kept']);
  });
});
