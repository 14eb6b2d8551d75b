import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import {
  COMPANIONS,
  endedObservation,
  type FhirIdentity,
  type FhirReading,
  observationsOf,
  type PatientReading,
  type ReadingHolder,
  type Observation,
} from '@rpm/fhir';
import { type ObservationPosition, type ObservationSort } from './observation-search';
import { type FoundObservation } from './search-observations.sql';

/** An Observation, and its position in the list to which it belongs. */
export interface PositionedObservation {
  observation: Observation;
  position: ObservationPosition;
}

/** Converts the rows of a page to Observations. */
export function positionedObservations(
  identity: FhirIdentity,
  found: readonly FoundObservation[],
  sort: ObservationSort,
): PositionedObservation[] {
  let latest: FhirReading | null = null;
  return found.map((one) => {
    const reading: FhirReading | null = one.reading ?? latest;
    latest = reading;
    const kind = READING_KIND_NAMES[one.kind];
    const observation = reading === null || kind === undefined ? undefined : observationOf(identity, kind, reading, one);
    if (reading === null || observation === undefined)
      throw new Error('A statement has found an Observation that its reading does not have.');
    const time = new Date(sort === '_lastUpdated' ? reading.updateTimestamp : reading.readingTimestamp);
    const { companion, ended: endedPatientId } = one;
    return { observation, position: { time, readingId: reading.id, kind: one.kind, companion, endedPatientId } };
  });
}

function observationOf(
  identity: FhirIdentity,
  kind: ReadingKindName,
  reading: FhirReading,
  { companion, ended, laterPatientId }: FoundObservation,
): Observation | undefined {
  const holder: ReadingHolder = { laterPatientId };
  if (ended === 0) return observationsOf(identity, kind, reading, holder)[companion];
  const property = companion === 0 ? null : (COMPANIONS[kind]?.[companion - 1] ?? null);
  return isOfPatient(reading) ? endedObservation(identity, kind, reading, holder, property) : undefined;
}

const isOfPatient = (reading: FhirReading): reading is PatientReading => reading.patient !== null;
