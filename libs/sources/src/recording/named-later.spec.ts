import { DeviceRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Patient } from '@rpm/domain';
import { type MessageProcessor } from '../processing/message-processor';
import { findReader } from '../processing/message-reader';
import { IngestReplayRepository } from '../replay/ingest-replay.repository';
import { SourceFixture } from '../testing/source-fixture';

const IMEI = '490154203237518';

describe('a device that Validic names, and that is added later', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let patient: Patient;
  let source: SourceFixture;
  let processor: MessageProcessor;
  let versions = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    patient = await factory.patient();
    source = await SourceFixture.create(factory, { adapter: 'validic' });
    await source.alias('person', 'person', patient.id);
    processor = source.processor(service, { findReader });
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null });
  const register = async (type: 'imei' | 'macAddress', value: string) => {
    const item = { id: (await factory.item()).id };
    const device = await new DeviceRepository(service).register(request(), { item, deviceIdentifiers: [{ type, value }] });
    return (JSON.parse(device.text) as { id: number }).id;
  };
  /** Processes a version of one measurement. @returns what became of it */
  const send = async (deviceId: string | null, more: object = {}, weight = 74.1) => {
    const { parts, counts } = await source.process(processor, {
      ...{ type: 'measurement', id: 'a1', version: `${++versions}`, start_time: '2026-01-10T08:00:00Z' },
      metrics: [{ type: 'body_weight', unit: 'kg', value: weight, origin: 'device' }],
      source: { type: 'withings', device: { id: deviceId } },
      user: { uid: 'person' },
      ...more,
    });
    const [part] = parts;
    return part ? (part.code ?? part.outcome) : Object.keys(counts ?? {})[0];
  };
  const stored = () =>
    source.query<object>(
      `select r.device_id as "deviceId", r.patient_id as "patientId", r.weight, r.version, o.version as "ofSource", r.void_timestamp is not null as "isVoided"
       from weight_reading r join reading_origin o on o.organization_id = r.organization_id and o.kind = 'weight' and o.reading_id = r.id
       where r.organization_id = $1 order by r.id`,
      [factory.organizationId],
    );
  const ofDevice = (deviceId: number | null, version: number, weight = 74.1) => ({
    ...{ deviceId, patientId: patient.id, version, ofSource: version, isVoided: false },
    weight: expect.closeTo(weight * 2.20462, 1) as number,
  });

  it.each([
    ['imei', IMEI, IMEI],
    ['macAddress', '00:1A:2B:3C:4D:5E', '001a2b3c4d5e'],
    ['macAddress', '00-1a-2b-3c-4d-5e', '001A.2B3C.4D5E'],
  ] as const)('releases what waits for its %s, which messages write as %s', async (type, sent, registered) => {
    expect(await send(sent)).toBe('device_unknown');
    const id = await register(type, registered);
    await processor.drain();
    expect(await stored()).toEqual([ofDevice(id, 1)]);
  });

  it('is added to the reading that the vendor has sent without it, and the reading stays one', async () => {
    expect(await send(null)).toBe('stored');
    const id = await register('imei', IMEI);
    expect(await send(IMEI)).toBe('corrected');
    expect(await stored()).toEqual([ofDevice(id, 2)]);
    // Both versions are that reading from now on, also if the vendor corrects or withdraws it.
    expect([await send(null), await send(IMEI)]).toEqual(['duplicate', 'duplicate']);
    expect([await send(IMEI, {}, 75), await send(null, {}, 76)]).toEqual(['corrected', 'corrected']);
    expect(await stored()).toEqual([ofDevice(id, 4, 76)]);
    await new IngestReplayRepository(service, source.box, findReader).replay(request(), { sourceId: source.id });
    expect(await stored()).toEqual([ofDevice(id, 4, 76)]);
    expect(await send(IMEI, { deleted_at: '2026-01-11T00:00:00Z' })).toBe('voided');
  });

  it('is added together with another value, and after it was registered', async () => {
    await send(null);
    expect(await send(IMEI, {}, 75)).toBe('device_unknown');
    const id = await register('imei', IMEI);
    await processor.drain();
    expect(await stored()).toEqual([ofDevice(id, 3, 75)]);
  });

  it('is not added to a reading that somebody has changed, or if another patient holds it', async () => {
    await send(null);
    const device = await factory.device();
    await source.query(`update device_identifier set type = 'imei', normalized = $2, value = $2 where device_id = $1`, [
      device.id,
      IMEI,
    ]);
    expect(await send(IMEI)).toBe('duplicate');
    await source.query('update weight_reading set version = 2 where organization_id = $1', [factory.organizationId]);
    await source.query('delete from device_assignment where device_id = $1', [device.id]);
    expect(await send(IMEI)).toBe('duplicate');
    expect(await stored()).toMatchObject([{ deviceId: null }]);
  });
});
