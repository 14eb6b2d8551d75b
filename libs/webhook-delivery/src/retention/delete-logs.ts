import { type Database, unnamedStatement } from '@rpm/database';
import { sameLog } from '../log/same-log';

/** Number of webhook logs that one statement deletes. It is small enough for the statement to end before the statement timeout. */
const LOGS_AT_ONCE = 2_000;

interface Days {
  from: Date;
  to: Date;
}

const ORGANIZATIONS = unnamedStatement<Days, { organizationId: number }>(`
  select organization_id as "organizationId"
  from (select organization_id, create_day from webhook_log_cell union all select organization_id, create_day from webhook_log_delta) as counts
  where create_day >= ($from::timestamptz at time zone 'UTC')::date and create_day < ($to::timestamptz at time zone 'UTC')::date
  group by organization_id order by organization_id`);

const UNQUEUE = unnamedStatement<Days & { organizationId: number }>(`delete from webhook_delivery
  where organization_id = $organizationId and log_create_timestamp >= $from and log_create_timestamp < $to`);

const DELETE = unnamedStatement<Days & { organizationId: number }, { logs: number }>(`
  with old as materialized (
      select organization_id, webhook_id, id, create_timestamp, message_id from webhook_log
      where organization_id = $organizationId and create_timestamp >= $from and create_timestamp < $to
      order by create_timestamp limit ${LOGS_AT_ONCE} for update),
    payloads as (delete from webhook_log_payload p using old
      where p.organization_id = old.organization_id and p.log_id = old.id and p.log_create_timestamp = old.create_timestamp),
    attempts as (delete from webhook_attempt a using old
      where a.organization_id = old.organization_id and a.log_id = old.id and a.log_create_timestamp = old.create_timestamp),
    logs as (delete from webhook_log l using old
      where ${sameLog('old')} returning l.id)
  select count(*) as logs from logs`);

/**
 * Deletes the webhook logs of all organizations in a range of whole days together with their payloads and attempts, in batches. Triggers update the
 * totals.
 * @returns the number of deleted logs
 */
export async function deleteLogs(database: Database, days: Days): Promise<number> {
  const organizations = await database.run('delivery', ORGANIZATIONS, days);
  let deleted = 0;
  for (const { organizationId } of organizations) {
    const args = { organizationId, ...days };
    // The deliveries are removed from the queue before their logs are deleted, because a delivery without a log would stay in the queue for ever.
    await database.run('delivery', UNQUEUE, args);
    for (let logs = LOGS_AT_ONCE; logs === LOGS_AT_ONCE; deleted += logs) {
      const [row] = await database.run('delivery', DELETE, args);
      logs = row?.logs ?? 0;
    }
    // Deliveries are removed from the queue again, because one that was resent meanwhile has lost its log and would be claimed for ever.
    await database.run('delivery', UNQUEUE, args);
  }
  return deleted;
}
