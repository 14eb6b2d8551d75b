import { type ReadingInput } from '@rpm/domain';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { after, AT } from '../testing/weight-reading-fixture';
import { recordReadings } from './record-readings';

const PAIRS = 60;

describe('a reading that is sent with its device and also without it', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const record = (...readings: Partial<ReadingInput>[]) => {
    const given = readings.map((reading) => ({ readingTimestamp: AT, weight: 150.5, ...reading }));
    return service.writeInOneStatement({ organizationId: mine.organizationId }, (runner) =>
      recordReadings(runner, 'weight', given),
    );
  };
  const statusOf = async (reading: Partial<ReadingInput>) => (await record(reading))[0]?.status;
  const look = (statement: string, ...values: unknown[]) =>
    database.dataSource.query<Record<string, unknown>[]>(statement, [mine.organizationId, ...values]);
  const rowsOf = (patientId: number) =>
    look(
      `select device_id, weight, version, extract(epoch from reading_timestamp - timestamptz '${AT.toISOString()}')::integer as at
       from weight_reading where organization_id = $1 and patient_id = $2 order by reading_timestamp, id`,
      patientId,
    );

  /** Creates a device and its patient, and returns the two forms in which its readings are sent. */
  async function forms() {
    const { id: deviceId, currentPatientId } = await mine.device();
    const patientId = Number(currentPatientId);
    return { deviceId, patientId, withDevice: { device: { id: deviceId } }, without: { patient: { id: patientId } } };
  }

  it('is stored once, whichever comes first, and both forms remain the same reading', async () => {
    for (const order of ['withDevice', 'without'] as const) {
      const { deviceId, patientId, ...both } = await forms();
      const other = order === 'withDevice' ? 'without' : 'withDevice';
      expect(await statusOf(both[order])).toBe('created');
      expect(await statusOf(both[other])).toBe(order === 'withDevice' ? 'duplicate' : 'completed');
      for (const form of [both.without, both.withDevice]) expect(await statusOf(form)).toBe('duplicate');
      expect(await rowsOf(patientId)).toEqual([
        { device_id: deviceId, weight: 150.5, at: 0, version: order === 'withDevice' ? 1 : 2 },
      ]);
      expect(await statusOf({ ...both.without, weight: 1 })).toBe('conflict');
    }
  });

  it('remains one reading, even if another device of the patient sends the same values later', async () => {
    const { patientId, withDevice, without } = await forms();
    const second = await mine.device({ currentPatientId: patientId });
    await record(without);
    await record(withDevice);
    expect(await statusOf({ device: { id: second.id } })).toBe('created');
    expect(await statusOf(without)).toBe('duplicate');
    expect(await rowsOf(patientId)).toHaveLength(2);
  });

  it('is stored separately if two devices of the patient sent equal values, or if time, values or measurement index differ', async () => {
    const { deviceId, patientId, withDevice, without } = await forms();
    const second = await mine.device({ currentPatientId: patientId });
    await record(withDevice, { device: { id: second.id } });
    expect(await statusOf(without)).toBe('created');
    for (const difference of [
      { readingTimestamp: after(1) },
      { readingTimestamp: after(2), weight: 1 },
      { measurementIndex: 1 },
    ]) {
      await record({ device: { id: deviceId }, ...difference });
      expect(await statusOf({ patient: { id: patientId }, readingTimestamp: after(3), ...difference, weight: 2 })).toBe(
        'created',
      );
    }
    expect(await rowsOf(patientId)).toHaveLength(9);
  });

  it('is recognized within one batch', async () => {
    const { patientId, withDevice, without } = await forms();
    const outcomes = await record(without, withDevice, without, withDevice);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['created', 'duplicate', 'duplicate', 'duplicate']);
    expect(await rowsOf(patientId)).toHaveLength(1);
  });

  it('keeps the previous version, and emits an event with the device, if a device completes it', async () => {
    const { withDevice, without } = await forms();
    const [stored] = await record(without);
    const id = stored && 'id' in stored ? stored.id : 0;
    await record(withDevice);
    const revisions = await look(
      `select version, "row" -> 'device_id' as device from reading_revision where organization_id = $1 and kind = 'weight' and reading_id = $2`,
      id,
    );
    const events = await look(
      `select version from event where organization_id = $1 and type = 'reading.weight' and subject_id = $2 order by id`,
      id,
    );
    expect([revisions, events]).toEqual([[{ version: 1, device: null }], [{ version: 1 }, { version: 2 }]]);
  });

  it('is stored once if both forms arrive concurrently, for many readings of one patient and of many patients', async () => {
    const patients = await Promise.all(Array.from({ length: 4 }, forms));
    const submissions = patients.flatMap(({ withDevice, without }) =>
      Array.from({ length: PAIRS }, (_, at) =>
        [withDevice, without].map((form) => ({ ...form, readingTimestamp: after(at * 1000) })),
      ),
    );
    const posts = submissions.flatMap((pair, at) => (at % 2 === 0 ? pair : pair.toReversed()));
    const outcomes = (await Promise.all(posts.map((post) => record(post)))).flat();
    for (const { deviceId, patientId } of patients) {
      expect((await rowsOf(patientId)).map(({ device_id, at }) => [device_id, at])).toEqual(
        Array.from({ length: PAIRS }, (_, at) => [deviceId, at]),
      );
    }
    const count = (...statuses: string[]) => outcomes.filter(({ status }) => statuses.includes(status)).length;
    expect([count('created'), count('completed', 'duplicate')]).toEqual([4 * PAIRS, 4 * PAIRS]);
    // Each form is recognized as the stored reading when it is sent again.
    const again = (await Promise.all(posts.map((post) => record(post)))).flat();
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set(['duplicate']));
  });

  it('is stored once if batches with both forms of many patients arrive concurrently', async () => {
    const patients = await Promise.all(Array.from({ length: 6 }, forms));
    const readingsOf = (form: 'withDevice' | 'without') =>
      patients.flatMap((patient) =>
        Array.from({ length: 20 }, (_, at) => ({ ...patient[form], readingTimestamp: after(at * 1000) })),
      );
    const batches = [
      readingsOf('withDevice'),
      readingsOf('without'),
      readingsOf('without').toReversed(),
      readingsOf('withDevice').toReversed(),
    ];
    await Promise.all(batches.map((batch) => record(...batch)));
    for (const { deviceId, patientId } of patients) {
      expect((await rowsOf(patientId)).map(({ device_id }) => device_id)).toEqual(Array<number>(20).fill(deviceId));
    }
  });
});

describe('a reading without a patient', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const record = (reading: Partial<ReadingInput>) =>
    service.writeInOneStatement({ organizationId: mine.organizationId }, (runner) =>
      recordReadings(runner, 'weight', [{ readingTimestamp: AT, weight: 150.5, ...reading }]),
    );

  it('gets a patient if it is sent again with one, and then has a new version, a revision and an event', async () => {
    const device = await mine.device({ currentPatientId: null });
    const patient = await mine.patient({ archived: true, localTimeZone: 'America/St_Johns' });
    const [stored] = await record({ device: { id: device.id } });
    const id = stored && 'id' in stored ? stored.id : 0;
    expect(await record({ device: { id: device.id }, patient: { id: patient.id } })).toEqual([{ status: 'completed', id }]);
    expect(await record({ device: { id: device.id }, patient: { id: patient.id } })).toEqual([{ status: 'duplicate', id }]);
    const [row] = await database.dataSource.query<object[]>(
      'select patient_id, submitted_patient_id, patient_time_zone_offset, flags, version from weight_reading where id = $1',
      [id],
    );
    const expected = { patient_id: patient.id, submitted_patient_id: patient.id, patient_time_zone_offset: -12_600 };
    expect(row).toEqual({ ...expected, flags: ['patientArchived'], version: 2 });
    const events = `select version from event where type = 'reading.weight' and subject_id = $1 order by id`;
    expect(await database.dataSource.query(events, [id])).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('stays with the first patient if it is sent with two patients concurrently', async () => {
    const device = await mine.device({ currentPatientId: null });
    const patients = [await mine.patient(), await mine.patient()];
    await record({ device: { id: device.id } });
    const outcomes = await Promise.all(patients.map(({ id }) => record({ device: { id: device.id }, patient: { id } })));
    expect(outcomes.map(([outcome]) => outcome?.status).sort()).toEqual(['completed', 'duplicate']);
  });
});
