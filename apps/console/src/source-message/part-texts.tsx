import { READING_KINDS } from '@rpm/charting';
import { type IngestPart, type IngestQuarantineGroup } from '@rpm/client';
import { count, Status, wordsOf } from '../components/texts';
import { hrefOf } from '../service/address';

/** Words for outcomes whose names in the API are not clear to people. */
const OUTCOMES: Partial<Readonly<Record<IngestPart['outcome'], string>>> = {
  voided: 'Entered in error',
  kept: 'Left as it was',
  health: 'State of a device',
  dropped: 'Not stored',
  quarantined: 'In quarantine',
};

export const outcomeText = (outcome: string): string =>
  (OUTCOMES as Readonly<Record<string, string>>)[outcome] ?? wordsOf(outcome);

/** Shows what became of a part of a message. */
export const Outcome = ({ value }: { value: string }) => <Status value={value} text={outcomeText(value)} />;

/** Words for the reasons of quarantine. */
const CODES: Readonly<Record<IngestQuarantineGroup['code'], string>> = {
  ambiguous_time: 'The clocks showed this time twice',
  conflict: 'Other values are stored for this time',
  contradiction: 'Device and person contradict each other',
  device_ambiguous: 'Several devices have this identifier',
  device_unknown: 'No device has this identifier',
  kind_unknown: 'The reading type is not known',
  limits_unknown: 'The range of the instrument is not known',
  malformed: 'The message cannot be read',
  mapping_failed: 'The mapping failed',
  no_mapping: 'No mapping describes the message',
  not_in_range: 'The value is out of range',
  pair_incomplete: 'A pulse without its blood pressure',
  patient_unknown: 'The patient is not known',
  person_ambiguous: 'Several patients are bound to this person',
  time_in_future: 'The time is in the future',
  time_invalid: 'The time cannot be read',
  time_zone_missing: 'The time has no zone',
  unit_unknown: 'The unit is not known',
  value_missing: 'A value is missing',
};

/** Says in words why a part waits or is ignored. */
export const codeText = (code: string): string => (CODES as Readonly<Record<string, string>>)[code] ?? wordsOf(code);

export const QUARANTINE_TEXTS: Readonly<Record<string, string>> = CODES;

/** Names the kind of reading of a part. */
export const kindText = (kind: string | null): string =>
  kind === null || kind === 'health' ? '–' : (READING_KINDS.find(({ apiKind }) => apiKind === kind)?.title ?? wordsOf(kind));

/** Returns the address of the page of a reading. */
export function readingHref({ kind, id }: { kind: string; id: number }): string {
  return hrefOf(`/readings/${READING_KINDS.find(({ apiKind }) => apiKind === kind)?.kind ?? kind}/${id}`);
}

const KIBIBYTE = 1024;

/** Writes a number of bytes. */
export const bytesText = (bytes: number): string =>
  bytes < KIBIBYTE ? `${count(bytes)} bytes` : `${count(Math.round(bytes / KIBIBYTE))} KiB`;
