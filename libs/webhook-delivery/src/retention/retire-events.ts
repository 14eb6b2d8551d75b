import { type Database, runInDeliveryScope } from '@rpm/database';
import { changeWeeklyPartitions, hasPartitionsOfWeek, WEEKLY_EVENTS } from './change-weeks';

const DAY_MS = 86_400_000;

/** Number of events that one statement deletes from the default partition. */
const EVENTS_AT_ONCE = 2_000;

/** SQL that lists the weeks that have a partition and ended before the time $1, oldest first. */
const OLD_WEEKS = `
  select name from (
    select right(c.relname, 7) as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'published_event'::regclass and c.relname ~ '^published_event_[0-9]{4}w[0-9]{2}$'
  ) partition
  where to_date(name, 'IYYY"w"IW')::timestamp + interval '1 week' <= $1::timestamptz at time zone 'UTC'
  order by to_date(name, 'IYYY"w"IW')`;

const DELETE = `
  with old as (
    select ctid as place from published_event_default where publish_timestamp < $1 order by publish_timestamp, position limit ${EVENTS_AT_ONCE}
  ), gone as (
    delete from published_event_default where ctid = any(array(select place from old)) returning 1
  )
  select count(*) as count from gone`;

/** SQL condition: nobody has made all deliveries of the events that were published before the time $1, because no sender has run since. */
const HAS_OPEN_LEASES = `select exists (select from event_lease where publish_timestamp < $1 and lease_end < 'infinity') as open`;

/**
 * Removes the events of all organizations that have been kept for the given number of days, oldest first, so that the feed of an organization never
 * has a gap. Several processes may run it at once. It removes nothing while a lease on such events is open, because the deliveries need their events.
 */
export async function retireEvents(dataSource: Database, { days, now }: { days: number; now: Date }): Promise<void> {
  const horizon = new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS);
  const [leases] = await runInDeliveryScope<{ open: boolean }>(dataSource, { text: HAS_OPEN_LEASES }, [horizon]);
  if (leases?.open) return;
  // The default partition contains the events from before the first partition was created.
  for (let count = EVENTS_AT_ONCE; count === EVENTS_AT_ONCE;) {
    const [row] = await runInDeliveryScope<{ count: number }>(dataSource, { text: DELETE }, [horizon]);
    count = row?.count ?? 0;
  }
  for (const week of await runInDeliveryScope<{ name: string }>(dataSource, { text: OLD_WEEKS }, [horizon])) {
    await changeWeeklyPartitions(dataSource, async (run) => {
      if (await hasPartitionsOfWeek(run, WEEKLY_EVENTS, week)) await run({ text: `drop table published_event_${week.name}` }, []);
    });
  }
}
