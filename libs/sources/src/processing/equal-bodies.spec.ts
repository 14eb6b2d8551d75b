import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingPart } from '../adapter/message-part';
import { IngestReplayRepository } from '../replay/ingest-replay.repository';
import { glucosePart, identifier } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { type MessageProcessor } from './message-processor';

describe('a message with the body of an earlier one', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    ({ factory, source, processor } = await SourceFixture.inNewOrganization(database, service));
  });
  afterAll(() => database.drop());

  const device = async (overrides = {}) => {
    const { id } = await factory.device(overrides);
    const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [id]);
    return { id, key: identifier(row?.value ?? '') };
  };
  const readings = async () => {
    const rows = await source.query<{ glucose: number; isVoided: boolean }>(
      `select glucose, void_timestamp is not null as "isVoided" from blood_glucose_reading where organization_id = $1`,
      [factory.organizationId],
    );
    return rows.map(({ glucose, isVoided }) => (isVoided ? 'voided' : glucose));
  };
  const replay = () =>
    new IngestReplayRepository(service, source.box, readerOfParts()).replay(
      { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null },
      { sourceId: source.id },
    );

  it.each([
    ['together', false],
    ['one after the other', true],
  ])('puts back nothing that a message between them has corrected, processed %s and again', async (_, isEachProcessed) => {
    const { key } = await device();
    const correct = (glucose: number) => glucosePart({ device: key, action: 'correct' }, glucose);
    for (const glucose of [100, 101, 100]) {
      await source.receive([correct(glucose)]);
      if (isEachProcessed) await processor.drain();
    }
    await processor.drain();
    expect(await readings()).toEqual([101]);
    await replay();
    expect(await readings()).toEqual([101]);
  });

  it('puts back nothing that a message between them has corrected, although the earlier one was dropped', async () => {
    const { id, key } = await device({ disabledReadings: true });
    const correct = (glucose: number) => [glucosePart({ device: key, action: 'correct' }, glucose)];
    await source.process(processor, correct(100));
    await source.query('update device set disabled_readings = false where id = $1', [id]);
    await source.process(processor, correct(101));
    expect(await source.process(processor, correct(100))).toMatchObject({ counts: { kept: 1 } });
    expect(await readings()).toEqual([101]);
  });

  it('corrects a reading if the earlier one came more than a week before', async () => {
    const { key } = await device();
    const correct = (glucose: number) => [glucosePart({ device: key, action: 'correct' }, glucose)];
    await source.process(processor, correct(100), new Date(Date.now() - 8 * 86_400_000));
    await source.process(processor, correct(101));
    expect(await source.process(processor, correct(100))).toMatchObject({ counts: { corrected: 1 } });
    expect(await readings()).toEqual([100]);
  });

  it('is not processed if it can change nothing', async () => {
    const { key, id } = await device();
    const part: ReadingPart = glucosePart({ device: key });
    await source.process(processor, [part]);
    // Without the reading, processing the message again would store it.
    await source.query('delete from blood_glucose_reading where device_id = $1', [id]);
    expect(await source.process(processor, [part])).toMatchObject({ counts: { duplicate: 1 }, parts: [] });
  });

  it('is processed if readings of the earlier one were dropped, because their device had its readings disabled', async () => {
    const { id, key } = await device({ disabledReadings: true });
    const content = [glucosePart({ device: key })];
    expect(await source.process(processor, content)).toMatchObject({ counts: { dropped: 1 } });
    await source.query('update device set disabled_readings = false where id = $1', [id]);
    expect(await source.process(processor, content)).toMatchObject({ counts: { stored: 1 } });
  });

  it('is processed if parts of the earlier one have expired while they waited', async () => {
    const content = [glucosePart({ person: 'late' })];
    const id = await source.receive(content);
    await processor.drain();
    await source.query('delete from ingest_body where message_id = $1', [id]);
    await source.alias('person', 'late', (await factory.patient()).id);
    await processor.drain();
    expect(await source.message(id)).toMatchObject({ state: 'processed', counts: { expired: 1 } });
    expect(await source.process(processor, content)).toMatchObject({ counts: { stored: 1 } });
  });
});
