import { jsonObject, jsonStatement, statement } from '@rpm/database';
import { readingKind } from '@rpm/domain';
import { type Companion, type FhirReading, type PatientReading } from '@rpm/fhir';
import { readingTableOf } from '@rpm/schema';
import { oncePerKind } from '../../../reading/once-per-kind';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../../ended/ended-observations.sql';
import { fhirReadingAsJson } from '../fhir-reading.sql';

/** A reading with everything that its Observations consist of. It is the JSON of a row of {@link findObservedReadingStatement}. */
export interface ObservedReading {
  laterPatientId: number | null;
  reading: FhirReading;
}

/** An Observation of a reading that has ended. */
export interface EndedReading extends ObservedReading {
  companion: Companion | null;
  reading: PatientReading;
}

/** SQL that finds a reading by id, unless it belongs to nobody. */
export const findObservedReadingStatement = oncePerKind((kind) =>
  jsonStatement<{ id: number }, { json: string }>({
    name: `find-observed-${readingKind(kind).path}`,
    text: `
    select ${jsonObject({ laterPatientId: laterPatientId(kind), reading: fhirReadingAsJson(kind) })}::text as json
    from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.id = $id and r.patient_id is not null`,
  }),
);

/** SQL that finds all Observations of a reading that have ended: one for each former patient and for each companion value that was removed. */
export const findEndedReadingsStatement = oncePerKind((kind) =>
  statement<{ id: number }, EndedReading>({
    name: `find-ended-${readingKind(kind).path}`,
    text: `
    select ${laterPatientId(kind)} as "laterPatientId", ${ENDED_COMPANION} as companion, ${fhirReadingAsJson(kind)} as reading
    from ${endedObservations(kind)} and e.reading_id = $id`,
  }),
);
