import { type Database, unnamedStatement } from '@rpm/database';
import { dropWeekOf, endedWeeks, type Horizon, WEEKLY_EVENTS } from './change-weeks';

const DAY_MS = 86_400_000;

/** Number of events that one statement deletes from the default partition. */
const EVENTS_AT_ONCE = 2_000;

const OLD_WEEKS = unnamedStatement<Horizon, { name: string }>(endedWeeks('published_event'));

const DELETE = unnamedStatement<Horizon, { count: number }>(`
  with old as (
    select ctid as place from published_event_default where publish_timestamp < $horizon order by publish_timestamp, position limit ${EVENTS_AT_ONCE}
  ), gone as (
    delete from published_event_default where ctid = any(array(select place from old)) returning 1
  )
  select count(*) as count from gone`);

/** Statement that returns whether a lease on events from before the horizon is open, because no sender has run since. */
const HAS_OPEN_LEASES = unnamedStatement<Horizon, { open: boolean }>(
  `select exists (select from event_lease where publish_timestamp < $horizon and lease_end < 'infinity') as open`,
);

/**
 * Removes the events of all organizations that have been kept for the given number of days, oldest first, so that the feed of an organization never
 * has a gap. Several processes may run it at once. It removes nothing while a lease on such events is open, because the deliveries need their events.
 */
export async function retireEvents(database: Database, { days, now }: { days: number; now: Date }): Promise<void> {
  const horizon = new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS);
  const [leases] = await database.run('delivery', HAS_OPEN_LEASES, { horizon });
  if (leases?.open) return;
  // The default partition contains the events from before the first partition was created.
  for (let count = EVENTS_AT_ONCE; count === EVENTS_AT_ONCE;) {
    const [row] = await database.run('delivery', DELETE, { horizon });
    count = row?.count ?? 0;
  }
  for (const week of await database.run('delivery', OLD_WEEKS, { horizon })) await dropWeekOf(database, WEEKLY_EVENTS, week);
}
