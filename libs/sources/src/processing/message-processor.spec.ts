import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type MessageProcessor } from './message-processor';
import { after, AT, glucosePart, healthPart, identifier } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

describe('MessageProcessor', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
    source = await SourceFixture.create(factory);
    processor = source.processor(service);
  });
  afterAll(() => database.drop());

  const serialOf = async (deviceId: number) => {
    const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [deviceId]);
    return row?.value ?? '';
  };
  const readings = () =>
    source.query<{ glucose: number; deviceId: number; patientId: number }>(
      `select glucose, device_id as "deviceId", patient_id as "patientId" from blood_glucose_reading where organization_id = $1 order by id`,
      [factory.organizationId],
    );

  it('records the reading of a device with its origin, its patient, its event and its row of the audit trail', async () => {
    const device = await factory.device();
    const content = [glucosePart({ device: identifier(await serialOf(device.id)) })];
    const { state, counts, parts } = await source.process(processor, content);
    const patientId = device.currentPatientId;
    expect({ state, counts, parts }).toEqual({
      state: 'processed',
      counts: { stored: 1 },
      parts: [
        {
          ordinal: 0,
          outcome: 'stored',
          code: null,
          kind: 'bloodGlucose',
          deviceId: device.id,
          patientId,
          readingId: expect.any(Number) as number,
        },
      ],
    });
    expect(await readings()).toEqual([{ glucose: 100, deviceId: device.id, patientId }]);
    const [origin] = await source.query<object>(
      'select source_id as "sourceId", version, vendor_id as "vendorId" from reading_origin where reading_id = $1',
      [parts[0]?.readingId],
    );
    expect(origin).toEqual({ sourceId: source.id, version: 1, vendorId: null });
    const [audit] = await source.query<object>(
      `select actor_kind as "actorKind", actor_id as "actorId", action, resource, patients::float8[] from audit_event where organization_id = $1 order by id desc limit 1`,
      [factory.organizationId],
    );
    expect(audit).toEqual({
      actorKind: 'source',
      actorId: source.id,
      action: 'create',
      resource: 'ingest-message',
      patients: [patientId],
    });
    const events = await source.query(`select 1 from event where organization_id = $1 and type = 'reading.bloodGlucose'`, [
      factory.organizationId,
    ]);
    expect(events).toHaveLength(1);
  });

  it('stores a reading that is sent again once, also in another message of the same batch', async () => {
    const device = await factory.device();
    const part = glucosePart({ device: identifier(await serialOf(device.id)) });
    const ids = [
      await source.receive([part]),
      await source.receive([part]),
      await source.receive([part, { ...part, pointer: '/1' }]),
    ];
    await processor.drain();
    const counts = (await Promise.all(ids.map((id) => source.message(id)))).map((message) => message.counts);
    expect(counts).toEqual([{ stored: 1 }, { duplicate: 1 }, { duplicate: 2 }]);
  });

  it('stores 499 of 500 readings if one is bad (edge case 18)', async () => {
    const device = await factory.device();
    const serial = identifier(await serialOf(device.id));
    const content = Array.from({ length: 500 }, (_, n) =>
      glucosePart({ device: serial, pointer: `/${n}`, time: { instant: after(n) } }, n === 77 ? 5 : 100),
    );
    const { state, counts, parts } = await source.process(processor, content);
    expect([state, counts]).toEqual(['quarantined', { stored: 499, quarantined: 1 }]);
    expect(parts[77]).toMatchObject({ outcome: 'quarantined', code: 'not_in_range', deviceId: device.id });
  });

  it('records an upload of 200 old readings whose newest comes first (edge case 1)', async () => {
    const device = await factory.device();
    const serial = identifier(await serialOf(device.id));
    const content = Array.from({ length: 200 }, (_, n) =>
      glucosePart({ device: serial, pointer: `/${n}`, time: { instant: after(-n) } }),
    );
    expect(await source.process(processor, content)).toMatchObject({ counts: { stored: 200 } });
  });

  it('records the health of a device once', async () => {
    const device = await factory.device();
    const check = healthPart(identifier(await serialOf(device.id)));
    expect(await source.process(processor, [check])).toMatchObject({
      counts: { health: 1 },
      parts: [{ kind: 'health', deviceId: device.id }],
    });
    expect(await source.process(processor, [check, { ...check, pointer: '/1' }])).toMatchObject({ counts: { health: 2 } });
    const checks = await source.query('select 1 from device_health_check where device_id = $1', [device.id]);
    expect(checks).toHaveLength(1);
  });

  it('quarantines a message on which the adapter fails, and processes the others', async () => {
    const device = await factory.device();
    const bad = await source.receive({ throws: true });
    const good = await source.receive([glucosePart({ device: identifier(await serialOf(device.id)) })]);
    await processor.drain();
    expect(await source.message(bad)).toMatchObject({
      state: 'quarantined',
      parts: [{ outcome: 'quarantined', code: 'mapping_failed' }],
    });
    expect(await source.message(good)).toMatchObject({ state: 'processed', counts: { stored: 1 } });
  });

  it('does not process messages of a paused source, and processes them when the source is active again', async () => {
    const paused = await SourceFixture.create(factory, { state: 'paused' });
    const id = await paused.receive([]);
    await processor.drain();
    expect(await paused.message(id)).toMatchObject({ state: 'queued', attempts: 0 });
    await source.query(`update ingest_source set state = 'active' where id = $1`, [paused.id]);
    await processor.drain();
    expect(await paused.message(id)).toMatchObject({ state: 'processed', counts: {} });
  });

  it('does not process a body again that the source has sent within seven days, unless parts of the earlier one wait', async () => {
    const device = await factory.device();
    const content = [glucosePart({ device: identifier(await serialOf(device.id)), time: { instant: after(7) } })];
    await source.process(processor, content);
    // Without the reading, processing the message again would store it.
    await source.query('delete from blood_glucose_reading where device_id = $1', [device.id]);
    expect(await source.process(processor, content)).toMatchObject({ state: 'processed', counts: { duplicate: 1 }, parts: [] });
    const unknown = [glucosePart({ device: identifier('UNKNOWN-7') })];
    await source.process(processor, unknown);
    expect(await source.process(processor, unknown)).toMatchObject({ state: 'quarantined', parts: [{ code: 'device_unknown' }] });
  });

  it('drops the readings of a device whose readings are disabled, and counts them (edge case 9)', async () => {
    const device = await factory.device({ disabledReadings: true });
    const content = [glucosePart({ device: identifier(await serialOf(device.id)) })];
    expect(await source.process(processor, content)).toMatchObject({ state: 'processed', counts: { dropped: 1 } });
    const [row] = await source.query('select dropped_readings as dropped from device where id = $1', [device.id]);
    expect(row).toEqual({ dropped: 1 });
  });

  it('processes every message once if two processes work at the same time (edge case 2)', async () => {
    const device = await factory.device();
    const serial = identifier(await serialOf(device.id));
    const ids: number[] = [];
    for (let n = 0; n < 120; n++) ids.push(await source.receive([glucosePart({ device: serial, time: { instant: after(n) } })]));
    const other = source.processor(await database.connectAsService());
    await Promise.all([processor.drain(), other.drain()]);
    await processor.drain();
    const states = await source.query<{ state: string; counts: object; attempts: number }>(
      'select distinct state, counts, attempts from ingest_message where id = any($1)',
      [ids],
    );
    expect(states).toEqual([{ state: 'processed', counts: { stored: 1 }, attempts: 0 }]);
    expect(AT).toBeInstanceOf(Date);
  });
});
