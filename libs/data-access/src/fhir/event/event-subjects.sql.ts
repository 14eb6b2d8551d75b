import { jsonObject, statement } from '@rpm/database';
import { readingKind } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { oncePerKind } from '../../reading/once-per-kind';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../ended/ended-observations.sql';
import { fhirReadingAsJson } from '../observation/fhir-reading.sql';
import { type EndedReading, type ObservedReading } from '../observation/named/find-observation.sql';

/** A reading as it is now, and all of its Observations that have ended. */
export interface ReadingOfEvent {
  id: number;
  present: ObservedReading | null;
  ended: EndedReading[];
}

/** SQL that finds what the Observations of readings are made from. */
export const findReadingsOfEvents = oncePerKind((kind) =>
  statement<{ ids: number[] }, ReadingOfEvent>({
    name: `find-${readingKind(kind).path}-readings-of-events`,
    text: `
    select g.id, (
      select ${jsonObject({ laterPatientId: laterPatientId(kind), reading: fhirReadingAsJson(kind) })}
      from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = g.id
    ) as present, (
      select coalesce(json_agg(${jsonObject({
        laterPatientId: laterPatientId(kind),
        companion: ENDED_COMPANION,
        reading: fhirReadingAsJson(kind),
      })} order by e.end_timestamp, e.companion), '[]')
      from ${endedObservations(kind)} and e.reading_id = g.id
    ) as ended
    from unnest($ids::bigint[]) as g (id)`,
  }),
);
