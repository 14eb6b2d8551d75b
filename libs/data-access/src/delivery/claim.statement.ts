import { type Statement } from '../organization-scope';
import { validSecrets } from './valid-secrets';

/** Failures in a row that open the breaker of a webhook. */
export const BREAKER_FAILURES = 5;

/** How often a webhook whose breaker is open is tried. */
const PROBE = `interval '30 seconds'`;

/** How much of a second's worth of a rate limit may go at once. */
const BURST = `interval '100 milliseconds'`;

/** How much of a lane that is only to be cancelled is taken at once: more would put off the turn of all others. */
const CANCELLED_AT_ONCE = 16;

/** How many requests a rate limit leaves; null where there is none. Of a webhook `w` with the health `h`. */
const RATE_LEFT = `case when w.rate_limit is not null then
  greatest(0, floor(1 + w.rate_limit * extract(epoch from now() - greatest(h.next_slot, now() - ${BURST}))))::integer end`;

/**
 * Takes what is due, fairly: every lane (a webhook's first tries, or its retries) as much as it has room for. Nobody else takes it until
 * the lease is over.
 *
 * - `$1` who takes it, `$2` the lease in milliseconds, `$3` how many in all
 * - `$4`, `$5` the webhook after which to begin, so that all have their turn where not all can be served at once
 * - `$6` room by lane as JSON, `{"<webhook id> <is retry>": n}`; `$7` that of all others
 *
 * Lanes are found by jumps through the only index of the queue. A webhook that is failing or has a rate limit is locked, so that of
 * several processes one probes it, and the limit holds for all of them together. What is due and has an owner was being sent when its
 * sender was last heard of: that request may have arrived, and is written down. What was only to be cancelled may have had none.
 */
export const CLAIM: Statement = {
  name: 'claim-deliveries',
  text: `
    with recursive lane as (
      (select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp from webhook_delivery d
        where (d.organization_id, d.webhook_id) > ($4::bigint, $5::bigint)
        order by d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp limit 1)
      union all
      select n.* from lane l cross join lateral (
        select d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp from webhook_delivery d
        where (d.organization_id, d.webhook_id, d.is_retry) > (l.organization_id, l.webhook_id, l.is_retry)
        order by d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp limit 1
      ) n
    ), open_lane as (
      select l.organization_id, l.webhook_id, l.is_retry, w.enabled, w.rate_limit, w.url,
        h.consecutive_failures >= ${BREAKER_FAILURES} and w.enabled as is_probe,
        case when not w.enabled then ${CANCELLED_AT_ONCE}
          when h.consecutive_failures >= ${BREAKER_FAILURES} then 1
          else least(coalesce(($6::jsonb ->> (l.webhook_id || ' ' || l.is_retry))::integer, $7::integer), ${RATE_LEFT}) end as room
      from lane l
      -- Looked up for each lane: as a join it was every webhook by every lane. What has an offset is not made into a join.
      cross join lateral (
        select w.enabled, w.rate_limit, w.url from webhook w where w.organization_id = l.organization_id and w.id = l.webhook_id
        offset 0
      ) w
      join lateral (
        select h.* from webhook_health h where h.organization_id = l.organization_id and h.webhook_id = l.webhook_id
          and h.consecutive_failures = 0 and h.not_before is null and w.rate_limit is null
        union all
        select h.* from (
          select h.* from webhook_health h where h.organization_id = l.organization_id and h.webhook_id = l.webhook_id
            and (h.consecutive_failures > 0 or h.not_before is not null or w.rate_limit is not null)
            and (h.not_before is null or h.not_before <= now() or not w.enabled)
          for update skip locked
        ) h
      ) h on true
      where l.due_timestamp <= now()
        -- One probe is enough: the first tries wait for the retries.
        and (l.is_retry or h.consecutive_failures < ${BREAKER_FAILURES} or not exists (
          select from webhook_delivery r where r.organization_id = l.organization_id and r.webhook_id = l.webhook_id
            and r.is_retry and r.due_timestamp <= now()))
    ), picked as materialized (
      select d.*, o.enabled, o.rate_limit, o.url, o.is_probe from open_lane o cross join lateral (
        select d.ctid as place, d.* from webhook_delivery d
        where d.organization_id = o.organization_id and d.webhook_id = o.webhook_id and d.is_retry = o.is_retry
          and d.due_timestamp <= now()
        order by d.due_timestamp, d.log_id limit o.room for update skip locked
      ) d
      limit $3::integer
    ), gated as (
      update webhook_health h set
        not_before = case when p.is_probe then now() + ${PROBE} else h.not_before end,
        next_slot = greatest(h.next_slot, now() - ${BURST}) + p.count * interval '1 second' / p.rate_limit
      from (
        select organization_id, webhook_id, rate_limit, bool_or(is_probe) as is_probe, count(*) from picked
        group by organization_id, webhook_id, rate_limit order by organization_id, webhook_id
      ) p
      where h.organization_id = p.organization_id and h.webhook_id = p.webhook_id and (p.is_probe or p.rate_limit is not null)
    ), interrupted as (
      insert into webhook_attempt (organization_id, log_id, number, log_create_timestamp, start_timestamp, error)
      select organization_id, log_id, attempts, log_create_timestamp, due_timestamp - $2::integer * interval '1 millisecond', 'interrupted'
      from picked where owner is not null and attempts > 0
      on conflict do nothing
    ), claimed as (
      update webhook_delivery d set owner = $1::uuid, due_timestamp = now() + $2::integer * interval '1 millisecond',
        attempts = least(d.attempts + p.enabled::integer, 32767), step = least(d.step + (d.owner is not null)::integer, 32767)
      from picked p where d.ctid = p.place
      returning d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp, d.log_id, d.log_create_timestamp, d.message_id, d.step,
        d.attempts,
        p.enabled, p.url, p.is_probe, p.owner is not null and p.attempts > 0 as was_interrupted
    )
    select c.organization_id as "organizationId", c.webhook_id as "webhookId", c.is_retry as "isRetry", c.due_timestamp as "leaseEnd",
      c.log_id as "logId", c.log_create_timestamp as "logCreateTimestamp", c.step, c.attempts as number, c.enabled, c.url,
      c.is_probe as "isProbe", c.was_interrupted as "wasInterrupted", c.message_id as "messageId", b.body,
      ${validSecrets('c', 'webhook_id')} as secrets
    from claimed c
    join webhook_log_payload b
      on b.organization_id = c.organization_id and b.log_id = c.log_id and b.log_create_timestamp = c.log_create_timestamp`,
};
