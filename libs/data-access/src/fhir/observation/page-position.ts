import { type FhirPosition } from '../page/fhir-page';
import { type ObservationPosition } from './observation-search';

/** The position at which a page begins, and the time before which all pages of the search contain all changes; null if the search does not depend on times of changes. */
export interface PagePosition {
  after: ObservationPosition;
  until: Date | null;
}

/** Returns a position as the values that a link to the next page contains. */
export function pagePositionOf(
  { time, readingId, kind, companion, endedPatientId }: ObservationPosition,
  until: Date | null,
): FhirPosition {
  return [time.getTime(), readingId, kind, companion, endedPatientId, ...(until ? [until.getTime()] : [])];
}

/** Reads the values of {@link pagePositionOf}. */
export function readPagePosition(position: FhirPosition): PagePosition {
  const [time = 0, readingId = 0, kind = 0, companion = 0, endedPatientId = 0, until] = position.map(Number);
  return {
    after: { time: new Date(time), readingId, kind, companion, endedPatientId },
    until: until === undefined ? null : new Date(until),
  };
}
