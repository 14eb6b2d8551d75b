import { type ReadingRefusal, type RecordOutcome } from '../record-readings';

const REFUSALS: Record<ReadingRefusal, string> = {
  unknown_device: 'deviceId: there is no such device.',
  unknown_device_identifier: 'deviceIdentifier: there is no such device.',
  not_its_identifier: 'deviceIdentifier: not one of the device that deviceId names.',
  ambiguous_device_identifier: 'deviceIdentifier: several devices have it; give a deviceId.',
  unknown_patient: 'patientId: there is no such patient.',
  held_by_another: 'patientId: another patient held the device then.',
};

/** Why a reading of a file was not stored; null when it is. */
export function reasonOf(outcome: RecordOutcome): { code: string; detail: string } | null {
  switch (outcome.status) {
    case 'created':
    case 'duplicate':
      return null;
    case 'conflict':
      return { code: 'conflict', detail: 'Another value is stored for this device and instant.' };
    case 'dropped':
      return { code: 'readings_disabled', detail: 'The readings of this device are disabled.' };
    case 'rejected':
      return { code: outcome.code, detail: REFUSALS[outcome.code] };
  }
}
