import { type DeviceAssignmentView, Problem, type ReadingInput, type RestampView } from '@rpm/domain';
import { parseObservationId } from '@rpm/fhir';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { type Database, type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { RestampRepository } from '../../correction/restamp.repository';
import { ReadingAssignments } from '../../custody/assign-reading';
import { DeviceRepository } from '../../device/device.repository';
import { PatientRepository } from '../../patient/patient.repository';
import { ReadingRepository } from '../../reading/reading.repository';
import { recordReadings } from '../../reading-record/record-readings';
import { Factory, ObservationCopy } from '../../testing';
import { fillEndedObservations } from './fill-ended-observations';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);

// There are few patients, hours and readings, so that readings often return to a patient who had them before.
const hour = fc.integer({ min: 0, max: 8 });
const patient = fc.constantFrom(0, 1, 2);
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ record: fc.option(patient), hour, heartRate: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ assign: fc.nat(), patient: fc.option(patient) }) },
  { weight: 3, arbitrary: fc.record({ correct: fc.nat(), heartRate: fc.option(fc.constantFrom(60, 61)) }) },
  fc.record({ isVoided: fc.boolean(), reading: fc.nat() }),
  { weight: 2, arbitrary: fc.record({ hold: patient, from: hour, to: hour }) },
  { weight: 2, arbitrary: fc.record({ assignment: fc.nat(), patient: fc.option(patient) }) },
  { weight: 2, arbitrary: fc.record({ merge: patient, into: patient, isUndone: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ shift: fc.constantFrom(-2, 1, 2), from: hour, to: hour }) },
  fc.record({ undoRestamp: fc.nat() }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

interface Row {
  id: number;
  patient_id: number | null;
  systolic: number;
  heart_rate: number | null;
  isVoided: boolean;
}

/** The Observations that the patients' receivers must have: by reading, companion and patient, whether they are entered in error, and their values. */
class Model {
  private readonly expected = new Map<string, { isInError: boolean; value: number }>();
  private readonly firstPatients = new Map<number, number>();

  /** Takes over the readings as they are after a step: what a patient had before, and does not have now, is entered in error. */
  update(rows: Row[]): void {
    for (const observation of this.expected.values()) observation.isInError = true;
    for (const { id, patient_id: patientId, systolic, heart_rate: heartRate, isVoided } of rows) {
      if (patientId === null) continue;
      if (!this.firstPatients.has(id)) this.firstPatients.set(id, patientId);
      this.expected.set(`${id} main ${patientId}`, { isInError: isVoided, value: systolic });
      if (heartRate !== null) this.expected.set(`${id} heartRate ${patientId}`, { isInError: isVoided, value: heartRate });
    }
  }

  /** Compares what a receiver has with what it must have, and the ids with the patients who had the readings first. */
  compare({ observations }: ObservationCopy): void {
    const found = [...observations].map(([id, { patientId, status, value }]) => {
      const key = parseObservationId(id);
      if (!key) throw new Error(`${id} is no id of an Observation.`);
      const { readingId, companion, laterPatientId } = key;
      expect([id, laterPatientId]).toEqual([id, this.firstPatients.get(readingId) === patientId ? null : patientId]);
      return [`${readingId} ${companion ?? 'main'} ${patientId}`, { isInError: status === 'entered-in-error', value }] as const;
    });
    expect(new Map(found)).toEqual(this.expected);
  }

  get ended(): number {
    return [...this.expected.values()].filter(({ isInError }) => isInError).length;
  }
}

describe('Observations after random corrections', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  interface World {
    organizationId: number;
    deviceId: number;
    patientIds: number[];
    index: number;
  }

  async function newWorld(): Promise<World> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const patientIds = [(await factory.patient()).id, (await factory.patient()).id, (await factory.patient()).id];
    const { id: deviceId } = await factory.device({ currentPatientId: null });
    return { organizationId: factory.organizationId, deviceId, patientIds, index: 0 };
  }

  /** Performs a step. A step that the service rejects changes nothing. */
  async function attempt(world: World, step: Step): Promise<void> {
    await perform(world, step).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }

  const rowsOf = ({ organizationId }: World) =>
    database.dataSource.query<Row[]>(
      `select id, patient_id, systolic, heart_rate, void_timestamp is not null as "isVoided" from blood_pressure_reading
       where organization_id = $1 order by id`,
      [organizationId],
    );

  async function perform(world: World, step: Step): Promise<unknown> {
    const { organizationId, deviceId, patientIds } = world;
    const request = { organizationId, expectedEntityTags: null, idempotency: null };
    const given = (n: number) => ({ patient: { id: patientIds[n] ?? 0 } });
    const chosen = async (n: number) => {
      const rows = await rowsOf(world);
      return rows[n % Math.max(rows.length, 1)]?.id ?? 0;
    };
    const readings = new ReadingRepository(service);
    const devices = new DeviceRepository(service);
    if ('record' in step) {
      const reading: ReadingInput = {
        readingTimestamp: at(step.hour),
        measurementIndex: world.index++,
        systolic: 120 + world.index,
        diastolic: 80,
        ...(step.heartRate && { heartRate: 59 }),
        ...(step.record === null ? { device: { id: deviceId } } : given(step.record)),
      };
      return service.writeInOneStatement({ organizationId }, (runner) => recordReadings(runner, 'bloodPressure', [reading]));
    }
    if ('assign' in step) {
      const assignments = new ReadingAssignments(service);
      if (step.patient === null) return assignments.unassign('bloodPressure', request, await chosen(step.assign), {});
      return assignments.assign('bloodPressure', request, await chosen(step.assign), given(step.patient));
    }
    if ('correct' in step)
      return readings.correct('bloodPressure', request, await chosen(step.correct), { heartRate: step.heartRate });
    if ('isVoided' in step)
      return readings.correct('bloodPressure', request, await chosen(step.reading), { enteredInError: step.isVoided });
    if ('hold' in step)
      return devices.addAssignment(request, deviceId, {
        ...given(step.hold),
        startTimestamp: at(step.from),
        endTimestamp: at(step.to),
      });
    if ('assignment' in step) {
      const { content } = await devices.assignments(organizationId, deviceId, { page: 1, size: 50 });
      const one = content[step.assignment % Math.max(content.length, 1)];
      const { id } = JSON.parse(one?.text ?? '{"id": 0}') as DeviceAssignmentView;
      if (step.patient === null) return devices.removeAssignment(request, deviceId, id);
      return devices.changeAssignment(request, deviceId, id, given(step.patient));
    }
    if ('merge' in step) {
      const patients = new PatientRepository(service);
      const into = patientIds[step.into] ?? 0;
      return step.isUndone
        ? patients.unmerge(request, into, given(step.merge))
        : patients.merge(request, into, given(step.merge));
    }
    const restamps = new RestampRepository(service);
    if ('shift' in step) {
      const period = { startTimestamp: at(step.from), endTimestamp: at(step.to), offsetSeconds: step.shift * 3_600 };
      return restamps.restamp(request, deviceId, { ...period, skipCollisions: true, allowPatientChanges: true });
    }
    const { content } = await restamps.list(organizationId, deviceId, { page: 1, size: 50 });
    const one = content[step.undoRestamp % Math.max(content.length, 1)];
    const { id } = JSON.parse((one as JsonText | undefined)?.text ?? '{"id": 0}') as RestampView;
    return restamps.undo(request, deviceId, { restamp: { id }, skipCollisions: true });
  }

  const endedIn = ({ organizationId }: World) =>
    database.dataSource.query<object[]>(
      'select * from ended_observation where organization_id = $1 order by kind, reading_id, patient_id, companion',
      [organizationId],
    );

  /** Removes all ended Observations, and lets the step of the upgrade find them in the histories. */
  async function fillAgain({ organizationId }: World): Promise<void> {
    await database.dataSource.query('delete from ended_observation where organization_id = $1', [organizationId]);
    await database.dataSource.query(
      `insert into ended_observation_state (organization_id, kind, through) values ($1, 'bloodGlucose', 0)`,
      [organizationId],
    );
    await fillEndedObservations(service, { signal: new AbortController().signal });
  }

  it('are those that the patients’ receivers must have, and a receiver that fetches only changes has the same', async () => {
    let ended = 0;
    const property = fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 30 }), async (all) => {
      const world = await newWorld();
      const model = new Model();
      const copy = new ObservationCopy(service, world.organizationId, 'bloodPressure', 'systolic');
      for (const step of all) {
        await attempt(world, step);
        model.update(await rowsOf(world));
        await copy.fetch();
        model.compare(copy);
      }
      expect(copy.observations).toEqual(await copy.everything());
      ended += model.ended;
    });
    await fc.assert(property, { numRuns: propertyRuns(25), endOnFailure: true });
    expect(ended).toBeGreaterThan(20);
  });

  it.each([
    ['one after another', 1],
    ['four at a time', 4],
  ])('are found again in the histories of the readings, which were changed %s', async (_how, atOnce) => {
    let found = 0;
    const property = fc.asyncProperty(fc.array(steps, { minLength: 12, maxLength: 32 }), async (all) => {
      const world = await newWorld();
      for (let from = 0; from < all.length; from += atOnce)
        await Promise.all(all.slice(from, from + atOnce).map((step) => attempt(world, step)));
      const before = await endedIn(world);
      await fillAgain(world);
      expect(await endedIn(world)).toEqual(before);
      found += before.length;
    });
    await fc.assert(property, { numRuns: propertyRuns(20), endOnFailure: true });
    expect(found).toBeGreaterThan(20);
  });
});
