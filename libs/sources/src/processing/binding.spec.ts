import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { DeviceRepository, PatientRepository } from '@rpm/data-access';
import { type DeviceKey, type ReadingPart } from '../adapter/message-part';
import { after, AT, glucosePart, identifier } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { IngestAliasRepository } from '../quarantine/ingest-alias.repository';
import { type MessageProcessor } from './message-processor';

const IMEI = '490154203237518';

describe('the device and the patient of a part', () => {
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

  const request = () => ({ organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null });
  const withIdentifiers = async (type: 'serial' | 'imei' | 'macAddress', value: string) => {
    const item = { id: (await factory.item()).id };
    const device = await new DeviceRepository(service).register(request(), { item, deviceIdentifiers: [{ type, value }] });
    return (JSON.parse(device.text) as { id: number }).id;
  };
  const process = async (overrides: Partial<ReadingPart>, glucose?: number) => {
    const { parts } = await source.process(processor, [glucosePart(overrides, glucose)]);
    const [part] = parts;
    return part && { outcome: part.outcome, code: part.code, deviceId: part.deviceId, patientId: part.patientId };
  };
  const stored = (deviceId: number | null, patientId: number | null = null) => ({
    outcome: 'stored',
    code: null,
    deviceId,
    patientId,
  });
  const waits = (code: string) => ({ outcome: 'quarantined', code, deviceId: null, patientId: null });

  it.each<[string, DeviceKey, 'serial' | 'imei' | 'macAddress', string]>([
    ['an IMEI', { type: 'imei', value: IMEI }, 'imei', IMEI],
    ['an IMEI without its check digit', { type: 'imei', value: IMEI.slice(0, 14) }, 'imei', IMEI],
    ['a serial number', identifier('SN-1'), 'serial', 'SN-1'],
    ['a MAC address with other separators', identifier('00-00-5E-00-53-01'), 'macAddress', '0000.5e00.5301'],
  ])('is found by %s', async (_, device, type, value) => {
    const id = await withIdentifiers(type, value);
    expect(await process({ device })).toEqual(stored(id));
  });

  it('is not found by an IMEI with a wrong check digit or a text of the vendor, but by an alias', async () => {
    const wrong = '490154203237519';
    const id = await withIdentifiers('serial', wrong);
    expect(await process({ device: { type: 'imei', value: wrong } })).toEqual(waits('device_unknown'));
    expect(await process({ device: { type: 'vendor', value: wrong }, time: { instant: after(1) } })).toEqual(
      waits('device_unknown'),
    );
    await source.alias('device', wrong, id);
    expect(await process({ device: { type: 'vendor', value: wrong }, time: { instant: after(2) } })).toEqual(stored(id));
  });

  it('is ambiguous if two devices share one text as serial number and MAC address, until an alias decides (edge case 8)', async () => {
    const text = '00005e005301';
    const [first] = [await withIdentifiers('serial', text), await withIdentifiers('macAddress', text)];
    expect(await process({ device: identifier(text) })).toEqual(waits('device_ambiguous'));
    await source.alias('device', text, first);
    expect(await process({ device: identifier(text), time: { instant: after(1) } })).toEqual(stored(first));
  });

  it('is never one of another organization (edge case 7)', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    const device = await other.device();
    const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [device.id]);
    expect(await process({ device: identifier(row?.value ?? '') })).toEqual(waits('device_unknown'));
  });

  it('is the device that had a former identifier at that time, unless another device has it now (edge case 6)', async () => {
    const id = await withIdentifiers('serial', 'OLD-1');
    await new DeviceRepository(service).change(request(), id, { deviceIdentifiers: [{ type: 'serial', value: 'NEW-1' }] });
    expect(await process({ device: identifier('OLD-1') })).toEqual(stored(id));
    expect(await process({ device: identifier('OLD-1'), time: { instant: new Date(Date.now() + 60_000) } })).toEqual(
      waits('device_unknown'),
    );
    await withIdentifiers('serial', 'OLD-1');
    expect(await process({ device: identifier('OLD-1'), time: { instant: after(1) } })).toEqual(waits('device_ambiguous'));
  });

  it('is the one that had a former MAC address, in any notation, and not one whose serial number is alike', async () => {
    const id = await withIdentifiers('macAddress', '00:00:5E:00:53:07');
    const other = await withIdentifiers('serial', '00005e005308');
    for (const device of [id, other])
      await new DeviceRepository(service).change(request(), device, {
        deviceIdentifiers: [{ type: 'serial', value: `N${device}` }],
      });
    expect(await process({ device: identifier('0000.5e00.5307') })).toEqual(stored(id));
    expect(await process({ device: identifier('00-00-5E-00-53-08') })).toEqual(waits('device_unknown'));
  });

  it.each(['AA:BB:CC:DD:EE:FF', 'AA-BB-CC-DD-EE-FF', 'aabbccddeeff', 'aabb.ccdd.eeff', 'Aa bb cC dd ee ff'])(
    'is named by an alias that is a MAC address, whichever notation the vendor and the clinic use: %s',
    async (value) => {
      const { id } = await factory.device();
      const aliases = new IngestAliasRepository(service);
      await aliases.create(request(), { sourceId: source.id, kind: 'device', value, device: { id } });
      for (const [at, sent] of ['aabbccddeeff', 'AA:BB:CC:DD:EE:FF', 'aabb.ccdd.eeff', 'AA-BB-CC-DD-EE-FF'].entries()) {
        const keys: DeviceKey[] = [identifier(sent), { type: 'vendor', value: sent }];
        for (const [nth, device] of keys.entries())
          expect(await process({ device, time: { instant: after(2 * at + nth) } })).toMatchObject({
            outcome: 'stored',
            deviceId: id,
          });
      }
      const found = await aliases.list(factory.organizationId, { value: 'AA:BB:CC:DD:EE:FF', size: 10 });
      expect(JSON.parse(found.text)).toMatchObject({ content: [{ value: 'aabbccddeeff', deviceId: id }] });
    },
  );

  it('is named by an alias in its period only', async () => {
    const [first, second] = [await withIdentifiers('serial', 'A-1'), await withIdentifiers('serial', 'A-2')];
    await source.alias('device', 'hwi', first, { end: AT });
    await source.alias('device', 'hwi', second, { start: AT });
    const device: DeviceKey = { type: 'vendor', value: 'hwi' };
    expect(await process({ device, time: { instant: after(-1) } })).toEqual(stored(first));
    expect(await process({ device, time: { instant: AT } })).toEqual(stored(second));
  });

  it('is registered with the item of the source and without a patient, if the source says so', async () => {
    const item = await factory.item();
    source = await SourceFixture.create(factory, { unknown_devices: 'register', item_id: item.id });
    processor = source.processor(service);
    const keys: DeviceKey[] = [{ type: 'imei', value: IMEI }, identifier('SN-9'), { type: 'vendor', value: 'hwi-9' }];
    for (const device of keys) {
      expect(await process({ device })).toMatchObject({ outcome: 'stored', patientId: null });
      expect(await process({ device, time: { instant: after(1) } })).toMatchObject({ outcome: 'stored', patientId: null });
    }
    const devices = await source.query<object>(
      `select d.item_id as "itemId", d.current_patient_id as "patientId", (
         select json_agg(i.type || ' ' || i.value) from device_identifier i where i.device_id = d.id) as identifiers
       from device d where organization_id = $1 order by id`,
      [factory.organizationId],
    );
    expect(devices).toEqual([
      { itemId: item.id, patientId: null, identifiers: [`imei ${IMEI}`] },
      { itemId: item.id, patientId: null, identifiers: ['serial SN-9'] },
      { itemId: item.id, patientId: null, identifiers: null },
    ]);
  });

  it('is registered for at most 100 devices that one message names; the parts of further ones wait', async () => {
    const item = await factory.item();
    source = await SourceFixture.create(factory, { unknown_devices: 'register', item_id: item.id });
    await source.process(
      source.processor(service),
      Array.from({ length: 102 }, (_, at) => glucosePart({ device: identifier(`SN-${at}`) })),
    );
    const [message] = await source.query<{ counts: object }>('select counts from ingest_message where organization_id = $1', [
      factory.organizationId,
    ]);
    expect(message?.counts).toEqual({ stored: 100, quarantined: 2 });
  });

  it('is a patient by an alias of the source, never by a name, also after a merge (edge case 10)', async () => {
    const [patient, remaining] = [await factory.patient(), await factory.patient()];
    expect(await process({ person: patient.lastName })).toEqual(waits('patient_unknown'));
    await source.alias('person', 'user-1', patient.id);
    expect(await process({ person: 'user-1' })).toEqual(stored(null, patient.id));
    await new PatientRepository(service).merge(request(), remaining.id, { patient: { id: patient.id } });
    expect(await process({ person: 'user-1', time: { instant: after(1) } })).toEqual(stored(null, remaining.id));
    await source.alias('person', 'user-1', (await factory.patient()).id);
    expect(await process({ person: 'user-1', time: { instant: after(2) } })).toEqual(waits('person_ambiguous'));
  });

  it('records readings of an archived patient, which say so (edge case 10)', async () => {
    const patient = await factory.patient({ archived: true });
    await source.alias('person', 'user-2', patient.id);
    expect(await process({ person: 'user-2' })).toEqual(stored(null, patient.id));
    const [row] = await source.query('select flags from blood_glucose_reading where patient_id = $1', [patient.id]);
    expect(row).toEqual({ flags: ['patientArchived'] });
  });

  it('waits if one scale is used by two persons, and the vendor does not know by whom (edge case 17)', async () => {
    const { parts } = await source.process(processor, [
      { type: 'unplaced', pointer: '', code: 'person_ambiguous', kind: 'weight' },
    ]);
    expect(parts).toMatchObject([{ outcome: 'quarantined', code: 'person_ambiguous', kind: 'weight' }]);
  });

  it('is the patient of the source, if the message names nobody or a text that nothing connects with a device', async () => {
    const patient = await factory.patient();
    source = await SourceFixture.create(factory, { adapter: 'nightscout', patient_id: patient.id });
    processor = source.processor(service);
    expect(await process({})).toEqual(stored(null, patient.id));
    expect(await process({ device: { type: 'vendor', value: 'xDrip' }, time: { instant: after(1) } })).toEqual(
      stored(null, patient.id),
    );
    expect(await process({ device: identifier('SN-404'), time: { instant: after(2) } })).toEqual(waits('device_unknown'));
    expect(await process({ person: 'somebody else', time: { instant: after(3) } })).toEqual(waits('patient_unknown'));
  });

  it('keeps the readings of two uploaders of one patient at the same instant apart, and equal ones together (edge case 30)', async () => {
    const patient = await factory.patient();
    const [one, other] = [
      await SourceFixture.create(factory, { adapter: 'nightscout', patient_id: patient.id }),
      await SourceFixture.create(factory, { adapter: 'nightscout', patient_id: patient.id }),
    ];
    const outcomes: unknown[] = [];
    for (const [from, glucose] of [
      [one, 100],
      [other, 100],
      [other, 101],
      [other, 101],
      [one, 100],
      [other, 102],
    ] as const) {
      const { counts, parts } = await from.process(processor, [glucosePart({ pointer: `/${outcomes.length}` }, glucose)]);
      outcomes.push(parts[0]?.code ?? Object.keys(counts ?? {})[0]);
    }
    expect(outcomes).toEqual(['stored', 'duplicate', 'stored', 'duplicate', 'duplicate', 'conflict']);
    const rows = await source.query('select glucose from blood_glucose_reading where patient_id = $1 order by id', [patient.id]);
    expect(rows).toEqual([{ glucose: 100 }, { glucose: 101 }]);
  });

  it('gets the zone of the source or the patient for a local time, and a flag', async () => {
    const device = await factory.device();
    const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [device.id]);
    const part = { device: identifier(row?.value ?? ''), time: { local: '2026-01-10T03:00:00', zone: null } };
    await source.query(`update patient set local_time_zone = null where id = $1`, [device.currentPatientId]);
    const subject = { deviceId: device.id, patientId: device.currentPatientId };
    expect(await process(part)).toEqual({ ...waits('time_zone_missing'), ...subject });
    await source.query(`update patient set local_time_zone = 'America/New_York' where id = $1`, [device.currentPatientId]);
    expect(await process({ ...part, pointer: '/1' })).toEqual(stored(device.id, device.currentPatientId));
    const [reading] = await source.query('select reading_timestamp as at from blood_glucose_reading where device_id = $1', [
      device.id,
    ]);
    expect(reading).toEqual({ at: AT });
  });
});
