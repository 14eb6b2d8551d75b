import { pollUntil } from '@rpm/embedded-postgres/testing';
import { recordReadings } from './record-readings';
import { type Factory } from '../testing';
import { after, AT, idsOf, WeightReadingFixture } from '../testing/weight-reading-fixture';

describe('recordReadings', () => {
  let scale: WeightReadingFixture;
  let mine: Factory;

  beforeAll(async () => {
    scale = await WeightReadingFixture.start();
    mine = scale.factory;
  });
  afterAll(() => scale.drop());

  const eventsOf = async (ids: unknown[]) =>
    (
      await scale.look(
        `select subject_id from event where organization_id = $1 and type = 'reading.weight' and subject_id = any($2) order by 1`,
        ids,
      )
    ).map(({ subject_id }) => subject_id);

  it('stores all properties of a reading, and emits its event', async () => {
    const device = await mine.device();
    const outcome = await scale.recordOne({
      device: { id: device.id },
      measurementIndex: 32_767,
      deviceTimeZoneOffset: -43_200,
      manual: true,
    });
    expect(outcome).toEqual({ status: 'created', id: expect.any(Number) as number });
    const [row] = await scale.look('select * from weight_reading where organization_id = $1 and device_id = $2', device.id);
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
      update_timestamp: null,
      out_of_range: null,
      sent_as: null,
      flags: [],
      submitted_patient_id: null,
      submitted_timestamp: null,
    });
    const events = await scale.look(
      'select type, version, payload from event where organization_id = $1 and subject_id = $2',
      row?.['id'],
    );
    expect(events).toContainEqual({ type: 'reading.weight', version: 1, payload: null });
  });

  it('returns a result for each reading: duplicate for the same values, conflict for other values, created for another measurement index', async () => {
    const device = await mine.device();
    const reading = { device: { id: device.id } };
    const outcomes = await scale.record(
      reading,
      { ...reading, weight: 151 },
      { device: { id: 0x7fff_ffff } },
      reading,
      { ...reading, measurementIndex: 0 },
      { ...reading, readingTimestamp: after(1) },
      { ...reading, weight: 152, readingTimestamp: after(1) },
    );
    const rows = await scale.rowsOf(device.id);
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
    expect(await scale.record(reading, { ...reading, manual: true }, { ...reading, deviceTimeZoneOffset: 0 })).toEqual([
      { status: 'duplicate', id: first },
      { status: 'conflict', id: first },
      { status: 'duplicate', id: first },
    ]);
    expect(await eventsOf([first, second, third])).toEqual([first, second, third]);
  });

  it('distinguishes readings without a device by their patient', async () => {
    const [one, other] = [await mine.patient(), await mine.patient()];
    const outcomes = await scale.record(
      { patient: { id: one.id } },
      { patient: { id: other.id } },
      { patient: { id: one.id } },
      { patient: { id: one.id }, weight: 1 },
    );
    const rows = await scale.look(
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

  it('compares all values of a repeated reading, including lists and missing values', async () => {
    const { id: patientId } = await mine.patient();
    const night = (values: object) =>
      recordReadings(scale.runner, 'sleepMatActivity', [{ readingTimestamp: AT, patient: { id: patientId }, ...values }]);
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

  it('drops and counts the readings from a device whose readings are disabled, and stores all others', async () => {
    const [disabled, enabled] = [await mine.device({ disabledReadings: true }), await mine.device()];
    const dropped = { device: { id: disabled.id } };
    expect(
      await scale.record(dropped, { device: { id: enabled.id } }, dropped, { ...dropped, readingTimestamp: after(1) }),
    ).toEqual([
      { status: 'dropped' },
      { status: 'created', id: expect.any(Number) as number },
      { status: 'dropped' },
      { status: 'dropped' },
    ]);
    await scale.recordOne(dropped);
    const counted = await scale.look('select dropped_readings from device where organization_id = $1 and id = $2', disabled.id);
    expect([counted, await scale.rowsOf(disabled.id)]).toEqual([[{ dropped_readings: 4 }], []]);
  });

  it('never restores a reading that was entered in error', async () => {
    const device = await mine.device();
    const stored = await scale.recordOne({ device: { id: device.id } });
    await scale.look('update weight_reading set void_timestamp = now() where organization_id = $1 and device_id = $2', device.id);
    const again = await scale.record({ device: { id: device.id } }, { device: { id: device.id }, weight: 1 });
    expect(again).toEqual([
      { ...stored, status: 'duplicate', enteredInError: true },
      { ...stored, status: 'voided' },
    ]);
    expect(await scale.rowsOf(device.id)).toEqual([{ id: stored && 'id' in stored && stored.id, weight: 150.5 }]);
  });

  it('stores a reading once, with one event, if fifty copies of it arrive concurrently', async () => {
    const device = await mine.device();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => scale.recordOne({ device: { id: device.id } })));
    const [id] = idsOf(await scale.rowsOf(device.id));
    expect(outcomes.map((outcome) => outcome?.status).sort()).toEqual(['created', ...Array<string>(49).fill('duplicate')]);
    expect(new Set(outcomes.map((outcome) => outcome && 'id' in outcome && outcome.id))).toEqual(new Set([id]));
    expect([await scale.rowsOf(device.id), await eventsOf([id])]).toEqual([[{ id, weight: 150.5 }], [id]]);
  });

  it('stores each reading once even if concurrent batches contain the same readings in different orders', async () => {
    const device = await mine.device();
    const readings = Array.from({ length: 300 }, (_, at) => ({ device: { id: device.id }, readingTimestamp: after(at) }));
    const batches = [readings, readings.toReversed(), readings.slice(100), readings.slice(0, 200).toReversed()];
    const outcomes = (await Promise.all(batches.map((batch) => scale.record(...batch)))).flat();
    const rows = await scale.rowsOf(device.id);
    expect(rows).toHaveLength(300);
    expect(outcomes.filter(({ status }) => status === 'created')).toHaveLength(300);
    expect(outcomes.filter(({ status }) => status === 'duplicate')).toHaveLength(outcomes.length - 300);
    expect(await eventsOf(idsOf(rows))).toEqual(idsOf(rows));
  });

  it('reports a reading as a duplicate if another transaction commits the same reading at the same time', async () => {
    const device = await mine.device();
    const runner = mine.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `insert into weight_reading (organization_id, device_id, item_id, patient_id, reading_timestamp, weight, manual)
       values ($1, $2, $3, $4, $5, 150.5, false)`,
      [mine.organizationId, device.id, device.itemId, device.currentPatientId, AT],
    );
    const waiting = scale.recordOne({ device: { id: device.id } });
    const isWaiting = async () =>
      (
        await scale.look(
          'select from pg_stat_activity where datname = current_database() and $1 > 0 and cardinality(pg_blocking_pids(pid)) > 0',
        )
      ).length;
    expect(await pollUntil(isWaiting, 1)).toBe(1);
    await runner.commitTransaction();
    await runner.release();
    const [id] = idsOf(await scale.rowsOf(device.id));
    expect(await waiting).toEqual({ status: 'duplicate', id });
  });
});
