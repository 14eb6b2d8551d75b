import { type Actor, type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type RunStatement } from '../scope/organization-scope';
import { findRemainingPatients } from '../patient/merged-patient';
import { oncePerKind } from '../reading/once-per-kind';
import { completeReading, requiresCompletion } from './complete-reading';
import { isOfDevice, lockPatients } from './lock-patients.sql';
import { recordReadingsStatement } from './record-readings.sql';
import { recordReadingsValues } from './record-readings.values';

/** The reasons why a reading cannot be recorded. The codes do not depend on the interface that reports them. */
export type ReadingRejection =
  | 'unknown_device'
  | 'unknown_device_identifier'
  | 'not_its_identifier'
  | 'ambiguous_device_identifier'
  | 'unknown_patient'
  | 'held_by_another';

/** The result of recording one reading. */
export type RecordOutcome =
  /** The reading was stored by this request. */
  | { status: 'created'; id: number }
  /** The reading had already been stored with the same values; `voided` if it was entered in error. */
  | { status: 'duplicate'; id: number; voided?: true }
  /** The reading had been entered in error with other values, which were replaced. */
  | { status: 'corrected'; id: number }
  /** The reading had already been stored with the same values, but without its patient or without its device, which was added. */
  | { status: 'completed'; id: number }
  /** Other values are stored for it: to be corrected explicitly, never overwritten. */
  | { status: 'conflict'; id: number }
  /** The readings of its device are disabled; it was counted. */
  | { status: 'dropped' }
  /** `remainingId`: the patient into whom the unknown one was merged. */
  | { status: 'rejected'; code: ReadingRejection; remainingId?: number };

/** The result of recording one reading, with the stored reading. */
export interface OutcomeWithJson {
  outcome: RecordOutcome;
  /** The stored reading as JSON; null if none was stored. */
  json: string | null;
  /** Whether the stored reading was entered in error. */
  isVoided: boolean;
}

const statementFor = oncePerKind(recordReadingsStatement);

/**
 * Records readings of one kind, each at most once. One statement can record thousands.
 * @param actors who sent each reading, for the history of stored readings that it changes
 * @returns the result of each reading, in the order of the readings
 */
export async function recordReadings(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
  actors: Actors = [],
): Promise<RecordOutcome[]> {
  return (await recordAll(run, kind, organizationId, readings, actors, false)).map(({ outcome }) => outcome);
}

/** Records readings as {@link recordReadings} does, and returns each of them as JSON. */
export function recordReadingsAsJson(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
  actors: Actors = [],
): Promise<OutcomeWithJson[]> {
  return recordAll(run, kind, organizationId, readings, actors, true);
}

type Actors = readonly (Actor | undefined)[];

/** A row of the statement that records readings. */
export interface RecordedRow {
  /**
   * `assigning`: the reading is stored without a patient. `completing`: it is stored without its device. `same`: it is stored as the reading of a device,
   * and is sent without one.
   */
  status: 'created' | 'duplicate' | 'conflict' | 'dropped' | 'unseen' | 'assigning' | 'completing' | 'same' | ReadingRejection;
  id: number | null;
  deviceId: number | null;
  patientId: number | null;
  /** Version of the stored reading that was sent in the other form: with its device or without it. */
  linkedVersion: number | null;
  json: string | null;
  isVoided: boolean;
}

/**
 * Maximum number of attempts to record a reading. A statement does not see rows that others commit while it runs, so a reading that another
 * transaction stores meanwhile needs a second attempt.
 */
export const MAX_ATTEMPTS = 5;

async function recordAll(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  readings: readonly ReadingInput[],
  actors: Actors,
  asJson: boolean,
): Promise<OutcomeWithJson[]> {
  const statement = statementFor(kind);
  const outcomes = new Array<OutcomeWithJson>(readings.length);
  const toLock = new Set<number>();
  let pending = [...readings.keys()];
  for (let tries = 1; pending.length > 0; tries++) {
    if (tries > MAX_ATTEMPTS) throw new Error('Stored readings were still invisible after several attempts.');
    const unseen: number[] = [];
    // Readings without a device come last, because some of them may be the same as others of the list that name a device.
    for (const part of [pending.filter((at) => isOfDevice(given(at))), pending.filter((at) => !isOfDevice(given(at)))]) {
      if (part.length === 0) continue;
      const inputs = part.map(given);
      const values = await recordReadingsValues(kind, organizationId, inputs, asJson);
      const rows = await run<RecordedRow>(statement, values, lockPatients(organizationId, [...toLock, ...unsentDevices(inputs)]));
      for (const [nth, at] of part.entries()) {
        const row = rows[nth];
        const outcome = requiresCompletion(row)
          ? await completeReading(run, kind, organizationId, given(at), row, actors[at])
          : outcomeOf(row);
        if (outcome) outcomes[at] = outcome;
        else unseen.push(at);
        if (!outcome && row && row.patientId !== null) toLock.add(row.patientId);
      }
    }
    pending = unseen;
  }
  await addRemainingPatients(run, organizationId, readings, outcomes);
  return outcomes;

  function given(at: number): ReadingInput {
    return readings[at] as ReadingInput;
  }
}

/** Adds the remaining patient to the outcome of each reading that was rejected because its patient was merged. */
export async function addRemainingPatients(
  run: RunStatement,
  organizationId: number,
  readings: readonly ReadingInput[],
  outcomes: readonly OutcomeWithJson[],
): Promise<void> {
  const rejected = outcomes.flatMap(({ outcome }, at) => {
    const patientId = readings[at]?.patient?.id;
    return outcome.status === 'rejected' && outcome.code === 'unknown_patient' && patientId !== undefined
      ? [{ outcome, patientId }]
      : [];
  });
  if (rejected.length === 0) return;
  const ids = [...new Set(rejected.map(({ patientId }) => patientId))];
  const remaining = await findRemainingPatients(run, organizationId, ids);
  for (const { outcome, patientId } of rejected) {
    const remainingId = remaining.get(patientId);
    if (remainingId !== undefined) outcome.remainingId = remainingId;
  }
}

/** Returns the patients of readings without a device, which must be locked before the readings are recorded. */
export function unsentDevices(readings: readonly ReadingInput[]): number[] {
  return readings.flatMap((reading) => (isOfDevice(reading) || !reading.patient ? [] : [reading.patient.id]));
}

/** Converts a result row; returns null if another transaction stored the reading while the statement ran. */
export function outcomeOf(row: RecordedRow | undefined): OutcomeWithJson | null {
  if (!row) throw new Error('The statement returned no result for a reading.');
  const { status, id, json, isVoided } = row;
  const represented = (outcome: RecordOutcome) => ({ outcome, json, isVoided });
  switch (status) {
    case 'unseen':
    case 'assigning':
    case 'completing':
    case 'same':
      return null;
    case 'created':
    case 'conflict':
      return represented({ status, id: Number(id) });
    case 'duplicate':
      return represented({ status, id: Number(id), ...(isVoided && { voided: true }) });
    case 'dropped':
      return represented({ status });
    default:
      return represented({ status: 'rejected', code: status });
  }
}
