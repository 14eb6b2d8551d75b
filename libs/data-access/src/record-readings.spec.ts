import { type GivenReading } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { type RunStatement, runScoped } from './organization-scope';
import { recordReadings } from './record-readings';
import { createTestDatabase, Factory, type TestDatabase } from './testing';

const AT = new Date('2026-02-03T04:05:06.789Z');
const after = (ms: number) => new Date(AT.getTime() + ms);

describe('recordReadings', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;
  let run: RunStatement;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    run = (statement, values) => runScoped(service, mine.organizationId, statement, values);
  });
  afterAll(() => database.drop());

  const record = (...readings: Partial<GivenReading>[]) =>
    recordReadings(
      run,
      'weight',
      mine.organizationId,
      readings.map((reading) => ({ readingTimestamp: AT, weight: 150.5, ...reading })),
    );
  const recordOne = async (reading: Partial<GivenReading>) => (await record(reading))[0];
  const look = (statement: string, ...values: unknown[]) =>
    database.dataSource.query<Record<string, unknown>[]>(statement, [mine.organizationId, ...values]);
  const rowsOf = (deviceId: number) =>
    look('select id, weight from weight_reading where organization_id = $1 and device_id = $2 order by id', deviceId);
  const eventsOf = async (ids: unknown[]) =>
    (
      await look(
        `select subject_id from event where organization_id = $1 and type = 'reading.weight' and subject_id = any($2) order by 1`,
        ids,
      )
    ).map(({ subject_id }) => subject_id);
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);

  it('stores a reading whole, and the event of it', async () => {
    const device = await mine.device();
    const outcome = await recordOne({
      deviceId: device.id,
      measurementIndex: 32_767,
      deviceTimeZoneOffset: -43_200,
      manual: true,
    });
    expect(outcome).toEqual({ status: 'created', id: expect.any(Number) as number });
    const [row] = await look('select * from weight_reading where organization_id = $1 and device_id = $2', device.id);
    expect(row).toEqual({
      organization_id: mine.organizationId,
      id: outcome && 'id' in outcome && outcome.id,
      patient_id: device.currentPatientId,
      device_id: device.id,
      item_id: device.itemId,
      reading_timestamp: AT,
      measurement_index: 32_767,
      received_timestamp: expect.any(Date) as Date,
      weight: 150.5,
      manual: true,
      device_time_zone_offset: -43_200,
      patient_time_zone_offset: null,
      version: 1,
      void_timestamp: null,
    });
    const events = await look(
      'select type, version, payload from event where organization_id = $1 and subject_id = $2',
      row?.['id'],
    );
    expect(events).toContainEqual({ type: 'reading.weight', version: 1, payload: null });
  });

  it('answers for each in order: the same again is a duplicate, other values are a conflict, another index is another', async () => {
    const device = await mine.device();
    const reading = { deviceId: device.id };
    const outcomes = await record(
      reading,
      { ...reading, weight: 151 },
      { deviceId: 0x7fff_ffff },
      reading,
      { ...reading, measurementIndex: 0 },
      { ...reading, readingTimestamp: after(1) },
      { ...reading, weight: 152, readingTimestamp: after(1) },
    );
    const rows = await rowsOf(device.id);
    const [first, second, third] = idsOf(rows);
    expect(rows).toHaveLength(3);
    expect(outcomes).toEqual([
      { status: 'created', id: first },
      { status: 'conflict', id: first },
      { status: 'rejected', code: 'unknown_device' },
      { status: 'duplicate', id: first },
      { status: 'created', id: second },
      { status: 'created', id: third },
      { status: 'conflict', id: third },
    ]);
    expect(await record(reading, { ...reading, manual: true }, { ...reading, deviceTimeZoneOffset: 0 })).toEqual([
      { status: 'duplicate', id: first },
      { status: 'conflict', id: first },
      { status: 'duplicate', id: first },
    ]);
    expect(await eventsOf([first, second, third])).toEqual([first, second, third]);
  });

  it('tells readings of patients without a device apart by the patient', async () => {
    const [one, other] = [await mine.patient(), await mine.patient()];
    const outcomes = await record(
      { patientId: one.id },
      { patientId: other.id },
      { patientId: one.id },
      { patientId: one.id, weight: 1 },
    );
    const rows = await look(
      'select id from weight_reading where organization_id = $1 and patient_id = any($2) and device_id is null order by id',
      [one.id, other.id],
    );
    const [first, second] = idsOf(rows);
    expect(outcomes).toEqual([
      { status: 'created', id: first },
      { status: 'created', id: second },
      { status: 'duplicate', id: first },
      { status: 'conflict', id: first },
    ]);
  });

  it('compares every value of a kind, lists and those that are absent too', async () => {
    const { id: patientId } = await mine.patient();
    const night = (values: object) =>
      recordReadings(run, 'sleepMatActivity', mine.organizationId, [{ readingTimestamp: AT, patientId, ...values }]);
    const bedTime = [AT, after(1)];
    const [stored] = await night({ bedTime, heartRate: 60 });
    expect(stored).toMatchObject({ status: 'created' });
    const statuses = [];
    for (const values of [
      { bedTime, heartRate: 60, getUpTime: [] },
      { bedTime, heartRate: 60, manual: false, respiration: null },
      { bedTime: [AT], heartRate: 60 },
      { bedTime: [after(1), AT], heartRate: 60 },
      { bedTime },
      { bedTime, heartRate: 60, duration: 0 },
    ]) {
      statuses.push((await night(values))[0]?.status);
    }
    expect(statuses).toEqual(['duplicate', 'duplicate', 'conflict', 'conflict', 'conflict', 'conflict']);
  });

  it('finds a device by any of its identifiers, a MAC address however it is written', async () => {
    const device = await mine.device();
    const identify = (type: string, value: string, normalized: string, deviceId = device.id) =>
      look(
        'insert into device_identifier (organization_id, device_id, type, value, normalized) values ($1, $2, $3, $4, $5)',
        deviceId,
        type,
        value,
        normalized,
      );
    await identify('macAddress', '00:00:5E:00:53:AF', '00005e0053af');
    await identify('imei', '490154203237518', '490154203237518');
    await identify('macAddress', '02:00:5E:10:00:00:00:01', '02005e1000000001');
    const other = await mine.device();
    await identify('iccid', 'SHARED', 'SHARED');
    await identify('simCardNumber', 'SHARED', 'SHARED', other.id);
    const outcomes = await record(
      { deviceIdentifier: '490154203237518' },
      { deviceIdentifier: '00:00:5e:00:53:af' },
      { deviceIdentifier: '00-00-5E-00-53-AF' },
      { deviceIdentifier: '00005E0053AF', deviceId: device.id },
      { deviceIdentifier: '0200.5e10.0000.0001' },
      { deviceIdentifier: 'SHARED', deviceId: device.id },
      { deviceIdentifier: 'SHARED' },
      { deviceIdentifier: '490154203237518', deviceId: other.id },
      { deviceIdentifier: '4901-5420-3237-518' },
    );
    const [id] = idsOf(await rowsOf(device.id));
    expect(outcomes).toEqual([
      { status: 'created', id },
      ...Array<object>(5).fill({ status: 'duplicate', id }),
      { status: 'rejected', code: 'ambiguous_device_identifier' },
      { status: 'rejected', code: 'not_its_identifier' },
      { status: 'rejected', code: 'unknown_device_identifier' },
    ]);
  });

  it('has another organization’s devices and patients look like none', async () => {
    const theirs = await Factory.inNewOrganization(database.dataSource);
    const device = await theirs.device();
    const [identifier] = await database.dataSource.query<{ value: string }[]>(
      'select value from device_identifier where device_id = $1',
      [device.id],
    );
    const own = await mine.device();
    const codes = [
      { deviceId: device.id },
      { deviceIdentifier: identifier?.value },
      { patientId: device.currentPatientId },
      { deviceId: own.id, patientId: device.currentPatientId },
      { deviceId: own.id, deviceIdentifier: identifier?.value },
    ] as Partial<GivenReading>[];
    expect((await record(...codes)).map((outcome) => 'code' in outcome && outcome.code)).toEqual([
      'unknown_device',
      'unknown_device_identifier',
      'unknown_patient',
      'unknown_patient',
      'not_its_identifier',
    ]);
    expect(await rowsOf(own.id)).toEqual([]);
  });

  it('gives a reading to the patient who held the device at that instant', async () => {
    const device = await mine.device({ currentPatientId: null });
    const [one, other] = [await mine.patient(), await mine.patient()];
    const hold = (patientId: number, from: number, until: number | null) =>
      look(
        `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp)
         values ($1, $2, $3, $4, $5)`,
        device.id,
        patientId,
        after(from),
        until === null ? null : after(until),
      );
    await hold(one.id, 0, 1000);
    await hold(other.id, 1000, 1000);
    await hold(other.id, 2000, 3000);
    await hold(one.id, 3000, 3000);
    await hold(one.id, 3000, null);
    const instants = [-1, 0, 999, 1000, 1999, 2000, 2999, 3000, 9_999_999];
    await record(...instants.map((ms) => ({ deviceId: device.id, readingTimestamp: after(ms) })));
    const rows = await look(
      'select patient_id from weight_reading where organization_id = $1 and device_id = $2 order by reading_timestamp',
      device.id,
    );
    const holders = [null, one, one, null, null, other, other, one, one];
    expect(rows.map(({ patient_id }) => patient_id)).toEqual(holders.map((holder) => holder?.id ?? null));
  });

  it('takes the patient who is given when nobody held the device, and no other than the holder when somebody did', async () => {
    const [idle, held, patient] = [await mine.device({ currentPatientId: null }), await mine.device(), await mine.patient()];
    const outcomes = await record(
      { deviceId: idle.id, patientId: patient.id },
      { deviceId: held.id, patientId: patient.id },
      { deviceId: held.id, patientId: held.currentPatientId },
      { deviceId: idle.id, patientId: 0x7fff_ffff, readingTimestamp: after(1) },
    );
    expect(outcomes).toEqual([
      { status: 'created', id: expect.any(Number) as number },
      { status: 'rejected', code: 'held_by_another' },
      { status: 'created', id: expect.any(Number) as number },
      { status: 'rejected', code: 'unknown_patient' },
    ]);
    const rows = await look('select patient_id from weight_reading where organization_id = $1 and device_id = $2', idle.id);
    expect(rows).toEqual([{ patient_id: patient.id }]);
  });

  it.each<[string | null, string, number | null]>([
    ['America/Los_Angeles', '2026-03-08T09:59:59.999Z', -28_800],
    ['America/Los_Angeles', '2026-03-08T10:00:00.000Z', -25_200],
    ['America/Los_Angeles', '2026-11-01T08:59:59.999Z', -25_200],
    ['America/Los_Angeles', '2026-11-01T09:00:00.000Z', -28_800],
    ['America/St_Johns', '2026-03-08T05:29:59.999Z', -12_600],
    ['America/St_Johns', '2026-03-08T05:30:00.000Z', -9_000],
    ['America/St_Johns', '2026-11-01T04:29:59.999Z', -9_000],
    ['America/St_Johns', '2026-11-01T04:30:00.000Z', -12_600],
    // Until 2011 its clocks changed at one minute past midnight.
    ['America/St_Johns', '2010-03-14T03:30:59.999Z', -12_600],
    ['America/St_Johns', '2010-03-14T03:31:00.000Z', -9_000],
    ['Pacific/Kiritimati', '2026-06-01T00:00:00.000Z', 50_400],
    [null, '2026-06-01T00:00:00.000Z', null],
  ])('knows the offset of a patient in %s at %s', async (localTimeZone, instant, offset) => {
    const patient = await mine.patient({ localTimeZone });
    await record({ patientId: patient.id, readingTimestamp: new Date(instant) });
    const rows = await look(
      'select patient_time_zone_offset, reading_timestamp from weight_reading where organization_id = $1 and patient_id = $2',
      patient.id,
    );
    expect(rows).toEqual([{ patient_time_zone_offset: offset, reading_timestamp: new Date(instant) }]);
  });

  it('drops and counts the readings of a device that is disabled, and stores the others', async () => {
    const [disabled, enabled] = [await mine.device({ disabledReadings: true }), await mine.device()];
    const dropped = { deviceId: disabled.id };
    expect(await record(dropped, { deviceId: enabled.id }, dropped, { ...dropped, readingTimestamp: after(1) })).toEqual([
      { status: 'dropped' },
      { status: 'created', id: expect.any(Number) as number },
      { status: 'dropped' },
      { status: 'dropped' },
    ]);
    await recordOne(dropped);
    const counted = await look('select dropped_readings from device where organization_id = $1 and id = $2', disabled.id);
    expect([counted, await rowsOf(disabled.id)]).toEqual([[{ dropped_readings: 4 }], []]);
  });

  it('does not bring back what was voided', async () => {
    const device = await mine.device();
    const stored = await recordOne({ deviceId: device.id });
    await look('update weight_reading set void_timestamp = now() where organization_id = $1 and device_id = $2', device.id);
    const again = await record({ deviceId: device.id }, { deviceId: device.id, weight: 1 });
    expect(again).toEqual([
      { ...stored, status: 'duplicate' },
      { ...stored, status: 'conflict' },
    ]);
    expect(await rowsOf(device.id)).toHaveLength(1);
  });

  it('stores one of fifty that come at once, and tells all of it', async () => {
    const device = await mine.device();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => recordOne({ deviceId: device.id })));
    const [id] = idsOf(await rowsOf(device.id));
    expect(outcomes.map((outcome) => outcome?.status).sort()).toEqual(['created', ...Array<string>(49).fill('duplicate')]);
    expect(new Set(outcomes.map((outcome) => outcome && 'id' in outcome && outcome.id))).toEqual(new Set([id]));
    expect([await rowsOf(device.id), await eventsOf([id])]).toEqual([[{ id, weight: 150.5 }], [id]]);
  });

  it('stores each reading of overlapping batches once, whatever their order', async () => {
    const device = await mine.device();
    const readings = Array.from({ length: 300 }, (_, at) => ({ deviceId: device.id, readingTimestamp: after(at) }));
    const batches = [readings, readings.toReversed(), readings.slice(100), readings.slice(0, 200).toReversed()];
    const outcomes = (await Promise.all(batches.map((batch) => record(...batch)))).flat();
    const rows = await rowsOf(device.id);
    expect(rows).toHaveLength(300);
    expect(outcomes.filter(({ status }) => status === 'created')).toHaveLength(300);
    expect(outcomes.filter(({ status }) => status === 'duplicate')).toHaveLength(outcomes.length - 300);
    expect(await eventsOf(idsOf(rows))).toEqual(idsOf(rows));
  });

  it('sees what another transaction was storing meanwhile', async () => {
    const device = await mine.device();
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `insert into weight_reading (organization_id, device_id, item_id, reading_timestamp, weight, manual)
       values ($1, $2, $3, $4, 150.5, false)`,
      [mine.organizationId, device.id, device.itemId, AT],
    );
    const waiting = recordOne({ deviceId: device.id });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await runner.commitTransaction();
    await runner.release();
    const [id] = idsOf(await rowsOf(device.id));
    expect(await waiting).toEqual({ status: 'duplicate', id });
  });
});
