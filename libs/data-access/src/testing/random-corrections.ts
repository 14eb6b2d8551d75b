import { type DeviceAssignmentView, Problem, type ReadingInput, type RestampView } from '@rpm/domain';
import fc from 'fast-check';
import { type Database, type JsonText } from '@rpm/database';
import { RestampRepository } from '../correction/restamp.repository';
import { ReadingAssignments } from '../custody/assign-reading';
import { DeviceRepository } from '../device/device.repository';
import { PatientRepository } from '../patient/patient.repository';
import { ReadingRepository } from '../reading/reading.repository';
import { recordReadings } from '../reading-record/record-readings';
import { Factory } from './factories';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);

// There are few patients, hours and readings, so that readings often return to a patient who had them before.
const hour = fc.integer({ min: 0, max: 8 });
const patient = fc.constantFrom(0, 1, 2);
/** Steps that record and correct blood pressures, change who held the device, and merge patients. */
export const correctionSteps = fc.oneof(
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
export type CorrectionStep = typeof correctionSteps extends fc.Arbitrary<infer T> ? T : never;

/** A blood pressure. */
export interface CorrectedReading {
  id: number;
  patient_id: number | null;
  systolic: number;
  heart_rate: number | null;
  isVoided: boolean;
}

/** An organization with three patients and a device, whose readings are corrected at random. */
export class RandomCorrections {
  private index = 0;

  private constructor(
    private readonly service: Database,
    readonly factory: Factory,
    readonly deviceId: number,
    readonly patientIds: readonly number[],
  ) {}

  /** @param dataSource connections that create the organization @param service connections of the service */
  static async inNewOrganization(dataSource: Database, service: Database): Promise<RandomCorrections> {
    const factory = await Factory.inNewOrganization(dataSource);
    const patientIds = [(await factory.patient()).id, (await factory.patient()).id, (await factory.patient()).id];
    const { id: deviceId } = await factory.device({ currentPatientId: null });
    return new RandomCorrections(service, factory, deviceId, patientIds);
  }

  get organizationId(): number {
    return this.factory.organizationId;
  }

  /** Performs a step. A step that the service rejects changes nothing. */
  async attempt(step: CorrectionStep): Promise<void> {
    await this.perform(step).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }

  readings(): Promise<CorrectedReading[]> {
    return this.factory.dataSource.query<CorrectedReading[]>(
      `select id, patient_id, systolic, heart_rate, void_timestamp is not null as "isVoided" from blood_pressure_reading
       where organization_id = $1 order by id`,
      [this.organizationId],
    );
  }

  private async perform(step: CorrectionStep): Promise<unknown> {
    const { organizationId, deviceId, patientIds, service } = this;
    const request = { organizationId, expectedEntityTags: null, idempotency: null };
    const given = (n: number) => ({ patient: { id: patientIds[n] ?? 0 } });
    const chosen = async (n: number) => {
      const rows = await this.readings();
      return rows[n % Math.max(rows.length, 1)]?.id ?? 0;
    };
    const readings = new ReadingRepository(service);
    const devices = new DeviceRepository(service);
    if ('record' in step) {
      const reading: ReadingInput = {
        readingTimestamp: at(step.hour),
        measurementIndex: this.index++,
        systolic: 120 + this.index,
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
}
