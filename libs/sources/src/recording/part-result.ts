import { areStoredAlike, type IgnoreCode, type PartOutcome, type QuarantineCode } from '@rpm/domain';
import { type RecordOutcome } from '@rpm/data-access';

/** The outcome of a part of a message, with the reading, device and patient that it concerns. */
export interface PartResult {
  outcome: PartOutcome;
  code?: QuarantineCode | IgnoreCode;
  /** The path of the property that the code is about; never its value. */
  path?: string;
  deviceId?: number | null;
  patientId?: number | null;
  readingTimestamp?: Date;
  /** The reading that was recorded, recognized or changed. */
  readingId?: number;
  /** The reading that the part had made before, and that was withdrawn because the part has another device, patient or time now. */
  withdrawnId?: number;
  /** Whether the part waits, although the outcome is that of the reading which it had made. */
  isWaiting?: boolean;
  /** The values of a corrected reading that differ. */
  changes?: readonly ValueChange[];
}

/** A value of a reading before and after its correction. */
export interface ValueChange {
  property: string;
  before: unknown;
  after: unknown;
}

/** Returns the values that a correction changes. */
export function valueChanges(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): ValueChange[] {
  return Object.keys(after)
    .filter((property) => !areStoredAlike(before[property], after[property]))
    .map((property) => ({ property, before: before[property] ?? null, after: after[property] ?? null }));
}

export const quarantined = (code: QuarantineCode, path?: string): PartResult => ({
  outcome: 'quarantined',
  code,
  ...(path !== undefined && { path }),
});

type Rejection = Extract<RecordOutcome, { status: 'rejected' }>['code'];

const CODES: Readonly<Record<Rejection, QuarantineCode>> = {
  unknown_device: 'device_unknown',
  unknown_device_identifier: 'device_unknown',
  not_its_identifier: 'device_unknown',
  ambiguous_device_identifier: 'device_ambiguous',
  unknown_patient: 'patient_unknown',
  held_by_another: 'contradiction',
  not_in_range: 'not_in_range',
};

/** Returns the result of a part whose reading was not recorded. */
export const rejected = (code: Rejection): PartResult => quarantined(CODES[code]);
