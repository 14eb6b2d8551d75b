import { type Problem, type ReadingKindName } from '@rpm/domain';
import { type InboundReading, type ReceivedIdentifier } from '@rpm/fhir';

/** An Observation that was received. */
export interface InboundEntry {
  received: InboundReading;
  /** The identifier of the Observation that makes this one superfluous if the service has it (FHIR's conditional create); null if the sender named none. */
  ifNoneExist: (ReceivedIdentifier & { system: string }) | null;
}

/** What became of an Observation that was received. */
export type InboundResult =
  | { status: 'created' | 'existing'; id: string; version: number; kind: ReadingKindName; readingId: number }
  /** The readings of its device are disabled; it was counted. */
  | { status: 'dropped' }
  | { status: 'refused'; problem: Problem };

export const refused = (problem: Problem): InboundResult => ({ status: 'refused', problem });
