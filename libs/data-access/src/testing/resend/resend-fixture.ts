import { READING_KIND_NAMES, readingKind, type ReadingKindName, SAMPLE_VALUES, unitsOf } from '@rpm/domain';
import { RestampRepository } from '../../correction/restamp.repository';
import { ReadingAssignments } from '../../custody/assign-reading';
import { DeviceRepository } from '../../device/device.repository';
import { PatientRepository } from '../../patient/patient.repository';
import { ReadingRepository } from '../../reading/reading.repository';
import { readingTableOf } from '@rpm/schema';
import { type Database, type JsonText } from '@rpm/database';
import { type Factory } from '../factories';
import { type Change, RESEND_RULE, type ResendAnswer, type ResendCase, type SubmissionForm } from './resend-rule';

/** A way to submit readings: sends one reading, and returns the outcome and the id of the stored reading, if it is known. */
export type SubmissionPath = (kind: ReadingKindName, body: object) => Promise<{ answer: ResendAnswer; id: number | null }>;

/** Measured values of a reading of each kind, at least one of which is a number. */
export type ReadingSamples = Readonly<Record<ReadingKindName, Readonly<Record<string, unknown>>>>;

/** Difference between the values of a reading. Vendors that send mmol/L with one decimal cannot express each mg/dL. */
const STEP = 3;

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 10) + hour * HOUR_MS);

/** Returns the rows of the rule, each with a title and the kind of its reading. @param shift another number assigns other kinds to the rows */
export const resendCases = (shift: number) =>
  RESEND_RULE.map((row, nth) => {
    const form = row.form ?? 'device';
    const { since, again = form, value, time = 'first' } = row;
    const title = `${row.answer}: sent with ${form}, ${since.length === 0 ? 'unchanged' : since.join(', ')}, sent again with ${again}, the ${value} value and the ${time} time`;
    return { title, row, kind: READING_KIND_NAMES[(nth + shift) % READING_KIND_NAMES.length] ?? 'weight' };
  });

/** Rows of the rule in which the reading is changed once, and sent with its device both times. */
export const SIMPLE_RESENDS = RESEND_RULE.filter(
  ({ since, form, again }) => since.length === 1 && form === undefined && again === undefined,
);

/** Applies rows of the rule to readings of a new device and new patients. */
export class ResendFixture {
  private readonly readings: ReadingRepository;
  private readonly assignments: ReadingAssignments;
  private readonly devices: DeviceRepository;
  private readonly restamps: RestampRepository;
  private readonly patients: PatientRepository;

  constructor(
    service: Database,
    private readonly factory: Factory,
    private readonly submit: SubmissionPath,
    private readonly samples: ReadingSamples = SAMPLE_VALUES,
  ) {
    this.readings = new ReadingRepository(service);
    this.assignments = new ReadingAssignments(service);
    this.devices = new DeviceRepository(service);
    this.restamps = new RestampRepository(service);
    this.patients = new PatientRepository(service);
  }

  /** Submits a reading, changes it, and submits it again. @returns the last answer, what it has changed, and a function that returns the present state */
  async apply({ since, value, form = 'device', again = form, time = 'first' }: ResendCase, kind: ReadingKindName) {
    const { id: deviceId, currentPatientId } = await this.factory.device();
    const { id: otherId } = await this.factory.patient();
    const reading = new SubmittedReading(kind, this.samples[kind], deviceId, Number(currentPatientId));
    const first = await this.submit(kind, reading.body(form, 'first', at(0)));
    const id = await this.idOf(reading);
    for (const change of since) await this.change(change, reading, id, otherId);
    const before = await this.stateOf(kind, reading, otherId);
    const { answer, id: answeredId } = await this.submit(kind, reading.body(again, value, at(time === 'first' ? 0 : 1)));
    const after = await this.stateOf(kind, reading, otherId);
    const isOfFirst = answeredId === null ? null : answeredId === id;
    // A single submission that completes a stored reading returns `created`, like one that stores a new reading.
    const state = () => this.stateOf(kind, reading, otherId);
    const last = answer === 'created' && isOfFirst ? 'completed' : answer;
    return { first: first.answer, answer: last, isOfFirst, before, after, state };
  }

  private async change(change: Change, reading: SubmittedReading, id: number, otherId: number): Promise<void> {
    const { kind, deviceId } = reading;
    const request = { organizationId: this.factory.organizationId, expectedEntityTags: null, idempotency: null };
    const restamp = (hour: number) => {
      const period = { startTimestamp: at(hour), endTimestamp: new Date(at(hour).getTime() + 1), offsetSeconds: 3_600 };
      return this.restamps.restamp(request, deviceId, { ...period, allowPatientChanges: true });
    };
    const assignment = async () => {
      const { content } = await this.devices.assignments(this.factory.organizationId, deviceId, { page: 1, size: 1 });
      return idOfFirst(content);
    };
    switch (change) {
      case 'corrected':
        await this.readings.correct(kind, request, id, { [reading.measured]: reading.valueOf('corrected') });
        break;
      case 'voided':
        await this.readings.void(kind, request, id);
        break;
      case 'restored':
        await this.readings.correct(kind, request, id, { enteredInError: false });
        break;
      case 'restamped':
        await restamp(reading.restamps++);
        break;
      case 'restamp undone': {
        const { content } = await this.restamps.list(this.factory.organizationId, deviceId, { page: 1, size: 1 });
        await this.restamps.undo(request, deviceId, { restamp: { id: idOfFirst(content) } });
        break;
      }
      case 'other reading restamped':
        await this.submit(kind, reading.body('device', 'first', at(-1)));
        await restamp(-1);
        break;
      case 'custody corrected':
        await this.devices.changeAssignment(request, deviceId, await assignment(), { patient: { id: otherId } });
        break;
      case 'custody removed':
        await this.devices.removeAssignment(request, deviceId, await assignment());
        break;
      case 'assigned to nobody':
        await this.assignments.unassign(kind, request, id, {});
        break;
      case 'merged':
        await this.patients.merge(request, otherId, { patient: { id: reading.patientId } });
        if (reading.isOfPatient) reading.patientId = otherId;
        break;
      case 'unmerged':
        reading.patientId = reading.firstPatientId;
        await this.patients.unmerge(request, otherId, { patient: { id: reading.patientId } });
        break;
      case 'sent with only the patient':
        await this.submit(kind, reading.body('patient', 'first', at(0)));
        break;
      case 'sent with the device':
        await this.submit(kind, reading.body('device', 'first', at(0)));
        break;
    }
  }

  private async idOf({ kind, deviceId, patientId }: SubmittedReading): Promise<number> {
    const [row] = await this.look<{ id: number }>(
      `select id from ${readingTableOf(kind)} where organization_id = $1 and (device_id = $2 or patient_id = $3)`,
      [deviceId, patientId],
    );
    return row?.id ?? 0;
  }

  /** Returns the readings of the device and its patients, and the numbers of events and revisions of readings. */
  private async stateOf(kind: ReadingKindName, { deviceId, patientId }: SubmittedReading, otherId: number) {
    const readings = await this.look<object>(
      `select r.* from ${readingTableOf(kind)} r where organization_id = $1 and (device_id = $2 or patient_id = any($3)) order by id`,
      [deviceId, [patientId, otherId]],
    );
    const [counts] = await this.look<{ events: number; revisions: number }>(
      `select (select count(*) from event where organization_id = $1 and type like 'reading.%') as events,
        (select count(*) from reading_revision where organization_id = $1 and kind = $2) as revisions`,
      [kind],
    );
    return { readings, ...counts };
  }

  private look<Row>(statement: string, values: readonly unknown[]): Promise<Row[]> {
    return this.factory.dataSource.query<Row[]>(statement, [this.factory.organizationId, ...values]);
  }
}

/** A reading that is submitted in several forms, and the request bodies for them. */
class SubmittedReading {
  /** The number of restamps, each of which has shifted the reading by an hour. */
  restamps = 0;
  /** Whether the last body named only the patient. If so, bodies that are sent after a merge must name the remaining patient. */
  isOfPatient = false;
  readonly measured: string;
  readonly firstPatientId: number;

  constructor(
    readonly kind: ReadingKindName,
    private readonly sample: ReadingSamples[ReadingKindName],
    readonly deviceId: number,
    public patientId: number,
  ) {
    this.firstPatientId = patientId;
    this.measured = Object.entries(sample).find(([, value]) => typeof value === 'number')?.[0] ?? '';
  }

  valueOf(name: ResendCase['value']): number {
    const nth = ['first', 'corrected', 'other'].indexOf(name);
    return Number((Number(this.sample[this.measured]) - nth * STEP).toFixed(2));
  }

  body(form: SubmissionForm, value: ResendCase['value'], readingTimestamp: Date): object {
    this.isOfPatient = form === 'patient';
    const [unit] = unitsOf(readingKind(this.kind).values[this.measured] ?? { type: 'flag', description: '' });
    return {
      readingTimestamp: readingTimestamp.toISOString(),
      ...this.sample,
      ...(unit !== undefined && { [`${this.measured}Unit`]: unit }),
      [this.measured]: this.valueOf(value),
      ...(form !== 'patient' && { device: { id: this.deviceId } }),
      ...(form !== 'device' && { patient: { id: this.patientId } }),
    };
  }
}

/** Returns the id of the first resource of a list. */
const idOfFirst = ([first]: readonly JsonText[]) => (JSON.parse(first?.text ?? '{}') as { id: number }).id;
