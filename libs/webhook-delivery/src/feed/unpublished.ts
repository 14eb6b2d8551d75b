import { type Database, statement } from '@rpm/database';

/**
 * SQL for the oldest unpublished event of the organization in the row `p` of `event_publication`, if no process publishes events: it has waited for
 * more than a minute, and no other event was published in that time. A long backlog alone does not count, because all organizations take turns.
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

/** Returns the time of the oldest event of all organizations if no process publishes events; null if they are published. */
export async function oldestUnpublishedEvent(database: Database): Promise<Date | null> {
  const [row] = await database.run('delivery', UNPUBLISHED, {});
  return row?.timestamp ?? null;
}
