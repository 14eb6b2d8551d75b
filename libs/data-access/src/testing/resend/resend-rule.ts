/** The outcome of a submission, which is the same for every way to submit a reading. */
export type ResendAnswer = 'created' | 'completed' | 'duplicate' | 'duplicate, entered in error' | 'conflict' | 'reading_voided';

/** Whether a submission names the device of the reading, the patient, or both. Every submission also contains the time and the value. */
export type SubmissionForm = 'device' | 'device and patient' | 'patient';

/** A change of a reading after it was submitted. */
export type Change =
  | 'corrected'
  | 'voided'
  | 'restored'
  | 'restamped'
  | 'restamp undone'
  | 'custody corrected'
  | 'custody removed'
  | 'assigned to nobody'
  | 'merged'
  | 'unmerged'
  /** Another reading of the device gets the time of the reading. */
  | 'other reading restamped'
  /** The same reading was also sent in the other form. */
  | 'sent with only the patient'
  | 'sent with the device';

/** One row of the rule: the first submission, the changes since, the repeated submission, and its outcome. */
export interface ResendCase {
  since: readonly Change[];
  /** The value that is sent again: as it was sent at first, as it was corrected, or any other. */
  value: 'first' | 'corrected' | 'other';
  answer: ResendAnswer;
  /** The form of the first submission; by default, it names only the device. */
  form?: SubmissionForm;
  /** The form that is sent again; the same by default. */
  again?: SubmissionForm;
  /** The time that is sent again: by default the time of the first submission, otherwise the time to which a restamp has shifted the reading. */
  time?: 'first' | 'restamped';
}

const SENT = { value: 'first', answer: 'duplicate' } as const;
const VOIDED = { value: 'first', answer: 'duplicate, entered in error' } as const;
const REFUSED = { value: 'other', answer: 'reading_voided' } as const;
const OTHER = { value: 'other', answer: 'conflict' } as const;

/**
 * The outcomes of sending a reading again. A submission is recognized by its device (or its patient if it names no device), time and measurement
 * index as they were sent at first, and otherwise by the present ones. Its value is the same if it equals the one that was sent at first, or the
 * present one. docs/corrections.md explains the rule; every path by which readings are submitted must obey it.
 */
export const RESEND_RULE: readonly ResendCase[] = [
  { since: [], ...SENT },
  { since: [], ...OTHER },
  { since: [], form: 'patient', ...SENT },
  { since: [], form: 'patient', ...OTHER },

  // A corrected reading is recognized by the value that was sent at first, and by the corrected value.
  { since: ['corrected'], ...SENT },
  { since: ['corrected'], value: 'corrected', answer: 'duplicate' },
  { since: ['corrected'], ...OTHER },
  { since: ['corrected'], form: 'patient', ...SENT },

  // Sending a voided reading again never restores it.
  { since: ['voided'], ...VOIDED },
  { since: ['voided'], ...REFUSED },
  { since: ['voided'], form: 'patient', ...VOIDED },
  { since: ['voided'], form: 'patient', ...REFUSED },
  { since: ['corrected', 'voided'], ...VOIDED },
  { since: ['corrected', 'voided'], value: 'corrected', answer: 'duplicate, entered in error' },
  { since: ['corrected', 'voided'], ...REFUSED },
  { since: ['voided', 'restored'], ...SENT },
  { since: ['voided', 'restored'], ...OTHER },

  // A restamped reading is recognized by the time that was sent at first, and by its present time.
  { since: ['restamped'], ...SENT },
  { since: ['restamped'], ...OTHER },
  { since: ['restamped'], time: 'restamped', ...SENT },
  { since: ['restamped'], time: 'restamped', ...OTHER },
  { since: ['restamped', 'restamped'], ...SENT },
  { since: ['restamped', 'restamp undone'], ...SENT },
  { since: ['restamped', 'restamp undone'], time: 'restamped', value: 'first', answer: 'created' },
  { since: ['restamped', 'corrected'], ...SENT },
  { since: ['restamped', 'corrected'], value: 'corrected', answer: 'duplicate' },
  { since: ['restamped', 'voided'], ...VOIDED },
  { since: ['restamped', 'voided'], ...REFUSED },
  { since: ['voided', 'restamped'], ...VOIDED },
  { since: ['voided', 'restamped'], ...REFUSED },
  { since: ['restamped', 'other reading restamped'], ...SENT },

  // A reading of a device is recognized although its patient has changed.
  { since: ['custody corrected'], ...SENT },
  { since: ['custody corrected'], form: 'device and patient', ...SENT },
  { since: ['custody corrected'], form: 'device and patient', ...OTHER },
  { since: ['custody corrected', 'voided'], form: 'device and patient', ...VOIDED },
  { since: ['custody removed'], form: 'device and patient', ...SENT },
  { since: ['restamped', 'custody corrected'], form: 'device and patient', ...SENT },
  { since: ['merged'], ...SENT },
  { since: ['merged'], form: 'device and patient', ...SENT },
  { since: ['merged'], form: 'patient', ...SENT },
  { since: ['merged', 'voided'], form: 'patient', ...VOIDED },
  { since: ['merged', 'voided'], form: 'patient', ...REFUSED },
  { since: ['merged', 'unmerged'], form: 'patient', ...SENT },

  // Sending a reading again never undoes that somebody has assigned it to nobody.
  { since: ['assigned to nobody'], ...SENT },
  { since: ['assigned to nobody'], form: 'device and patient', ...SENT },
  { since: ['assigned to nobody'], form: 'device and patient', ...OTHER },
  { since: ['corrected', 'assigned to nobody'], form: 'device and patient', ...SENT },
  { since: ['restamped', 'assigned to nobody'], form: 'device and patient', ...SENT },
  { since: ['restamped', 'assigned to nobody'], form: 'device and patient', time: 'restamped', ...SENT },
  { since: ['assigned to nobody', 'voided'], form: 'device and patient', ...VOIDED },
  { since: ['sent with only the patient', 'assigned to nobody'], again: 'patient', ...SENT },
  { since: ['sent with the device', 'assigned to nobody'], form: 'patient', ...SENT },
  { since: ['sent with the device', 'assigned to nobody'], form: 'patient', again: 'device and patient', ...SENT },

  // A reading that is sent twice, once with its device and once with only its patient, is stored once.
  { since: [], again: 'patient', ...SENT },
  { since: [], form: 'patient', again: 'device', value: 'first', answer: 'completed' },
  { since: ['corrected'], again: 'patient', ...SENT },
  { since: ['corrected'], form: 'patient', again: 'device', value: 'first', answer: 'completed' },
  { since: ['voided'], again: 'patient', ...VOIDED },
  { since: ['voided'], form: 'patient', again: 'device', ...VOIDED },
  { since: ['restamped'], again: 'patient', ...SENT },
  { since: ['restamped', 'voided'], again: 'patient', ...VOIDED },
  { since: ['sent with only the patient', 'restamped'], again: 'patient', ...SENT },
  { since: ['sent with the device', 'restamped', 'voided'], form: 'patient', ...VOIDED },
  { since: ['sent with the device', 'restamped', 'voided'], form: 'patient', ...REFUSED },
];
