import { type ReadingInput, readingKind, type ReadingKindName } from '@rpm/domain';
import {
  addDeviceToReadingStatement,
  addValuesStatement,
  assignReadingStatement,
  rememberSubmissionStatement,
} from '../reading/reading-change.sql';
import {
  actorSetting,
  entriesAsJson,
  INSERT_ENTRIES,
  type NamedStatement,
  type OrganizationRunner,
  type Preparation,
  preparation,
} from '@rpm/database';
import { noteRecorded, type OutcomeWithJson } from './record-readings';
import { type Sender } from './audited-readings.sql';
import { lockPatients } from '../patient/lock-patients.sql';
import { type RecordedRow } from './recorded-row';

const COMPLETABLE = ['assigning', 'assigning_first', 'completing', 'same', 'adding'] as const;
type Completable = RecordedRow & { id: number; status: (typeof COMPLETABLE)[number] };

/** Returns whether a separate statement must change a stored reading, because the submission adds a patient, a device or a value to it. */
export function requiresCompletion(row: RecordedRow | undefined): row is Completable {
  return row !== undefined && COMPLETABLE.some((status) => status === row.status);
}

/**
 * Adds the patient, the device or the values that were sent to the stored reading, or remembers that the reading was also sent without its device.
 * @returns null if another transaction has changed the reading or the patient meanwhile, or if a value must be added by another attempt
 */
export async function completeReading(
  runner: OrganizationRunner,
  kind: ReadingKindName,
  reading: ReadingInput,
  { status, id, deviceId, patientId, linkedVersion }: Completable,
  sender: Sender | undefined,
): Promise<OutcomeWithJson | null> {
  const done = (outcome: OutcomeWithJson['outcome'], json: string | null | undefined) =>
    json !== null && json !== undefined ? { outcome, json, isVoided: false, patientId } : null;
  const change = async <Arguments extends object>(
    statement: NamedStatement<Arguments, { json: string }>,
    args: Arguments,
    audited = sender,
  ) => {
    const locks = lockPatients(runner.organizationId, patientId === null ? [] : [patientId]);
    const before = [...actorSetting(sender?.actor), ...rowOf(audited, patientId), ...locks];
    const [row] = await runner.run(statement, args, before);
    if (row) noteRecorded(audited, { json: row.json, patientId });
    return row?.json;
  };
  const added = Object.fromEntries((readingKind(kind).addedLater ?? []).map((property) => [property, reading[property] ?? null]));
  switch (status) {
    case 'assigning': {
      const args = { id, patientId, submittedPatientId: reading.patient?.id ?? null };
      return done({ status: 'completed', id }, await change(assignReadingStatement(kind), args));
    }
    case 'assigning_first': {
      await change(assignReadingStatement(kind), { id, patientId, submittedPatientId: reading.patient?.id ?? null });
      return null;
    }
    case 'adding':
      return done({ status: 'completed', id }, await change(addValuesStatement(kind), { ...added, id, version: linkedVersion }));
    case 'completing': {
      const args = { ...added, id, deviceId, offset: reading.deviceTimeZoneOffset ?? null, version: linkedVersion };
      return done({ status: 'completed', id }, await change(addDeviceToReadingStatement(kind), args));
    }
    case 'same': {
      const args = { id, patientId, version: linkedVersion };
      // The next attempt recognizes the submission, and adds the value if the reading lacks it.
      if (Object.values(added).some((value) => value !== null)) {
        await change(rememberSubmissionStatement(kind), args, undefined);
        return null;
      }
      return done({ status: 'duplicate', id }, await change(rememberSubmissionStatement(kind), args));
    }
  }
}

/** Returns the statement that adds the row of the audit trail to the transaction that changes a reading. */
function rowOf(sender: Sender | undefined, patientId: number | null): Preparation[] {
  if (!sender?.audit) return [];
  const entry = { ...sender.audit.request, patients: patientId === null ? [] : [patientId], rows: 1, status: 200 };
  return [preparation(INSERT_ENTRIES, { entries: entriesAsJson([entry]) })];
}
