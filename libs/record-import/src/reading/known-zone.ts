import { type Database, type Transaction, unnamedStatement } from '@rpm/database';
import { ImportOptionError } from '../file/import-option-error';
import { type FileClock } from '../local-time/file-clock';
import { offsetOnClock } from '../local-time/local-clock';
import { type LocalTimes } from '../local-time/local-times';
import { deviceIdsOf } from './subjects';

interface Period {
  from: Date;
  to: Date;
}

const reading = (order: 'asc' | 'desc', condition = '') => `(
  select r.reading_timestamp, r.device_time_zone_offset from blood_glucose_reading r
  where r.organization_id = $organizationId and r.device_id = d.id ${condition} order by r.reading_timestamp ${order} limit 1)`;

/**
 * The first and the last reading of a device, and those at the beginning and at the end of the file. One file of a device may have been imported with another
 * option than the next one, so no single reading tells how all of them were imported. Each of the four is one look into an index.
 */
const READINGS_OF_DEVICE = [
  reading('asc'),
  reading('desc'),
  reading('asc', 'and r.reading_timestamp >= $from::timestamptz'),
  reading('desc', 'and r.reading_timestamp <= $to::timestamptz'),
].join(' union all ');

/** Finds whether a device that imports have created has a reading without an offset: before organizations had time zones, local times were stored as UTC. */
const IMPORTED_AS_UTC = unnamedStatement<Period, { found: boolean }>(`
  select exists (
    select from item i
    join device d on d.organization_id = i.organization_id and d.item_id = i.id
    cross join lateral (${READINGS_OF_DEVICE}) known
    where i.organization_id = $organizationId and i.sku_key = 'IMPORT' and known.device_time_zone_offset is null
  ) as found`);

const OFFSETS_OF_DEVICES = unnamedStatement<Period & { ids: number[] }, { instant: Date; offset: number }>(`
  select known.reading_timestamp as instant, known.device_time_zone_offset as "offset"
  from unnest($ids::bigint[]) as d (id) cross join lateral (${READINGS_OF_DEVICE}) known
  where known.device_time_zone_offset is not null`);

/** Number of subjects whose readings are compared at a time. */
const BATCH = 5_000;

/**
 * Rejects a file with local times of subjects whose zone nobody has stated, if earlier imports may have read such times as UTC or in another zone: the readings
 * that are in both files would be stored a second time, hours apart. @throws ImportOptionError
 */
export async function assertZoneIsKnown(
  database: Database,
  organizationId: number,
  clock: FileClock,
  { subjects, period }: LocalTimes,
): Promise<void> {
  const { timeZone: zone, isDefault } = clock;
  // Without any zone, local times are UTC as ever, and the command says so.
  if (!isDefault || zone === null || period === null) return;
  const refusal = await database.inTransaction({ organizationId }, async (transaction) => {
    const [row] = zone === 'UTC' ? [] : await transaction.run(IMPORTED_AS_UTC, period);
    if (row?.found) return readAsUtc(zone);
    return (await hasOtherOffset(transaction, clock, [...subjects], period)) ? readInOtherZone(zone) : null;
  });
  if (refusal !== null) throw new ImportOptionError(refusal);
}

/** Returns whether a stored reading of a subject has an offset that the clock of the file does not have at its instant. */
async function hasOtherOffset(
  transaction: Transaction,
  clock: FileClock,
  subjects: readonly string[],
  period: Period,
): Promise<boolean> {
  for (let at = 0; at < subjects.length; at += BATCH) {
    const devices = await deviceIdsOf(transaction, subjects.slice(at, at + BATCH));
    const rows = await transaction.run(OFFSETS_OF_DEVICES, { ...period, ids: [...devices.values()] });
    if (rows.some(({ instant, offset }) => offset !== offsetOnClock(clock, instant))) return true;
  }
  return false;
}

const readAsUtc = (zone: string) =>
  `Nothing was stored. The file has timestamps without an offset, which earlier imports may have read as UTC, but the time zone of the organization is ${zone}. ` +
  `Add --time-zone UTC to continue as before, or --time-zone ${zone} if these are local times; readings that were imported as UTC must then be restamped.`;

const readInOtherZone = (zone: string) =>
  `Nothing was stored. The file has timestamps without an offset, which would be read in the time zone ${zone}, but stored readings of its subjects have other offsets from UTC. ` +
  `Add --time-zone with the zone of the earlier files to continue as before, or --time-zone ${zone} if the times of this file are in this zone; readings that are also in an earlier file are then stored a second time.`;
