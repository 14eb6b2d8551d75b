import { DeviceAssignment, type DeviceAssignmentView, type DeviceView, type Patient, type ReadingInput } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { lockDevice } from '../device/change-device';
import { DeviceRepository } from '../device/device.repository';
import { recordReadings } from '../reading-record/record-readings';
import { type Database, type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { addAssignment } from './change-assignment';
import { followCustody } from './follow-custody';

const DAY_MS = 86_400_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);

describe('corrections of custody', () => {
  let database: TestDatabase;
  let service: Database;
  let devices: DeviceRepository;
  let mine: Factory;
  let patients: Patient[];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    devices = new DeviceRepository(service);
    mine = await Factory.inNewOrganization(database.dataSource);
    patients = [
      await mine.patient(),
      await mine.patient({ archived: true, localTimeZone: 'Asia/Kolkata' }),
      await mine.patient(),
    ];
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const freeDevice = () => mine.device({ currentPatientId: null });
  const patient = (nth: number) => ({ id: patients[nth]?.id ?? 0 });
  const period = (nth: number, from: number, to: number) => ({
    patient: patient(nth),
    startTimestamp: day(from),
    endTimestamp: day(to),
  });
  const parse = <T>({ text }: JsonText<T>) => JSON.parse(text) as Exclude<T, { readingCount: number }>;
  const record = (deviceId: number, ...readings: Partial<ReadingInput>[]) => {
    const given = readings.map((reading) => ({ readingTimestamp: day(5), weight: 150, device: { id: deviceId }, ...reading }));
    return recordReadings(service.alone(mine), 'weight', given);
  };
  const rows = (deviceId: number) =>
    database.dataSource.query<Record<string, unknown>[]>(
      `select r.id, r.patient_id, r.version, r.patient_time_zone_offset, r.flags,
        (select count(*) from reading_revision v where v.kind = 'weight' and v.reading_id = r.id and v.version = r.version - 1) as revisions,
        (select count(*) from event e where e.subject_id = r.id and e.version = r.version and e.type like 'reading.%') as events
      from weight_reading r where r.device_id = $1 order by r.reading_timestamp`,
      [deviceId],
    );
  const patientsOf = async (deviceId: number) =>
    (await rows(deviceId)).map(({ patient_id: id }) => (id === null ? null : patients.findIndex((one) => one.id === id)));

  it('give readings another patient, with a version, a revision, an event, the offset of the time zone and the flags of that patient', async () => {
    const { id } = await freeDevice();
    await record(id, { readingTimestamp: day(1) }, { readingTimestamp: day(5) }, { readingTimestamp: day(9) });
    const added = parse<DeviceAssignmentView>(
      (await devices.addAssignment(request(), id, period(1, 2, 9))) as JsonText<DeviceAssignmentView>,
    );
    expect(added).toMatchObject({
      patient: patient(1),
      startTimestamp: day(2).toISOString(),
      endTimestamp: day(9).toISOString(),
    });
    expect(await rows(id)).toMatchObject([
      { patient_id: null, version: 1 },
      {
        patient_id: patient(1).id,
        version: 2,
        patient_time_zone_offset: 19_800,
        flags: ['patientArchived'],
        revisions: 1,
        events: 1,
      },
      { patient_id: null, version: 1 },
    ]);
    await devices.changeAssignment(request(), id, added.id, { patient: patient(0), endTimestamp: day(10) });
    expect(await patientsOf(id)).toEqual([null, 0, 0]);
    expect(await rows(id)).toMatchObject([
      { version: 1 },
      { version: 3, patient_time_zone_offset: null, flags: [] },
      { version: 2 },
    ]);
    await devices.removeAssignment(request(), id, added.id);
    expect(await patientsOf(id)).toEqual([null, null, null]);
    const { deviceEvents } = parse<DeviceView>(await devices.require(mine.organizationId, id));
    expect(deviceEvents.filter(({ type }) => type === 'custodyCorrected')).toHaveLength(3);
  });

  it('return a reading to the patient with whom it was submitted if nobody held the device', async () => {
    const { id } = await freeDevice();
    await record(id, { patient: patient(2) });
    const { id: assignmentId } = parse(
      (await devices.addAssignment(request(), id, period(0, 0, 9))) as JsonText<DeviceAssignmentView>,
    );
    expect(await patientsOf(id)).toEqual([0]);
    await devices.removeAssignment(request(), id, assignmentId);
    expect(await patientsOf(id)).toEqual([2]);
  });

  it('emit reading.voided with the new version for a reading that was entered in error', async () => {
    const { id } = await freeDevice();
    await record(id, {});
    await database.dataSource.query('update weight_reading set void_timestamp = now() where device_id = $1', [id]);
    await devices.addAssignment(request(), id, period(0, 0, 9));
    const [event] = await database.dataSource.query<object[]>(
      `select e.type, e.payload from event e join weight_reading r on r.id = e.subject_id and e.version = r.version where r.device_id = $1`,
      [id],
    );
    expect(event).toMatchObject({ type: 'reading.voided', payload: { version: 3, patient: patient(0), device: { id } } });
  });

  it('are rejected if an assignment would overlap with another one, which the error names', async () => {
    const { id } = await freeDevice();
    const other = parse((await devices.addAssignment(request(), id, period(0, 4, 9))) as JsonText<DeviceAssignmentView>);
    const detail = new RegExp(
      `Assignment ${other.id} says that the patient ${patient(0).id} .* from 2026-01-05T00:00:00.000Z to 2026-01-10`,
    );
    await expect(devices.addAssignment(request(), id, period(1, 8, 10))).rejects.toThrow(detail);
    await devices.addAssignment(request(), id, period(1, 9, 10));
    await expect(devices.changeAssignment(request(), id, other.id, { endTimestamp: day(10) })).rejects.toThrow(
      /overlap|Assignment/,
    );
    await expect(devices.changeAssignment(request(), id, other.id, { endTimestamp: null })).rejects.toThrow(
      /disassociate-patient/,
    );
  });

  it('are only counted in a dry run', async () => {
    const { id } = await freeDevice();
    await record(id, {}, { readingTimestamp: day(6) });
    const preview = await devices.addAssignment({ ...request(), dryRun: true }, id, period(0, 0, 9));
    expect(JSON.parse(preview.text)).toEqual({ readingCount: 2, readingCounts: [{ kind: 'weight', count: 2 }] });
    expect(await patientsOf(id)).toEqual([null, null]);
    expect((await devices.assignments(mine.organizationId, id, { page: 1, size: 15 })).total).toBe(0);
    const limited = { ...request(), maxReadings: 1 };
    await expect(devices.addAssignment(limited, id, period(0, 0, 9))).rejects.toMatchObject({ code: 'too_many_readings' });
    expect(await patientsOf(id)).toEqual([null, null]);
  });

  it('of the current assignment change who holds the device', async () => {
    const site = await mine.site();
    const device = await mine.device({ siteId: site.id, currentPatientId: null, currentStatus: 'availableAtSite' });
    const at = day(3);
    await record(device.id, { readingTimestamp: day(2) }, {});
    await devices.associate(request(), device.id, { patient: patient(0), eventTimestamp: at });
    expect(await patientsOf(device.id)).toEqual([null, 0]);
    const [assignment] = (await devices.assignments(mine.organizationId, device.id, { page: 1, size: 1 })).content;
    const { id } = JSON.parse(assignment?.text ?? '') as DeviceAssignmentView;
    await devices.changeAssignment(request(), device.id, id, { patient: patient(2), startTimestamp: day(1) });
    expect(await patientsOf(device.id)).toEqual([2, 2]);
    const held = parse(await devices.require(mine.organizationId, device.id));
    expect(held).toMatchObject({ currentPatient: patient(2), currentStatus: 'withPatient' });
    await expect(devices.disassociate(request(), device.id, { patient: patient(2), eventTimestamp: day(0) })).rejects.toThrow(
      /Assignment/,
    );
    await devices.disassociate(request(), device.id, { patient: patient(2), eventTimestamp: day(4) });
    expect(await patientsOf(device.id)).toEqual([2, null]);
    await expect(devices.associate(request(), device.id, { patient: patient(0), eventTimestamp: day(3) })).rejects.toThrow(
      /Assignment/,
    );
    await devices.associate(request(), device.id, { patient: patient(0), eventTimestamp: day(4) });
    const [current] = (await devices.assignments(mine.organizationId, device.id, { page: 1, size: 1 })).content;
    await devices.removeAssignment(request(), device.id, (JSON.parse(current?.text ?? '') as DeviceAssignmentView).id);
    expect(parse(await devices.require(mine.organizationId, device.id))).toMatchObject({
      currentPatient: null,
      currentStatus: 'availableAtSite',
    });
    expect(await patientsOf(device.id)).toEqual([2, null]);
  });

  it('wait for a reading that is being recorded, and then change it too', async () => {
    const { id } = await freeDevice();
    const [isRecorded, recorded] = signal();
    const [mayCommit, commit] = signal();
    const recording = service.inTransaction(mine, async (transaction) => {
      await recordReadings(transaction, 'weight', [{ device: { id }, readingTimestamp: day(5), weight: 150 }]);
      recorded();
      await mayCommit;
    });
    await isRecorded;
    const correction = devices.addAssignment(request(), id, period(0, 0, 9));
    await untilWaiting('order by id for update');
    commit();
    await Promise.all([recording, correction]);
    expect(await patientsOf(id)).toEqual([0]);
  });

  it('make a reading that is recorded meanwhile wait and belong to the right patient', async () => {
    const { id } = await freeDevice();
    const [isChanged, changed] = signal();
    const [mayCommit, commit] = signal();
    const correction = service.inTransaction(mine, async (transaction) => {
      await addAssignment(transaction, id, period(1, 0, 9));
      changed();
      await mayCommit;
    });
    await isChanged;
    const recording = record(id, {}, { readingTimestamp: day(6) });
    await untilWaiting('given as materialized (');
    commit();
    await correction;
    expect((await recording).map(({ status }) => status)).toEqual(['created', 'created']);
    expect(await patientsOf(id)).toEqual([1, 1]);
  });

  it('make a new reading wait even if another reading was recorded after the correction had begun', async () => {
    const { id } = await freeDevice();
    const [isChanged, changed] = signal();
    const [mayCommit, commit] = signal();
    const correction = service.inTransaction(mine, async (transaction) => {
      const { organizationId, manager } = transaction;
      await lockDevice(transaction, { id, expectedEntityTags: null });
      const { patient: holder, ...times } = period(1, 0, 9);
      await manager.insert(DeviceAssignment, { organizationId, deviceId: id, patientId: holder.id, ...times });
      await record(id, {});
      await followCustody(transaction, [{ deviceId: id, from: day(0), to: day(9) }]);
      changed();
      await mayCommit;
    });
    await isChanged;
    const recording = record(id, { readingTimestamp: day(6) });
    await untilWaiting('given as materialized (');
    commit();
    await Promise.all([correction, recording]);
    expect(await patientsOf(id)).toEqual([1, 1]);
  });

  /** Waits until a statement whose text contains the given part waits for a lock. */
  async function untilWaiting(part: string): Promise<void> {
    const find = async () => {
      const [row] = await database.dataSource.query<{ waits: boolean }[]>(
        `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1) as waits`,
        [`%${part}%`],
      );
      return row?.waits ?? false;
    };
    expect(await pollUntil(find, true)).toBe(true);
  }
});

function signal(): [promise: Promise<void>, resolve: () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return [promise, resolve];
}
