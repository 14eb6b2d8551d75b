import { Organization } from '@rpm/domain';
import { type Database, unnamedStatement } from '@rpm/database';
import { type LocalClock } from './local-time';
import { ImportOptionError } from '../file/import-option-error';

/** Options for the clock of an imported file; each may be absent. */
export interface ClockOptions {
  /** Time zone of timestamps without an offset; null means that of the organization, or UTC if it has none. */
  timeZone: string | null;
  /** Treatment of local times that a clock change skips; they are rejected by default. */
  nonexistent?: LocalClock['nonexistent'];
  /** Whether the clock followed changes to and from daylight saving time, as it does by default. */
  clock?: LocalClock['clock'];
}

/** The clock that the timestamps of a file without an offset follow. */
export interface FileClock extends LocalClock {
  /** Whether the organization and not the caller has named the time zone. */
  isDefault: boolean;
}

/** Chooses the clock of a file. @throws ImportOptionError if an option would have no effect */
export function fileClock(
  { timeZone, nonexistent = 'reject', clock = 'wall' }: ClockOptions,
  organization: Pick<Organization, 'timeZone'>,
): FileClock {
  const zone = timeZone ?? organization.timeZone ?? null;
  if (zone === null && (nonexistent !== 'reject' || clock !== 'wall')) {
    throw new ImportOptionError(
      'Nothing was stored. The clocks of UTC never change: add --time-zone, or leave out --nonexistent and --clock.',
    );
  }
  return { timeZone: zone, nonexistent, clock, isDefault: timeZone === null };
}

/**
 * Finds whether the first reading of a device that imports have created has no offset: before the time zone of the organization became the default, local times
 * were stored as UTC. The first readings of the other devices were imported with their offsets.
 */
const IMPORTED_AS_UTC = unnamedStatement<object, { found: boolean }>(`
  select exists (
    select from item i
    join device d on d.organization_id = i.organization_id and d.item_id = i.id
    cross join lateral (
      select r.device_time_zone_offset from blood_glucose_reading r
      where r.organization_id = $organizationId and r.device_id = d.id order by r.reading_timestamp limit 1
    ) first
    where i.organization_id = $organizationId and i.sku_key = 'IMPORT' and first.device_time_zone_offset is null
  ) as found`);

/**
 * Rejects a file with local times whose zone nobody has stated, if earlier imports may have read such times as UTC: the readings that are in both files would be
 * stored a second time, hours apart. @throws ImportOptionError
 */
export async function assertZoneIsKnown(
  database: Database,
  organizationId: number,
  { timeZone, isDefault }: FileClock,
): Promise<void> {
  if (!isDefault || timeZone === null || timeZone === 'UTC') return;
  const [row] = await database.inTransaction({ organizationId }, (transaction) => transaction.run(IMPORTED_AS_UTC, {}));
  if (!row?.found) return;
  throw new ImportOptionError(
    `Nothing was stored. The file has timestamps without an offset, which earlier imports have read as UTC, but the time zone of the organization is ${timeZone}. ` +
      `Add --time-zone UTC to continue as before, or --time-zone ${timeZone} if these are local times; readings that were imported as UTC must then be restamped.`,
  );
}
