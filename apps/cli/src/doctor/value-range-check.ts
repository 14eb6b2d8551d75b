import { type Database } from '@rpm/database';
import { countOutsideReadings } from '@rpm/data-access';
import { type DoctorCheck } from './doctor-check';

export const VALUE_RANGES = 'value ranges';

const MAX_LISTED = 10;

/** Warns about readings with values that no instrument reports, which earlier versions of the service accepted. */
export async function checkValueRanges(database: Database): Promise<DoctorCheck> {
  const found = await countOutsideReadings(database);
  if (found.length === 0)
    return { check: VALUE_RANGES, status: 'ok', detail: 'no reading has a value that no instrument reports' };
  const listed = found
    .slice(0, MAX_LISTED)
    .map(
      ({ organizationId, kind, property, count, firstId }) =>
        `organization ${organizationId}: ${count} with ${property} (${kind}, the first is ${firstId})`,
    );
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more organizations or kinds` : '';
  const advice = 'correct or void them in the console or with PATCH';
  return {
    check: VALUE_RANGES,
    status: 'warning',
    detail: `readings with values that no instrument reports: ${listed.join(', ')}${more}; ${advice}`,
  };
}
