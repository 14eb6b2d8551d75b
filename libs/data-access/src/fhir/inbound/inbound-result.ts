import { type Problem, type ReadingKindName } from '@rpm/domain';
import { type NamedEntry } from '@rpm/fhir';

/** The stored Observation that corresponds to a received one. */
export interface RecordedObservation {
  status: 'created' | 'existing';
  id: string;
  version: number;
  kind: ReadingKindName;
  readingId: number;
}

/** The outcome of one entry of a request. */
export type InboundResult =
  | RecordedObservation
  /** The patient or device of an entry exists. */
  | { status: 'found'; type: NamedEntry['type']; id: number }
  /** The readings of the Observation's device are disabled; it was counted. */
  | { status: 'dropped' }
  | { status: 'refused'; problem: Problem };

export const refused = (problem: Problem): InboundResult => ({ status: 'refused', problem });
