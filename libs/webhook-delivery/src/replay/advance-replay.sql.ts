import { type Database, statement } from '@rpm/database';
import { REPLAY_END } from './webhook-replay.view';
import { CAN_BE_RESENT, requeueDelivery } from '../log/requeue-delivery';
import { markSuperseded } from '../log/mark-superseded';
import { sameLog } from '../log/same-log';

/** Number of logs that one step of a replay processes. */
const PART = 500;

/**
 * Processes the next part of any running replay. Several processes can work on different replays at the same time. Each part is processed by a single
 * statement, so it is either processed and counted completely or not at all. @returns the number of deliveries queued, or null if every running
 * replay is being processed by another process
 */
export async function advanceReplay(database: Database): Promise<{ queued: number } | null> {
  const [part] = await database.run('delivery', ADVANCE, {});
  return part ?? null;
}

/**
 * Pending logs are skipped, because their deliveries are already in the queue. The status of a log is checked again once the log is locked, because a
 * concurrent request may have resent it. Nothing is queued for a webhook that has been disabled or deleted.
 */
export const ADVANCE = statement<object, { queued: number }>({
  name: 'advance-webhook-replay',
  text: `
    with job as materialized (
      select r.*, ${REPLAY_END} as before_timestamp,
        (select w.enabled from webhook w where w.organization_id = r.organization_id and w.id = r.webhook_id) as is_wanted
      -- A random replay is next, so that a large one does not delay the others.
      from webhook_replay r where r.status = 'running' order by random() limit 1 for update skip locked
    ), part as materialized (
      select l.* from job j cross join lateral (
        select l.organization_id, l.webhook_id, l.id, l.create_timestamp, l.message_id from webhook_log l
        where l.organization_id = j.organization_id and l.webhook_id = j.webhook_id
          and (l.create_timestamp, l.message_id) > (j.cursor_timestamp, j.cursor_message_id)
          -- This condition is implied by the one before, but lets the planner skip the partitions of other weeks.
          and l.create_timestamp >= j.cursor_timestamp and l.create_timestamp < j.before_timestamp
        order by l.create_timestamp, l.message_id limit ${PART}
      ) l where j.is_wanted
    ), revived as (
      update webhook_log l set status = 'pending' from part p, job j
      where ${sameLog('p')}
        and l.status <> 'pending' and l.status = coalesce(j.log_status, l.status) and ${CAN_BE_RESENT}
      returning l.*
    ), marked as (${markSuperseded('revived')}
    ), queued as (${requeueDelivery('revived')}
    ), last as (
      select create_timestamp, message_id from part order by create_timestamp desc, message_id desc limit 1
    )
    update webhook_replay r set
      queued = r.queued + (select count(*) from queued),
      cursor_timestamp = coalesce((select create_timestamp from last), r.cursor_timestamp),
      cursor_message_id = coalesce((select message_id from last), r.cursor_message_id),
      status = case when not j.is_wanted then 'cancelled' when (select count(*) from part) < ${PART} then 'done' else 'running' end
    from job j where r.organization_id = j.organization_id and r.id = j.id
    returning (select count(*) from queued) as queued`,
});
