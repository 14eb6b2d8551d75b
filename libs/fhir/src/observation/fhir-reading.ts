import { type SenderIdentifier } from './sender-identifier';

/**
 * A reading from which Observations are made: the record of a reading (`view=record`), or the part of it that they need. The measured values have the names of
 * the API (`systolic`, `heartRate`, …), in its fixed units.
 */
export interface FhirReading {
  id: number;
  /** ISO 8601 in UTC, with milliseconds, as all times of the record. */
  readingTimestamp: string;
  updateTimestamp: string;
  version: number;
  enteredInError: boolean;
  manual: boolean;
  outOfRange: 'above' | 'below' | null;
  /** Seconds east of UTC. */
  deviceTimeZoneOffset: number | null;
  patientTimeZoneOffset: number | null;
  device: { id: number } | null;
  item: { continuous: boolean } | null;
  patient: { id: number } | null;
  /** Identifiers that senders have given the Observation; null or absent if there are none. */
  identifiers?: readonly SenderIdentifier[] | null;
  readonly [value: string]: unknown;
}
