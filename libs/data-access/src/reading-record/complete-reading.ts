import { type Actor, type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { addDeviceToReadingStatement, assignReadingStatement, rememberSubmissionStatement } from '../reading/reading-change.sql';
import { type RunStatement, actorSetting } from '@rpm/database';
import { lockPatients } from './lock-patients.sql';
import { type OutcomeWithJson, type RecordedRow } from './record-readings';

const COMPLETABLE = ['assigning', 'completing', 'same'] as const;
type Completable = RecordedRow & { id: number; status: (typeof COMPLETABLE)[number] };

/** Returns whether a separate statement must change a stored reading, because the submission adds a patient or a device to it. */
export function requiresCompletion(row: RecordedRow | undefined): row is Completable {
  return row !== undefined && COMPLETABLE.some((status) => status === row.status);
}

/**
 * Adds the patient or the device that was sent to the stored reading, or remembers that the reading was also sent without its device.
 * @returns null if another transaction has changed the reading or the patient meanwhile
 */
export async function completeReading(
  run: RunStatement,
  kind: ReadingKindName,
  organizationId: number,
  reading: ReadingInput,
  { status, id, deviceId, patientId, linkedVersion }: Completable,
  actor: Actor | undefined,
): Promise<OutcomeWithJson | null> {
  const done = (outcome: OutcomeWithJson['outcome'], json: string | null | undefined) =>
    json !== null && json !== undefined ? { outcome, json, isVoided: false } : null;
  const change = async (statementOf: (kind: ReadingKindName) => Parameters<RunStatement>[0], ...values: unknown[]) => {
    const locks = lockPatients(organizationId, patientId === null ? [] : [patientId]);
    const [row] = await run<{ json: string }>(
      statementOf(kind),
      [organizationId, id, ...values],
      [...actorSetting(actor), ...locks],
    );
    return row?.json;
  };
  switch (status) {
    case 'assigning':
      return done({ status: 'completed', id }, await change(assignReadingStatement, patientId, reading.patient?.id ?? null));
    case 'completing': {
      const offset = reading.deviceTimeZoneOffset ?? null;
      return done({ status: 'completed', id }, await change(addDeviceToReadingStatement, deviceId, offset, linkedVersion));
    }
    case 'same':
      return done({ status: 'duplicate', id }, await change(rememberSubmissionStatement, patientId, linkedVersion));
  }
}
