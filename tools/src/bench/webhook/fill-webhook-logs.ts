import { ensureWeeklyPartitions, foldWebhookLogTotals } from '@rpm/webhook-delivery';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { type DataSource } from 'typeorm';

export const DAYS = 90;
const ORGANIZATIONS = 10;
const DAY_MS = 86_400_000;

/**
 * SQL that inserts the webhook logs of a day ($1 is the day, $2 the number of logs). Two fifths belong to the first organization, half have the same
 * event type, and one in twelve was retried for up to three days. Some of the retried deliveries got no response or have failed.
 */
const FILL_DAY = `
  insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts,
    last_response_status, last_retry_timestamp, status)
  select case when random() < 0.4 then 1 else 1 + floor(random() * ${ORGANIZATIONS})::int end, 1, 'evt_' || g, type,
    'https://hooks.example.org/rpm', at, retries, nullif(answer, 0),
    case when retries > 0 then at + (random() ^ 4 * 3) * interval '1 day' + interval '5 seconds' end,
    case when answer = 200 then 'delivered' when retries = 9 then 'failed' else 'pending' end
  from (
    select g, $1::timestamptz + random() * interval '23 hours 59 minutes' as at,
      ($3::text[])[case when random() < 0.5 then 1 else 1 + floor(random() * 12)::int end] as type,
      case when random() < 0.92 then 0 else (array[1, 1, 1, 2, 2, 3, 4, 5, 9])[1 + floor(random() * 9)::int] end as retries,
      random() as chance
    from generate_series(1, $2::int) as g
  ) as one cross join lateral (
    select case when retries = 9 then (array[500, 503, 404, 0])[1 + floor(chance * 4)::int] when chance < 0.005 then 503 else 200 end as answer
  ) as answered`;

/** Fills the table of webhook logs. @param end a midnight; all logs are from the days before this midnight */
export async function fillWebhookLogs(
  administration: DataSource,
  service: DataSource,
  { logs, end, say }: { logs: number; end: Date; say: (progress: string) => void },
): Promise<void> {
  await administration.query(
    `insert into organization (id, name) overriding system value select g, 'Clinic ' || g from generate_series(1, ${ORGANIZATIONS}) g`,
  );
  for (let day = DAYS; day >= 0; day -= 7) await ensureWeeklyPartitions(service, new Date(end.getTime() - day * DAY_MS));
  for (let day = DAYS; day >= 1; day--) {
    if (day % 10 === 0) say(`Writing ${logs} logs: ${day} days to go`);
    await administration.query(FILL_DAY, [new Date(end.getTime() - day * DAY_MS), Math.ceil(logs / DAYS), WEBHOOK_TYPES]);
    await foldWebhookLogTotals(service);
  }
  // These last logs leave pending changes of the totals, as in a service between two runs of the process that adds the changes.
  for (let statement = 0; statement < 100; statement++)
    await administration.query(FILL_DAY, [new Date(end.getTime() - DAY_MS), 10, WEBHOOK_TYPES]);
  await administration.query('vacuum (analyze)');
}
