import { type Database, statement } from '@rpm/database';

/**
 * SQL for the time of an organization's oldest unpublished event, if publication stands still; otherwise null. Publication stands still if the event has waited
 * for more than a minute, and no other event of the organization was published in the last minute. A long backlog alone does not count, because all
 * organizations take turns. The row `p` of `event_publication` belongs to the organization.
 */
export const OLDEST_UNPUBLISHED = `(
    select w.create_timestamp from (
      select e.create_timestamp from event e
      where e.organization_id = p.organization_id and e.dead_timestamp is null order by e.id limit 1
    ) w where greatest(w.create_timestamp, p.publish_timestamp) < now() - interval '1 minute'
  )`;

const UNPUBLISHED = statement<object, { timestamp: Date | null }>({
  name: 'oldest-unpublished-event',
  text: `select min(u.create_timestamp) as "timestamp" from event_publication p cross join lateral ${OLDEST_UNPUBLISHED} u`,
});

/** Returns the time of the oldest unpublished event of all organizations whose publication stands still; null if there is none. */
export async function oldestUnpublishedEvent(database: Database): Promise<Date | null> {
  const [row] = await database.run('delivery', UNPUBLISHED, {});
  return row?.timestamp ?? null;
}
