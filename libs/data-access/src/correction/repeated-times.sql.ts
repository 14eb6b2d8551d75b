import { type Database, unnamedStatement } from '@rpm/database';

/** A change at which clocks were put back. Offsets are in seconds, positive in the east. */
export interface PutBackClock {
  at: Date;
  offsetBefore: number;
  offsetAfter: number;
}

/** A device whose imported readings have times that clocks showed twice, all of which were read as the first of the two. */
export interface RepeatedTimes {
  organizationId: number;
  deviceId: number;
  /** The time at which the clocks were put back. */
  at: Date;
  readings: number;
}

const IS_IMPORTED = `exists (
  select from device_identifier n
  where n.organization_id = r.organization_id and n.device_id = r.device_id and n.type = 'serial' and n.normalized like 'import-%')`;

const PERIOD = unnamedStatement<object, { first: Date | null; last: Date | null }>(`
  select min(p.first) as first, max(p.last) as last
  from item i cross join lateral (
    select min(reading_timestamp) as first, max(reading_timestamp) as last
    from blood_glucose_reading r where r.organization_id = i.organization_id and void_timestamp is null
  ) p
  where i.sku = 'IMPORT'`);

interface ChangeArguments {
  instants: Date[];
  offsetsBefore: number[];
  offsetsAfter: number[];
  max: number;
}

const REPEATED = unnamedStatement<ChangeArguments, RepeatedTimes>(`
  select r.organization_id as "organizationId", r.device_id as "deviceId", c.at, count(*)::integer as readings
  from unnest($instants::timestamptz[], $offsetsBefore::integer[], $offsetsAfter::integer[]) as c (at, offset_before, offset_after)
  cross join (select distinct organization_id from item where sku = 'IMPORT') o
  join blood_glucose_reading r on r.organization_id = o.organization_id and r.void_timestamp is null
    and r.reading_timestamp >= c.at - (c.offset_before - c.offset_after) * interval '1 second' and r.reading_timestamp < c.at
    and r.device_time_zone_offset = c.offset_before
  where ${IS_IMPORTED} and not exists (
    select from blood_glucose_reading s
    where s.organization_id = r.organization_id and s.device_id = r.device_id and s.device_id is not null
      and s.reading_timestamp >= c.at and s.reading_timestamp < c.at + (c.offset_before - c.offset_after) * interval '1 second')
  group by 1, 2, 3 order by 1, 2, 3 limit $max`);

/** Finds the times of the first and the last reading of the organizations that have imported files with a column `subject`; null if there are none. */
export async function periodOfImportedReadings(database: Database): Promise<{ first: Date; last: Date } | null> {
  const [row] = await database.run('delivery', PERIOD, {});
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/**
 * Lists devices of imported files that have readings in the first of two repeated periods and none in the second one. Earlier versions did not use the
 * order of the lines: they read all of these times as the first ones, and lost a reading if two lines had the same time.
 */
export function listRepeatedTimes(database: Database, changes: readonly PutBackClock[], max: number): Promise<RepeatedTimes[]> {
  return database.run('delivery', REPEATED, {
    instants: changes.map(({ at }) => at),
    offsetsBefore: changes.map(({ offsetBefore }) => offsetBefore),
    offsetsAfter: changes.map(({ offsetAfter }) => offsetAfter),
    max,
  });
}
