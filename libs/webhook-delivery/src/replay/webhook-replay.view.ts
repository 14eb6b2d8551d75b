import { instant, object } from '@rpm/data-access';

/** What the walk covers, between the bounds that were asked for: nothing is older than the webhook, and nothing newer than the replay. */
const FROM = 'greatest(r.start_timestamp, r.webhook_create_timestamp)';
export const REPLAY_END = 'least(r.end_timestamp, r.create_timestamp)';

const WALKED = `extract(epoch from r.cursor_timestamp - ${FROM}) / nullif(extract(epoch from ${REPLAY_END} - ${FROM}), 0)`;

/** A replay `r`. Its progress is the part of its time that is walked: counting what is left would take as long as doing it. */
export const WEBHOOK_REPLAY = object({
  id: 'r.id',
  webhookId: 'r.webhook_id',
  startTimestamp: instant('r.start_timestamp'),
  endTimestamp: instant('r.end_timestamp'),
  status: 'r.log_status',
  state: 'r.status',
  queued: 'r.queued',
  progress: `case when r.status = 'done' then 1 else round(greatest(0, least(1, coalesce(${WALKED}, 0))), 3) end`,
  createTimestamp: instant('r.create_timestamp'),
});
