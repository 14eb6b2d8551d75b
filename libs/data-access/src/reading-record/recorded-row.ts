/** The reasons why a reading cannot be recorded. The codes do not depend on the interface that reports them. */
export type ReadingRejection =
  | 'unknown_device'
  | 'unknown_device_identifier'
  | 'not_its_identifier'
  | 'ambiguous_device_identifier'
  | 'unknown_patient'
  | 'held_by_another';

/** A row of the statement that records readings. */
export interface RecordedRow {
  /**
   * `assigning`: the same reading is stored without a patient. `completing`: the same reading is stored without its device. `same`: the same reading of a
   * device is stored, and this submission does not name the device. `adding`: the same reading is stored without a value that this submission has.
   * `assigning_first`: the same, and the stored reading has no patient. `unsure`: nothing was recorded, because only the history of stored readings shows
   * whether the same reading is stored.
   */
  status:
    | 'created'
    | 'duplicate'
    | 'conflict'
    | 'voided'
    | 'dropped'
    | 'unseen'
    | 'unsure'
    | 'assigning'
    | 'completing'
    | 'same'
    | 'adding'
    | 'assigning_first'
    | ReadingRejection
    | 'not_in_range';
  id: number | null;
  deviceId: number | null;
  patientId: number | null;
  /** Version of the stored reading to which a value is added, or that was sent in the other form: with its device or without it. */
  linkedVersion: number | null;
  json: string | null;
  isVoided: boolean;
}
