import { oncePerKind } from '@rpm/data-access';
import { statement } from '@rpm/database';
import { readingKind } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { origin, storedReading, type StoredReading } from './stored-readings.sql';

/** Patients, times and indexes of readings. All lists have one entry per reading. */
export interface HolderKeys {
  sourceId: number;
  patientIds: readonly (number | null)[];
  times: readonly number[];
  indexes: readonly (number | null)[];
}

/** SQL that finds the readings of the devices that patients held at a time, by the time as it was sent at first or as it is now, also those entered in error. */
export const findReadingsOfHolderStatement = oncePerKind((kind) => {
  const ofDevice = (column: string) => `
        select r.* from device_assignment holding join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.device_id = holding.device_id
        where holding.organization_id = $organizationId and holding.patient_id = g.patient_id and holding.start_timestamp <= g.reading_timestamp
          and coalesce(holding.end_timestamp, 'infinity') > g.reading_timestamp
          and r.${column} = g.reading_timestamp and r.measurement_index is not distinct from g.measurement_index`;
  return statement<HolderKeys, StoredReading>({
    name: `find-${readingKind(kind).path}-readings-of-holder`,
    text: `
    select g.n::integer, ${storedReading(kind)} from (
      select patient_id, to_timestamp(epoch_ms / 1000)::timestamptz(3) as reading_timestamp, measurement_index, n
      from unnest($patientIds::bigint[], $times::double precision[], $indexes::integer[]) with ordinality as k (patient_id, epoch_ms, measurement_index, n)
    ) g cross join lateral (${ofDevice('reading_timestamp')}
        union all${ofDevice('submitted_timestamp')}
    ) r ${origin(kind)}`,
  });
});
