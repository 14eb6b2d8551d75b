import { Conflict, type InputError, InvalidInput, jsonPointer, type Problem } from '@rpm/domain';
import { type ReadingRejection, type RecordOutcome } from '../reading-record/record-readings';

/**
 * The validation error for each reason not to record a reading. Devices and patients of other organizations are reported as if they did not exist.
 */
const REJECTIONS: Record<ReadingRejection, { property: string } & Omit<InputError, 'pointer' | 'parameter'>> = {
  unknown_device: { property: 'deviceId', code: 'not_found', detail: 'No device with this identifier exists.' },
  unknown_device_identifier: {
    property: 'deviceIdentifier',
    code: 'not_found',
    detail: 'No device with this identifier exists.',
  },
  not_its_identifier: {
    property: 'deviceIdentifier',
    code: 'contradiction',
    detail: 'The device of deviceId has no such identifier. Send one of the two.',
  },
  ambiguous_device_identifier: {
    property: 'deviceIdentifier',
    code: 'ambiguous',
    detail: 'Several devices have this identifier, with different types. Send deviceId.',
  },
  unknown_patient: { property: 'patientId', code: 'not_found', detail: 'No patient with this identifier exists.' },
  held_by_another: {
    property: 'patientId',
    code: 'held_by_another',
    detail: 'Another patient held the device at that instant. Leave patientId out, or correct who held the device.',
  },
};

/**
 * Returns the problem of a reading that was not recorded; null if the reading is stored or was dropped.
 * @param path the position of the reading within the body
 */
export function outcomeToProblem(outcome: RecordOutcome, path: readonly (string | number)[] = []): Problem | null {
  if (outcome.status === 'conflict') {
    return new Conflict(
      `Other values are stored for this device or patient and instant. Correct the stored reading ${outcome.id} with PATCH.`,
    );
  }
  if (outcome.status !== 'rejected') return null;
  const { property, ...error } = REJECTIONS[outcome.code];
  return new InvalidInput([{ pointer: jsonPointer([...path, property]), ...error }]);
}
