import { type QUARANTINE_ACTIONS, type QuarantineCode } from '@rpm/domain';

/** The action that mends the parts of a group, by the code of the group. */
const ACTIONS: Readonly<Record<QuarantineCode, (typeof QUARANTINE_ACTIONS)[number]>> = {
  ambiguous_time: 'retryOrDiscard',
  conflict: 'acceptOrDiscard',
  contradiction: 'retryOrDiscard',
  device_ambiguous: 'bindDevice',
  device_unknown: 'bindDevice',
  kind_unknown: 'changeMapping',
  limits_unknown: 'changeMapping',
  malformed: 'retryOrDiscard',
  mapping_failed: 'changeMapping',
  no_mapping: 'changeMapping',
  not_in_range: 'retryOrDiscard',
  pair_incomplete: 'wait',
  patient_unknown: 'bindPerson',
  person_ambiguous: 'bindPerson',
  time_in_future: 'retryOrDiscard',
  time_invalid: 'retryOrDiscard',
  time_zone_missing: 'setTimeZone',
  unit_unknown: 'changeMapping',
  value_missing: 'changeMapping',
};

/** SQL expression for the action that mends the parts of a group `g`. */
export const ACTION_OF_CODE = `case g.code ${Object.entries(ACTIONS)
  .map(([code, action]) => `when '${code}' then '${action}'`)
  .join(' ')} else 'retryOrDiscard' end`;
