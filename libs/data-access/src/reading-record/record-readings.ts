import {
  embeddedPatients,
  errorsIfNew,
  type ReadingInput,
  readingKind,
  type ReadingKindName,
  type ValueError,
} from '@rpm/domain';
import { type NamedStatement, type OrganizationRunner } from '@rpm/database';
import { findRemainingPatients } from '../patient/merged-patient';
import { findReadingRecordsStatement } from '../reading/reading.sql';
import { oncePerKind } from '../reading/once-per-kind';
import { type Sender } from './audited-readings.sql';
import { completeReading, requiresCompletion } from './complete-reading';
import { isOfDevice, lockPatients, patientsToLock } from '../patient/lock-patients.sql';
import { BY_DEVICE, BY_HISTORY } from './recognize-readings.sql';
import { recordReadingsShortlyStatement, recordReadingsStatement } from './record-readings.sql';
import { type RecordArguments, recordReadingsArguments } from './record-readings.values';
import { type ReadingRejection, type RecordedRow } from './recorded-row';

/** The result of recording one reading. */
export type RecordOutcome =
  /** The reading was stored by this request. */
  | { status: 'created'; id: number }
  /** The reading had already been stored with the same values. */
  | { status: 'duplicate'; id: number; enteredInError?: true }
  /** The reading had already been stored with the same values, but without its patient, its device or a value that devices send later, which was added. */
  | { status: 'completed'; id: number }
  /** Other values are stored for it: to be corrected explicitly, never overwritten. */
  | { status: 'conflict'; id: number }
  /** Other values are stored for it, and it was entered in error: to be restored explicitly. */
  | { status: 'voided'; id: number }
  /** The readings of its device are disabled; it was counted. */
  | { status: 'dropped' }
  /** `remainingId`: the patient into whom the unknown one was merged. */
  | { status: 'rejected'; code: ReadingRejection; remainingId?: number }
  /** No instrument reports a value of it, and no stored reading is the same. */
  | { status: 'rejected'; code: 'not_in_range'; errors: ValueError[] };

/** The result of recording one reading, with the stored reading. */
export interface OutcomeWithJson {
  outcome: RecordOutcome;
  /** The stored reading as JSON; null if none was stored. */
  json: string | null;
  /** Whether the stored reading was entered in error. */
  isVoided: boolean;
  /** Id of the patient whom the submission concerns; null if it concerns nobody or nobody is known. */
  patientId: number | null;
}

/** The statements that record readings, by how they recognize a reading that is sent again. */
type RecordStatements = Record<'byDevice' | 'byHistory', (kind: ReadingKindName) => NamedStatement<RecordArguments, RecordedRow>>;

const FULL: RecordStatements = {
  byDevice: oncePerKind((kind) => recordReadingsStatement(kind, BY_DEVICE)),
  byHistory: oncePerKind((kind) => recordReadingsStatement(kind, BY_HISTORY)),
};

/** Statements for a few readings. They omit the JSON that would make the answer too long for a connection that organizations share. */
export const SHORT: RecordStatements = {
  byDevice: oncePerKind((kind) => recordReadingsShortlyStatement(kind, BY_DEVICE)),
  byHistory: oncePerKind((kind) => recordReadingsShortlyStatement(kind, BY_HISTORY)),
};

/**
 * Records readings of one kind, each at most once. One statement can record thousands.
 * @param senders who sent each reading; nobody by default
 * @returns the result of each reading, in the order of the readings
 */
export async function recordReadings(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  readings: readonly ReadingInput[],
  senders: readonly Sender[] = [],
): Promise<RecordOutcome[]> {
  return (await recordAll(runner, FULL, kind, readings, senders, false)).map(({ outcome }) => outcome);
}

/**
 * Records the readings of one request as {@link recordReadings} does. The request is only recorded if the audit trail names all of its patients: a row with
 * those of stored readings is added to that of the new ones.
 * @returns the outcomes without JSON
 */
export async function recordReadingsOfBatch(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  readings: readonly ReadingInput[],
  sender: Sender,
): Promise<OutcomeWithJson[]> {
  const senders = readings.map(() => sender);
  const recorded = await recordAll(runner, FULL, kind, readings, senders, false);
  const patients = new Set(recorded.flatMap(({ outcome, patientId }) => (outcome.status === 'created' ? (patientId ?? []) : [])));
  // The answer to a reading of a merged patient names the remaining one.
  const isComplete = recorded.every(
    ({ outcome, patientId }) => !('remainingId' in outcome) && (patientId === null || patients.has(patientId)),
  );
  if (sender.audit && !isComplete) {
    sender.audit.isRecorded = false;
    if (patients.size > 0) sender.audit.isCarriedOut = true;
  }
  return recorded;
}

/** Records readings as {@link recordReadings} does, and returns each of them as JSON. @param statements {@link SHORT} for a few readings */
export function recordReadingsAsJson(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  readings: readonly ReadingInput[],
  senders: readonly Sender[] = [],
  statements = FULL,
): Promise<OutcomeWithJson[]> {
  return recordAll(runner, statements, kind, readings, senders, true);
}

/**
 * Maximum number of attempts to record a reading. A statement does not see rows that others commit while it runs, so a reading that another
 * transaction stores meanwhile needs a second attempt.
 */
export const MAX_ATTEMPTS = 5;

async function recordAll(
  runner: OrganizationRunner,
  { byDevice, byHistory }: RecordStatements,
  kind: ReadingKindName,
  readings: readonly ReadingInput[],
  senders: readonly Sender[],
  asJson: boolean,
): Promise<OutcomeWithJson[]> {
  const outcomes = new Array<OutcomeWithJson>(readings.length);
  const toLock = new Set<number>();
  let pending = [...readings.keys()];
  for (let tries = 1; pending.length > 0; tries++) {
    if (tries > MAX_ATTEMPTS) throw new Error('Stored readings were still invisible after several attempts.');
    const unseen: number[] = [];
    const ofDevices = pending.filter((at) => isOfDevice(given(at)));
    const unsure = await record(byDevice(kind), ofDevices, unseen);
    await record(byHistory(kind), unsure, unseen);
    // Readings without a device come last, because some of them may be the same as others of the list that name a device.
    await record(
      byHistory(kind),
      pending.filter((at) => !isOfDevice(given(at))),
      unseen,
    );
    pending = unseen;
  }
  await addRemainingPatients(runner, readings, outcomes);
  return outcomes;

  /**
   * Records some of the readings. Readings that another transaction has stored, but that the statement cannot see yet, are added to `unseen`.
   * @returns the positions of the readings that the statement cannot recognize with certainty
   */
  async function record(
    statement: NamedStatement<RecordArguments, RecordedRow>,
    part: readonly number[],
    unseen: number[],
  ): Promise<number[]> {
    if (part.length === 0) return [];
    const inputs = part.map(given);
    const args = await recordReadingsArguments(
      kind,
      inputs,
      asJson,
      part.map((at) => senders[at] ?? {}),
    );
    const locks = lockPatients(runner.organizationId, [...toLock, ...patientsToLock(inputs)]);
    const rows = await runner.run(statement, args, locks);
    const unsure: number[] = [];
    for (const [nth, at] of part.entries()) {
      const row = rows[nth];
      if (row?.status === 'unsure') {
        unsure.push(at);
        continue;
      }
      const outcome = requiresCompletion(row)
        ? await completeReading(runner, kind, given(at), row, senders[at])
        : await withRecordIfVoided(runner, kind, outcomeOf(kind, given(at), row));
      if (outcome) outcomes[at] = { ...outcome, patientId: row?.patientId ?? null };
      else unseen.push(at);
      if (outcome && row?.status === 'created') noteRecorded(senders[at], outcome);
      if (!outcome && row && row.patientId !== null) toLock.add(row.patientId);
    }
    return unsure;
  }

  function given(at: number): ReadingInput {
    return readings[at] as ReadingInput;
  }
}

/**
 * Replaces the JSON of a duplicate that was entered in error by its record, which says so. Such duplicates are rare, so that a further statement costs less than
 * the second representation in the statement that records readings.
 */
async function withRecordIfVoided(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  outcome: OutcomeWithJson | null,
): Promise<OutcomeWithJson | null> {
  if (outcome?.json == null || !isVoidedDuplicate(outcome)) return outcome;
  const [record] = await runner.run(findReadingRecordsStatement(kind), { ids: [outcome.outcome.id], includeVoided: true });
  return record ? { ...outcome, json: record.json } : outcome;
}

/** Returns whether a reading is stored, but was entered in error. */
export function isVoidedDuplicate(one: OutcomeWithJson): one is OutcomeWithJson & { outcome: { status: 'duplicate' } } {
  return one.outcome.status === 'duplicate' && one.isVoided;
}

/** Adds the remaining patient to the outcome of each reading that was rejected because its patient was merged. */
export async function addRemainingPatients(
  runner: OrganizationRunner,
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
  const remaining = await findRemainingPatients(runner, ids);
  for (const { outcome, patientId } of rejected) {
    const remainingId = remaining.get(patientId);
    if (remainingId !== undefined) outcome.remainingId = remainingId;
  }
}

/**
 * Notes that the row of a request was stored together with the reading that it sent. The row names the patient of the reading. If the answer contains another one,
 * who holds the device now, the request is not recorded completely, and gets a further row before its answer leaves.
 */
export function noteRecorded(sender: Sender | undefined, { json, patientId }: Pick<OutcomeWithJson, 'json' | 'patientId'>): void {
  if (!sender?.audit) return;
  if (json === null || embeddedPatients(json).every((id) => id === patientId)) sender.audit.isRecorded = true;
  else sender.audit.isCarriedOut = true;
}

/** Converts a result row; returns null if another transaction stored the reading while the statement ran. */
export function outcomeOf(kind: ReadingKindName, reading: ReadingInput, row: RecordedRow | undefined): OutcomeWithJson | null {
  if (!row) throw new Error('The statement returned no result for a reading.');
  const { status, id, json, isVoided } = row;
  const represented = (outcome: RecordOutcome) => ({ outcome, json, isVoided, patientId: row.patientId });
  switch (status) {
    case 'unseen':
    case 'unsure':
    case 'assigning':
    case 'completing':
    case 'same':
    case 'adding':
    case 'assigning_first':
      return null;
    case 'created':
    case 'conflict':
    case 'voided':
      return represented({ status, id: Number(id) });
    case 'duplicate':
      return represented({ status, id: Number(id), ...(isVoided && { enteredInError: true }) });
    case 'dropped':
      return represented({ status });
    case 'not_in_range':
      return represented({ status: 'rejected', code: status, errors: errorsIfNew(readingKind(kind), reading) });
    default:
      return represented({ status: 'rejected', code: status });
  }
}
