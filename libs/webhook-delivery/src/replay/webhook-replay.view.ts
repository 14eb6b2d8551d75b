import { jsonInstant, viewAsJson } from '@rpm/database';
import { WEBHOOK_REPLAY_VIEW } from '@rpm/domain';

/**
 * Time range of the logs that a replay processes: the requested range, limited to the time between the creation of the webhook and that of the
 * replay.
 */
const FROM = 'greatest(r.start_timestamp, r.webhook_create_timestamp)';
export const REPLAY_END = 'least(r.end_timestamp, r.create_timestamp)';

const WALKED = `extract(epoch from r.cursor_timestamp - ${FROM}) / nullif(extract(epoch from ${REPLAY_END} - ${FROM}), 0)`;

/**
 * Returns the columns of a replay `r`. Its progress is the fraction of the time range that was processed, because counting the remaining logs would take as
 * long as replaying them.
 */
export const WEBHOOK_REPLAY = viewAsJson<typeof WEBHOOK_REPLAY_VIEW, object>(WEBHOOK_REPLAY_VIEW, 'r', {
  id: 'r.id',
  webhook: `json_build_object('id', r.webhook_id)`,
  startTimestamp: jsonInstant('r.start_timestamp'),
  endTimestamp: jsonInstant('r.end_timestamp'),
  logStatus: 'r.log_status',
  status: 'r.status',
  queued: 'r.queued',
  progress: `case when r.status = 'done' then 1 else round(greatest(0, least(1, coalesce(${WALKED}, 0))), 3) end`,
  createTimestamp: jsonInstant('r.create_timestamp'),
});
