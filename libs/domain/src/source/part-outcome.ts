/**
 * The outcome of a part of a message:
 * - `stored`: it was recorded as a new reading.
 * - `duplicate`: a reading with its values was recorded before.
 * - `corrected`: it changed or completed a reading that the source had recorded, and that nobody else has changed.
 * - `voided`: it withdrew such a reading.
 * - `kept`: it would change a reading that somebody else has changed or voided, or that its vendor has corrected by a later message or in advance, so that the
 *   reading stays as it is.
 * - `health`: it was recorded as a health check of a device.
 * - `dropped`: the readings of its device are disabled.
 * - `ignored`: it is known to contain no reading. Its code says why.
 * - `quarantined`: it waits until somebody mends what its code names.
 * - `discarded`: somebody has decided that it is not to be recorded.
 * - `expired`: it waited until the end of its retention.
 */
export const PART_OUTCOMES = [
  'stored',
  'duplicate',
  'corrected',
  'voided',
  'kept',
  'health',
  'dropped',
  'ignored',
  'quarantined',
  'discarded',
  'expired',
] as const;

export type PartOutcome = (typeof PART_OUTCOMES)[number];

/** The reasons why a part of a message waits in quarantine. docs/sources.md has the action that mends each. */
export const QUARANTINE_CODES = [
  'ambiguous_time',
  'conflict',
  'contradiction',
  'device_ambiguous',
  'device_unknown',
  'kind_unknown',
  'limits_unknown',
  'malformed',
  'mapping_failed',
  'no_mapping',
  'not_in_range',
  'pair_incomplete',
  'patient_unknown',
  'person_ambiguous',
  'time_in_future',
  'time_invalid',
  'time_zone_missing',
  'unit_unknown',
  'value_missing',
] as const;

export type QuarantineCode = (typeof QUARANTINE_CODES)[number];

/** The reasons why a part of a message is ignored, because it is known to contain no reading that this service records. */
export const IGNORE_CODES = [
  'control_solution',
  'goal',
  'heartbeat',
  'manual_excluded',
  'settings',
  'subscription_check',
  'test_data',
  'unsupported_kind',
  'view_of_reading',
] as const;

export type IgnoreCode = (typeof IGNORE_CODES)[number];
