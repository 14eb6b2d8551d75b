import { type Database, statement } from '@rpm/database';
import { lastPosition } from '../outbox/publish-events.sql';

/**
 * Maximum difference between the id of the last published event and that of an event that still waits because its transaction was committed late. Events with
 * lower ids are not looked for, because an old snapshot, such as that of a backup, keeps any number of deleted ones.
 */
const LATE_IDS = 1_000;

/**
 * SQL for the time of an organization's oldest unpublished event, if publication stands still; otherwise null. Publication stands still if the event has waited
 * for more than a minute, and no other event of the organization was published in the last minute. A long backlog alone does not count, because all
 * organizations take turns. The row `p` of `event_publication` belongs to the organization.
 */
export const OLDEST_UNPUBLISHED = `(
    select w.create_timestamp from (
      select e.create_timestamp from event e
      where e.organization_id = p.organization_id and e.dead_timestamp is null and coalesce(p.publish_timestamp < now() - interval '1 minute', true)
        and e.id > (
          select coalesce(max(l.id), 0) - ${LATE_IDS} from published_event l
          where l.organization_id = p.organization_id and l.position = p.position and l.publish_timestamp = p.publish_timestamp
        )
      order by e.id limit 1
    ) w where w.create_timestamp < now() - interval '1 minute'
  )`;

const UNPUBLISHED = statement<object, { timestamp: Date | null }>({
  name: 'oldest-unpublished-event',
  text: `select min(u.create_timestamp) as "timestamp" from organization o cross join lateral (
    -- Without the offset, PostgreSQL may read the whole table, of which an old snapshot keeps every earlier version.
    select * from event_publication p where p.organization_id = o.id and p.position = ${lastPosition('o.id')} offset 0
  ) p cross join lateral ${OLDEST_UNPUBLISHED} u`,
});

/** Returns the time of the oldest unpublished event of all organizations whose publication stands still; null if there is none. */
export async function oldestUnpublishedEvent(database: Database): Promise<Date | null> {
  const [row] = await database.run('delivery', UNPUBLISHED, {});
  return row?.timestamp ?? null;
}
