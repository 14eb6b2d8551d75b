import { type Webhook, WEBHOOK_HEALTH_VIEW, WEBHOOK_VIEW } from '@rpm/domain';
import { jsonInstant, jsonList, jsonObject, viewAsJson } from '@rpm/database';

/**
 * SQL expression that converts the row `w` to the JSON of a webhook. It excludes the health of the deliveries ({@link WEBHOOK_HEALTH}), because
 * health changes with every failure and would change the ETag that a caller needs to change the webhook.
 */
export const WEBHOOK = viewAsJson<typeof WEBHOOK_VIEW, Webhook>(WEBHOOK_VIEW, 'w', {
  type: 'w.type',
  types: 'w.types',
  headers: jsonList(
    jsonObject({ name: 'n.name' }),
    `webhook_header h cross join lateral unnest(h.names) with ordinality as n (name, place)`,
    'h.organization_id = w.organization_id and h.webhook_id = w.id',
    'n.place',
  ),
});

/** SQL expression that converts the row `h` to the JSON of the health of a webhook's deliveries. */
export const WEBHOOK_HEALTH = viewAsJson<typeof WEBHOOK_HEALTH_VIEW, { consecutiveFailures: number }>(WEBHOOK_HEALTH_VIEW, 'h', {
  firstFailureTimestamp: jsonInstant('h.failing_since'),
  latestSequences: jsonList(
    jsonObject({ type: 's.type', sequence: 's.sequence', publishTimestamp: jsonInstant('s.publish_timestamp') }),
    // An old snapshot keeps all earlier versions of a row. The current version is the last one in the index.
    `webhook_type t cross join lateral (
      select * from event_sequence s where s.organization_id = t.organization_id and s.type = t.type order by s.sequence desc limit 1
    ) s`,
    't.organization_id = h.organization_id and t.webhook_id = h.webhook_id',
    's.type',
  ),
  pauseEndTimestamp: `case when h.not_before > now() then ${jsonInstant('h.not_before')} end`,
});
