import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type Database, unnamedStatement } from '@rpm/database';

/** A device whose last ten readings of a kind arrived late by the same amount, because its clock is probably wrong. */
export interface LateDevice {
  organizationId: number;
  deviceId: number;
  lateMinutes: number;
}

/** Maximum number of devices that are listed. */
const MAX_LISTED = 20;

/** Readings that arrive within half an hour are not late. */
const LATE_DEVICES = unnamedStatement<object, LateDevice>(`
  select d.organization_id as "organizationId", d.id as "deviceId", min(l.late_minutes) as "lateMinutes"
  from device d cross join lateral (${READING_KIND_NAMES.map(
    (kind) => `
    select (extract(epoch from min(r.late)) / 60)::integer as late_minutes from (
      select r.received_timestamp - r.reading_timestamp as late from ${readingTableOf(kind)} r
      where r.organization_id = d.organization_id and r.device_id = d.id and r.device_id is not null
      order by r.reading_timestamp desc limit 10
    ) r having count(*) = 10 and min(r.late) > interval '30 minutes' and max(r.late) - min(r.late) <= interval '5 minutes'`,
  ).join(' union all ')}
  ) l
  group by 1, 2 order by 1, 2 limit ${MAX_LISTED}`);

/** Lists devices of all organizations whose clocks are probably wrong, at most 20. */
export function listLateDevices(database: Database): Promise<LateDevice[]> {
  return database.run('delivery', LATE_DEVICES, {});
}
