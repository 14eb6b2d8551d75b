import { readingKind } from '@rpm/domain';
import { jsonObject, statement } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';
import { measuredValuesSql } from '../reading/reading.view';
import { oncePerKind } from '../reading/once-per-kind';

/** The places of readings of a file: device, time and index. */
export interface Places {
  deviceIds: readonly number[];
  instants: readonly Date[];
  indexes: readonly (number | null)[];
}

/** A stored reading at the place of a reading of a file. */
export interface StoredReading {
  /** Position among the places, from 0. */
  place: number;
  values: Record<string, unknown>;
}

/**
 * Finds the stored readings of devices at the times of a file, to show what an import would find stored. Readings that undoing an import has voided are left out,
 * because the import restores them.
 */
export const findReadingsAtPlaces = oncePerKind((kind) =>
  statement<Places, StoredReading>({
    name: `find-${readingKind(kind).path}-readings-at-places`,
    text: `
      select g.place - 1 as place, ${jsonObject(measuredValuesSql(kind))} as "values"
      from unnest($deviceIds::bigint[], $instants::timestamptz[], $indexes::smallint[]) with ordinality as g (device_id, instant, index, place)
      join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.device_id = g.device_id and r.reading_timestamp = g.instant
        and r.measurement_index is not distinct from g.index
      where r.void_timestamp is null or not exists (
        select from reading_origin o join file_import f on f.organization_id = $organizationId and f.id = o.file_import_id and f.state in ('undoing', 'undone')
        where o.organization_id = $organizationId and o.kind = '${kind}' and o.reading_id = r.id and o.version = r.version)`,
  }),
);

/** Maximum number of readings that are counted. */
const MAX_COUNTED = 100_000;

/** Counts readings that a patient has from other devices in the period of a file. */
export const countOtherReadings = oncePerKind((kind) =>
  statement<{ patientId: number; deviceIds: readonly number[]; first: Date; last: Date }, { count: number }>({
    name: `count-other-${readingKind(kind).path}-readings`,
    text: `
      select count(*) as count from (
        select from ${readingTableOf(kind)} r
        where r.organization_id = $organizationId and r.patient_id = $patientId and r.reading_timestamp >= $first::timestamptz
          and r.reading_timestamp <= $last::timestamptz and r.void_timestamp is null and (r.device_id is null or not r.device_id = any($deviceIds::bigint[]))
        limit ${MAX_COUNTED}
      ) c`,
  }),
);
