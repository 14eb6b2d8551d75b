import {
  type DeviceAssignmentView,
  type ReadingCorrection,
  type ReadingInput,
  type ReadingKindName,
  type RestampView,
} from '@rpm/domain';
import { type Database, type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RestampRepository } from '../../correction/restamp.repository';
import { ReadingAssignments } from '../../custody/assign-reading';
import { DeviceRepository } from '../../device/device.repository';
import { PatientRepository } from '../../patient/patient.repository';
import { ReadingRepository } from '../../reading/reading.repository';
import { recordReadings } from '../../reading-record/record-readings';
import { Factory, ObservationCopy } from '../../testing';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);

describe('Observations that end', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let copy: ObservationCopy;
  let [one, two] = [0, 0];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    [one, two] = [(await mine.patient()).id, (await mine.patient()).id];
    copy = new ObservationCopy(service, mine.organizationId, 'bloodPressure', 'systolic');
  });

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const parse = <T>({ text }: JsonText<T>) => JSON.parse(text) as T;
  const record = async (given: Partial<ReadingInput>, kind: ReadingKindName = 'bloodPressure') => {
    const reading = { readingTimestamp: at(1), systolic: 120, diastolic: 80, heartRate: 60, ...given };
    await service.writeInOneStatement({ organizationId: mine.organizationId }, (runner) =>
      recordReadings(runner, kind, [reading]),
    );
    const [row] = await database.dataSource.query<{ id: number }[]>('select max(id) as id from blood_pressure_reading');
    return row?.id ?? 0;
  };
  const assign = (id: number, patientId: number) =>
    new ReadingAssignments(service).assign('bloodPressure', request(), id, { patient: { id: patientId } });
  const correct = (id: number, correction: ReadingCorrection) =>
    new ReadingRepository(service).correct('bloodPressure', request(), id, correction);
  /** Fetches the changes as a receiver. @returns the patient and the status of each changed Observation */
  const fetched = async () => {
    const ids = await copy.fetch();
    expect(copy.observations).toEqual(await copy.everything());
    return Object.fromEntries(
      ids.map((id) => {
        const { patientId, status } = copy.observations.get(id) ?? {};
        return [id, [patientId === one ? 'one' : patientId === two ? 'two' : patientId, status]];
      }),
    );
  };

  it('are entered in error for the former patient, and new for the next one, when a reading is assigned', async () => {
    const id = await record({ patient: { id: one } });
    const main = `blood-pressure-${id}`;
    expect(await fetched()).toEqual({ [main]: ['one', 'final'], [`${main}-heart-rate`]: ['one', 'final'] });
    await assign(id, two);
    expect(await fetched()).toEqual({
      [main]: ['one', 'entered-in-error'],
      [`${main}-heart-rate`]: ['one', 'entered-in-error'],
      [`${main}-p${two}`]: ['two', 'corrected'],
      [`${main}-heart-rate-p${two}`]: ['two', 'corrected'],
    });
    await assign(id, one);
    expect(await fetched()).toEqual({
      [main]: ['one', 'corrected'],
      [`${main}-heart-rate`]: ['one', 'corrected'],
      [`${main}-p${two}`]: ['two', 'entered-in-error'],
      [`${main}-heart-rate-p${two}`]: ['two', 'entered-in-error'],
    });
  });

  it('keep the value and the time that they had', async () => {
    const id = await record({ patient: { id: one } });
    await assign(id, two);
    await correct(id, { systolic: 140, heartRate: 90 });
    await fetched();
    expect([...copy.observations.values()]).toEqual(
      expect.arrayContaining([
        { patientId: one, status: 'entered-in-error', version: 2, value: 120, readingTimestamp: at(1).toISOString() },
        { patientId: one, status: 'entered-in-error', version: 2, value: 60, readingTimestamp: at(1).toISOString() },
        { patientId: two, status: 'corrected', version: 3, value: 140, readingTimestamp: at(1).toISOString() },
        { patientId: two, status: 'corrected', version: 3, value: 90, readingTimestamp: at(1).toISOString() },
      ]),
    );
  });

  it('are those of a companion value that a correction removes, until another correction adds one again', async () => {
    const id = await record({ patient: { id: one } });
    await fetched();
    await correct(id, { heartRate: null });
    const [main, companion] = [`blood-pressure-${id}`, `blood-pressure-${id}-heart-rate`];
    expect(await fetched()).toEqual({ [main]: ['one', 'corrected'], [companion]: ['one', 'entered-in-error'] });
    await correct(id, { heartRate: 64 });
    expect(await fetched()).toEqual({ [main]: ['one', 'corrected'], [companion]: ['one', 'corrected'] });
    expect(copy.observations.get(companion)?.value).toBe(64);
  });

  it('do not return with the reading if it has no companion value any more', async () => {
    const id = await record({ patient: { id: one } });
    await assign(id, two);
    await correct(id, { heartRate: null });
    await assign(id, one);
    await fetched();
    const main = `blood-pressure-${id}`;
    expect([...copy.observations].map(([key, { status }]) => [key, status]).sort()).toEqual(
      [
        [main, 'corrected'],
        [`${main}-heart-rate`, 'entered-in-error'],
        [`${main}-heart-rate-p${two}`, 'entered-in-error'],
        [`${main}-p${two}`, 'entered-in-error'],
      ].sort(),
    );
  });

  it('are those of a reading that moves to nobody, and of one whose custody is corrected', async () => {
    const { id: deviceId } = await mine.device({ currentPatientId: one });
    const devices = new DeviceRepository(service);
    const id = await record({ device: { id: deviceId }, heartRate: null });
    const main = `blood-pressure-${id}`;
    expect(await fetched()).toEqual({ [main]: ['one', 'final'] });
    const { content } = await devices.assignments(mine.organizationId, deviceId, { page: 1, size: 1 });
    const [assignment] = content.map((found) => parse<DeviceAssignmentView>(found));
    await devices.changeAssignment(request(), deviceId, assignment?.id ?? 0, { patient: { id: two } });
    expect(await fetched()).toEqual({ [main]: ['one', 'entered-in-error'], [`${main}-p${two}`]: ['two', 'corrected'] });
    await devices.removeAssignment(request(), deviceId, assignment?.id ?? 0);
    expect(await fetched()).toEqual({ [`${main}-p${two}`]: ['two', 'entered-in-error'] });
    await devices.addAssignment(request(), deviceId, { patient: { id: one }, startTimestamp: at(0), endTimestamp: at(2) });
    expect(await fetched()).toEqual({ [main]: ['one', 'corrected'] });
  });

  it('have the plain id for the first patient, also if the reading was first of nobody', async () => {
    const { id: deviceId } = await mine.device({ currentPatientId: null });
    const id = await record({ device: { id: deviceId }, heartRate: null });
    expect(await fetched()).toEqual({});
    await assign(id, two);
    expect(await fetched()).toEqual({ [`blood-pressure-${id}`]: ['two', 'corrected'] });
    await new ReadingAssignments(service).unassign('bloodPressure', request(), id, {});
    expect(await fetched()).toEqual({ [`blood-pressure-${id}`]: ['two', 'entered-in-error'] });
  });

  it('are those of a merged patient, and return when the merge is undone', async () => {
    const id = await record({ patient: { id: one }, heartRate: null });
    const [main, later] = [`blood-pressure-${id}`, `blood-pressure-${id}-p${two}`];
    const patients = new PatientRepository(service);
    await patients.merge(request(), two, { patient: { id: one } });
    expect(await fetched()).toEqual({ [main]: ['one', 'entered-in-error'], [later]: ['two', 'corrected'] });
    await patients.unmerge(request(), two, { patient: { id: one } });
    expect(await fetched()).toEqual({ [main]: ['one', 'corrected'], [later]: ['two', 'entered-in-error'] });
  });

  it('are those of readings that a restamp moves to another holder, with the time from before the restamp', async () => {
    const { id: deviceId } = await mine.device({ currentPatientId: null });
    const devices = new DeviceRepository(service);
    await devices.addAssignment(request(), deviceId, { patient: { id: one }, startTimestamp: at(0), endTimestamp: at(2) });
    await devices.addAssignment(request(), deviceId, { patient: { id: two }, startTimestamp: at(2), endTimestamp: at(4) });
    const id = await record({ device: { id: deviceId }, heartRate: null });
    const [main, later] = [`blood-pressure-${id}`, `blood-pressure-${id}-p${two}`];
    const restamps = new RestampRepository(service);
    const period = { startTimestamp: at(0), endTimestamp: at(2), offsetSeconds: 7_200, allowPatientChanges: true };
    const restamp = parse(await restamps.restamp(request(), deviceId, period)) as RestampView;
    expect(await fetched()).toEqual({ [main]: ['one', 'entered-in-error'], [later]: ['two', 'corrected'] });
    expect([main, later].map((key) => copy.observations.get(key)?.readingTimestamp)).toEqual([
      at(1).toISOString(),
      at(3).toISOString(),
    ]);
    await restamps.undo(request(), deviceId, { restamp: { id: restamp.id } });
    expect(await fetched()).toEqual({ [main]: ['one', 'corrected'], [later]: ['two', 'entered-in-error'] });
  });

  it('are none if a reading is corrected, entered in error, or moved in a dry run', async () => {
    const id = await record({ patient: { id: one } });
    await correct(id, { systolic: 130, heartRate: 61 });
    await new ReadingAssignments(service).assign('bloodPressure', { ...request(), dryRun: true }, id, { patient: { id: two } });
    await new ReadingRepository(service).void('bloodPressure', request(), id);
    expect(await fetched()).toEqual({
      [`blood-pressure-${id}`]: ['one', 'entered-in-error'],
      [`blood-pressure-${id}-heart-rate`]: ['one', 'entered-in-error'],
    });
    expect(
      await database.dataSource.query('select from ended_observation where organization_id = $1', [mine.organizationId]),
    ).toEqual([]);
  });
});
