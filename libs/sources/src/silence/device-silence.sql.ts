import { DEVICE_VERSION, EMBEDDED_DEVICE } from '@rpm/data-access';
import { type Database, insertEvents, jsonInstant, jsonObject, statement } from '@rpm/database';
import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';

/**
 * Number of readings of each kind, the newest by the time of their measurement, among which the one that arrived last is looked for. Readings have no index by device
 * and time of arrival, and must not pay for one. A device that sends its memory late sends readings of its last days, which are among these.
 */
const NEWEST = 100;

/** SQL for the times at which the newest readings of the device `d` arrived, also of those that were entered in error: the device has sent them, too. */
const ARRIVALS = READING_KIND_NAMES.map(
  (kind) => `(select r.received_timestamp as time from ${readingTableOf(kind)} r
    where r.organization_id = d.organization_id and r.device_id = d.id order by r.reading_timestamp desc limit ${NEWEST})`,
).join(' union all ');

/** SQL condition that a reading of the device `d` has arrived after a time. It reads no further than the first such reading. */
const hasArrivedAfter = (time: string) => `exists (select from (${ARRIVALS}) arrival where arrival.time > ${time})`;

/** SQL for the time of the last report of the device `d`: the arrival of a reading, or a health check. */
const LAST_REPORT = `greatest((select max(arrival.time) from (${ARRIVALS}) arrival), d.health_check_timestamp)`;

/** SQL for the time since which the present patient has held the device `d`. */
const HELD_SINCE = `(
  select a.start_timestamp from device_assignment a where a.organization_id = d.organization_id and a.device_id = d.id
  order by a.start_timestamp desc limit 1)`;

/** SQL condition that the device `d` is where it can report: with a patient who has not sent it back. */
const IS_IN_USE = `(d.current_status = 'withPatient' and not exists (
  select from return_device b join customer_return t on t.organization_id = b.organization_id and t.id = b.return_id
  where b.organization_id = d.organization_id and b.device_id = d.id and b.is_open and t.status = 'inTransit'))`;

/** SQL condition that the device `d` of the item `i` is expected to report. Readings that are dropped cannot be expected. */
const IS_EXPECTED = `(i.expected_interval_minutes is not null and not d.disabled_readings and ${IS_IN_USE})`;

const INTERVAL = 'make_interval(mins => i.expected_interval_minutes)';

/** SQL condition that the device `d` is silent: the interval has passed since its last report, since the patient got it, and since the service was started. */
const IS_SILENT = `(${IS_EXPECTED} and greatest(${HELD_SINCE}, d.health_check_timestamp, w.running_since) + ${INTERVAL} < now()
  and not ${hasArrivedAfter(`now() - ${INTERVAL}`)})`;

/** SQL for the time of the last report that was known when the silence `z` began. */
const LAST_KNOWN = `coalesce(z.last_report_timestamp, '-infinity')`;

/**
 * SQL for the reason why the silence `z` of the device `d` has ended; null if it has not. The report that ends a silence counts more than a later change of the
 * device or its item. It may have arrived before the silence began, if it was stored later.
 */
const END_CAUSE = `case
  when ${hasArrivedAfter(LAST_KNOWN)} then 'reading'
  when d.health_check_timestamp > ${LAST_KNOWN} then 'healthCheck'
  when not ${IS_IN_USE} or ${HELD_SINCE} > z.silent_since then 'custody'
  when not ${IS_EXPECTED} or greatest(${LAST_REPORT}, ${HELD_SINCE}) + ${INTERVAL} > now() then 'settings' end`;

const WITH_ITEM = 'join item i on i.organization_id = d.organization_id and i.id = d.item_id';

/** The next devices of an organization to look at: those after the given one. */
export interface DeviceSlice {
  organizationId: number;
  itemId: number;
  deviceId: number;
  /** When this process must have looked at them. Another process looks at them later. */
  leaseEnd: Date;
}

/** Time in seconds between two rounds through the devices of an organization, and after which another process looks at a slice. */
const ROUND_SECONDS = 60;

/**
 * SQL that leases a slice of the organization that has waited longest. Each organization gets one slice, then the next one, so that a large one delays no other. The table
 * rounds times to milliseconds, so what is due now may have a time that is just ahead.
 */
export const LEASE_DEVICE_SLICE = statement<object, DeviceSlice>({
  name: 'lease-slice-of-watched-devices',
  text: `
    update device_watch w set due_timestamp = clock_timestamp() + interval '${ROUND_SECONDS} seconds'
    where w.organization_id = (
      select o.organization_id from device_watch o where o.due_timestamp <= clock_timestamp() + interval '1 millisecond'
      order by o.due_timestamp limit 1 for update skip locked)
    returning w.organization_id as "organizationId", w.item_id as "itemId", w.device_id as "deviceId", w.due_timestamp as "leaseEnd"`,
});

/**
 * SQL that finds the devices of a slice whose silence begins or has ended, and ends the lease. A round begins with the silent devices that are no longer with a patient,
 * or whose items have no expected interval any more. An organization with neither expected intervals nor silent devices is no longer watched.
 */
export const LOOK_AT_DEVICES = statement<Omit<DeviceSlice, 'organizationId'> & { limit: number }, { deviceId: number }>({
  name: 'look-at-slice-of-devices',
  text: `
    with slice as materialized (
      select d.item_id, d.id from item i cross join lateral (
        select d.item_id, d.id from device d
        where d.organization_id = i.organization_id and d.item_id = i.id and d.current_status = 'withPatient'
          and d.id > case when i.id > $itemId then 0 else $deviceId end
        order by d.id limit $limit
      ) d
      where i.organization_id = $organizationId and i.id >= $itemId and i.expected_interval_minutes is not null
      order by i.id, d.id limit $limit
    ), unexpected as (
      select d.id from device_silence z join device d on d.organization_id = z.organization_id and d.id = z.device_id ${WITH_ITEM}
      where z.organization_id = $organizationId and $itemId = 0 and (d.current_status <> 'withPatient' or i.expected_interval_minutes is null)
      order by d.id limit $limit
    ), moved as (
      update device_watch w set (item_id, device_id, due_timestamp) = (
        select case when count(*) < $limit then 0 else max(s.item_id) end,
          case when count(*) < $limit then 0 else (array_agg(s.id order by s.item_id desc, s.id desc))[1] end,
          case when count(*) < $limit then w.due_timestamp else clock_timestamp() end
        from slice s)
      where w.organization_id = $organizationId and w.due_timestamp = $leaseEnd::timestamptz
    )
    select d.id as "deviceId" from slice s join device d on d.organization_id = $organizationId and d.id = s.id ${WITH_ITEM}
      cross join ingest_watch w left join device_silence z on z.organization_id = d.organization_id and z.device_id = d.id
    where w.id = 1 and case when z.device_id is null then ${IS_SILENT} else ${END_CAUSE} is not null end
    union all
    select id from unexpected`,
});

/** SQL that stops watching the devices of an organization that expects no reports and has no silent devices, unless an item has begun to expect some meanwhile. */
export const FORGET_DEVICES = statement<{ leaseEnd: Date }, { organizationId: number }>({
  name: 'forget-watched-devices',
  text: `delete from device_watch w where w.organization_id = $organizationId and w.due_timestamp = $leaseEnd::timestamptz
    and not exists (select from item i where i.organization_id = $organizationId and i.expected_interval_minutes is not null)
    and not exists (select from device_silence z where z.organization_id = $organizationId)
    returning w.organization_id as "organizationId"`,
});

/** SQL for the payload of an event about the silence `z` of the device `d`. */
const payload = (more: Record<string, string>) =>
  jsonObject({
    ...DEVICE_VERSION,
    device: EMBEDDED_DEVICE,
    silentSince: jsonInstant('z.silent_since'),
    lastReportTimestamp: jsonInstant('z.last_report'),
    ...more,
  });

/** SQL that begins the silence of devices, and emits the events. Of several processes, one begins it: the others find the row of the silence. */
export const BEGIN_DEVICE_SILENCE = statement<{ deviceIds: readonly number[] }, { deviceId: number }>({
  name: 'begin-silence-of-devices',
  text: `
    with found as materialized (
      select d.organization_id, d.id, i.expected_interval_minutes, ${LAST_REPORT} as last_report, greatest(${HELD_SINCE}, w.running_since) as since
      from device d ${WITH_ITEM} cross join ingest_watch w
      where d.organization_id = $organizationId and d.id = any($deviceIds::bigint[]) and w.id = 1 and ${IS_SILENT}
    ), begun as (
      insert into device_silence (organization_id, device_id, silent_since, last_report_timestamp)
      select organization_id, id, greatest(last_report, since) + make_interval(mins => expected_interval_minutes), last_report from found order by id
      on conflict do nothing returning device_id, silent_since
    ), announced as (
      ${insertEvents('payload')} select d.organization_id, 'device.silent', d.id, ${payload({ expectedIntervalMinutes: 'z.expected_interval_minutes' })}
      from (select f.*, b.silent_since from found f join begun b on b.device_id = f.id) z
        join device d on d.organization_id = z.organization_id and d.id = z.id
      order by d.id
    )
    select device_id as "deviceId" from begun`,
});

/** SQL that ends the silence of devices, and emits the events. */
export const END_DEVICE_SILENCE = statement<{ deviceIds: readonly number[] }, { deviceId: number }>({
  name: 'end-silence-of-devices',
  text: `
    with found as materialized (
      select z.organization_id, z.device_id, z.silent_since, ${LAST_REPORT} as last_report, ${END_CAUSE} as cause
      from device_silence z join device d on d.organization_id = z.organization_id and d.id = z.device_id ${WITH_ITEM}
      where z.organization_id = $organizationId and z.device_id = any($deviceIds::bigint[])
      for update of z
    ), ended as (
      delete from device_silence z using found f
      where z.organization_id = f.organization_id and z.device_id = f.device_id and f.cause is not null
      returning f.*
    ), announced as (
      ${insertEvents('payload')} select d.organization_id, 'device.recovered', d.id, ${payload({ cause: 'z.cause' })}
      from ended z join device d on d.organization_id = z.organization_id and d.id = z.device_id
      order by d.id
    )
    select device_id as "deviceId" from ended`,
});

/** The number of silent devices of all organizations. */
export const COUNT_SILENT_DEVICES = statement<object, { count: number }>({
  name: 'count-silent-devices',
  text: 'select count(*) as count from device_silence',
});

/** Counts the silent devices of each organization that has some, the organizations with most of them first. */
export const countSilentDevices = (database: Pick<Database, 'run'>, limit: number) =>
  database.run('delivery', COUNT_SILENT_DEVICES_BY_ORGANIZATION, { limit });

export const COUNT_SILENT_DEVICES_BY_ORGANIZATION = statement<{ limit: number }, { organizationId: number; count: number }>({
  name: 'count-silent-devices-by-organization',
  text: `select organization_id as "organizationId", count(*)::bigint as count from device_silence
    group by organization_id order by count(*) desc, organization_id limit $limit`,
});
