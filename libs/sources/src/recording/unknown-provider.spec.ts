import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Patient } from '@rpm/domain';
import { type MessagePart, type ReadingPart } from '../adapter/message-part';
import { type MessageProcessor } from '../processing/message-processor';
import { IngestReplayRepository } from '../replay/ingest-replay.repository';
import { glucosePart } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { indexOfOrigin, providerHash } from './origin';

/** Readings of earlier versions of the service have no provider, and processes of the earlier version write such readings during an upgrade. */
describe('a reading whose provider is unknown', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let patient: Patient;
  let source: SourceFixture;
  let processor: MessageProcessor;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    patient = await factory.patient();
    source = await SourceFixture.create(factory, { patient_id: patient.id });
    processor = source.processor(service);
  });
  afterAll(() => database.drop());

  const process = async (overrides: Partial<ReadingPart>, glucose = 100) => {
    const { parts, counts } = await source.process(processor, [glucosePart(overrides, glucose)]);
    return parts[0]?.outcome ?? Object.keys(counts ?? {})[0];
  };
  const stored = () =>
    source.query<{ glucose: number; provider: number | null; isVoided: boolean; index: number | null }>(
      `select r.glucose, o.provider_hash as provider, r.void_timestamp is not null as "isVoided", r.measurement_index as index
       from blood_glucose_reading r left join reading_origin o on o.organization_id = r.organization_id and o.kind = 'bloodGlucose' and o.reading_id = r.id
       where r.organization_id = $1 order by r.id`,
      [factory.organizationId],
    );

  it.each(['device', 'patient'])(
    'is corrected by any provider of its source, to which it belongs since then (%s)',
    async (owner) => {
      const device = await factory.device();
      await source.alias('device', 'meter', device.id);
      const key = owner === 'device' ? { device: { type: 'vendor', value: 'meter' } as const } : {};
      await process({ ...key });
      expect(await process({ ...key, provider: 'one', action: 'correct' }, 105)).toBe('corrected');
      expect(await stored()).toMatchObject([{ glucose: 105, provider: providerHash('one') }]);
      expect(await process({ ...key, provider: 'two', action: 'correct' }, 106)).toBe(owner === 'device' ? 'kept' : 'stored');
      expect(await process({ ...key, provider: 'one', action: 'correct' }, 107)).toBe('corrected');
    },
  );

  it('is withdrawn by any provider of its source', async () => {
    await process({});
    expect(await process({ provider: 'one', action: 'void' })).toBe('voided');
    expect(await stored()).toMatchObject([{ isVoided: true }]);
  });

  it('is in conflict with another value under the id of the vendor, and gets no second reading', async () => {
    await process({ vendorId: 'a' });
    expect(await process({ vendorId: 'a', provider: 'one' }, 110)).toBe('quarantined');
    expect(await stored()).toHaveLength(1);
  });

  it('keeps the index that distinguishes it from a reading of another source', async () => {
    const other = await SourceFixture.create(factory, { patient_id: patient.id });
    await other.process(other.processor(service), [glucosePart({}, 90)]);
    await process({ action: 'correct' }, 100);
    const [, { index } = { index: null }] = await stored();
    expect(index).toBe(indexOfOrigin(source.id, null));
    expect(await process({ provider: 'one', action: 'correct' }, 105)).toBe('corrected');
    expect(await process({ provider: 'one', action: 'correct' }, 106)).toBe('corrected');
    expect(await process({ provider: 'two', action: 'correct' }, 120)).toBe('stored');
    expect(await process({ provider: 'one', action: 'void' })).toBe('voided');
    expect(await stored()).toMatchObject([
      { glucose: 90, isVoided: false },
      { glucose: 106, isVoided: true, index, provider: providerHash('one') },
      { glucose: 120, isVoided: false, index: indexOfOrigin(source.id, providerHash('two')) },
    ]);
  });

  it('gives way to the reading of the provider itself when it is withdrawn', async () => {
    await process({ provider: 'one' });
    await process({ provider: 'two' }, 110);
    await source.query('update reading_origin set provider_hash = null where organization_id = $1 and provider_hash = $2', [
      factory.organizationId,
      providerHash('one'),
    ]);
    expect(await process({ provider: 'two', action: 'void' })).toBe('voided');
    expect(await stored()).toMatchObject([{ isVoided: false }, { isVoided: true }]);
  });

  it('is corrected by a replay of the message that made it', async () => {
    await process({ provider: 'one' }, 100);
    await source.query('update reading_origin set provider_hash = null where organization_id = $1', [factory.organizationId]);
    const reader = readerOfParts(2, (part) => ({ ...part, values: { glucose: 101 } }) as MessagePart);
    const request = { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null };
    await new IngestReplayRepository(service, source.box, reader).replay(request, { sourceId: source.id });
    expect(await stored()).toMatchObject([{ glucose: 101 }]);
  });
});
