import { READING_KIND_NAMES } from '@rpm/domain';
import { statement } from '@rpm/database';
import { uncountedReadings } from './uncounted-readings.sql';

/** Numbers of resources that receivers would create a second time, because identifiers by which they find them change. */
export interface RepeatedResources {
  patients: number;
  devices: number;
  readings: number;
}

const UNCOUNTED = READING_KIND_NAMES.map(
  (kind) => `(select count(*) from ${uncountedReadings(kind)} r where r.void_timestamp is null)`,
);

/**
 * Counts the resources with an identifier that changes with the base (`$ofBase`), or else the patients whose external identifier gets another system. Readings
 * that were entered in error are not counted.
 */
export const COUNT_REPEATED_RESOURCES = statement<{ ofBase: boolean }, RepeatedResources>({
  name: 'count-repeated-fhir-resources',
  text: `
    select
      (select count(*)::float8 from patient where organization_id = $organizationId and ($ofBase::boolean or external_identifier is not null)) as patients,
      (select count(*)::float8 from device where organization_id = $organizationId and $ofBase) as devices,
      case when $ofBase then (
        (select coalesce(sum(count), 0) from reading_count where organization_id = $organizationId) + ${UNCOUNTED.join(' + ')}
      )::float8 else 0 end as readings`,
});
