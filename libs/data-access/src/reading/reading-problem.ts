import {
  Conflict,
  type InputError,
  InvalidInput,
  jsonPointer,
  PatientMerged,
  patientMergedError,
  type Problem,
  readingKind,
  type ReadingKindName,
  ReadingVoided,
} from '@rpm/domain';
import { type RecordOutcome } from '../reading-record/record-readings';
import { type ReadingRejection } from '../reading-record/recorded-row';

/**
 * The validation error for each reason not to record a reading. Devices and patients of other organizations are reported as if they did not exist.
 */
const REJECTIONS: Record<ReadingRejection, { path: readonly string[] } & Omit<InputError, 'pointer' | 'parameter'>> = {
  unknown_device: { path: ['device', 'id'], code: 'not_found', detail: 'No device with this identifier exists.' },
  unknown_device_identifier: {
    path: ['device', 'deviceIdentifier'],
    code: 'not_found',
    detail: 'No device with this identifier exists.',
  },
  not_its_identifier: {
    path: ['device', 'deviceIdentifier'],
    code: 'contradiction',
    detail: 'The device with this id has no such identifier. Send one of the two.',
  },
  ambiguous_device_identifier: {
    path: ['device', 'deviceIdentifier'],
    code: 'ambiguous',
    detail: 'Several devices have this identifier, with different types. Send the id of the device.',
  },
  unknown_patient: { path: ['patient', 'id'], code: 'not_found', detail: 'No patient with this identifier exists.' },
  held_by_another: {
    path: ['patient', 'id'],
    code: 'held_by_another',
    detail: 'Another patient held the device at that instant. Leave patient out, or correct who held the device.',
  },
};

/**
 * Returns the problem of a reading that was not recorded; null if the reading is stored or was dropped.
 * @param within the position of the reading within the body
 */
export function outcomeToProblem(
  kind: ReadingKindName,
  outcome: RecordOutcome,
  within: readonly (string | number)[] = [],
): Problem | null {
  if (outcome.status === 'conflict') {
    return new Conflict(
      `Other values are stored for this device or patient and instant. Correct the stored reading ${outcome.id} with PATCH.`,
    );
  }
  if (outcome.status === 'voided') {
    return new ReadingVoided(outcome.id, `/api/v3/${readingKind(kind).path}-reading/${outcome.id}`);
  }
  if (outcome.status !== 'rejected') return null;
  if (outcome.code === 'not_in_range') {
    const located = outcome.errors.map(({ path, code, detail }) => ({
      pointer: jsonPointer([...within, ...path]),
      code,
      detail,
    }));
    return new InvalidInput(located);
  }
  const { path, ...error } = REJECTIONS[outcome.code];
  const { remainingId } = outcome;
  if (remainingId !== undefined)
    return new PatientMerged(remainingId, [patientMergedError(remainingId, jsonPointer([...within, ...path]))]);
  return new InvalidInput([{ pointer: jsonPointer([...within, ...path]), ...error }]);
}
