import { type Database, statement } from '@rpm/database';
import { cancelWithoutBody } from './cancel-without-body.sql';
import { type ClaimedDelivery } from './claimed-delivery';
import { type FreeSlots, grantSlots, heldBy, IS_PROVEN, mayGrant, QUEUE_SLOTS } from './free-slots';
import { unpackDeliveries } from '../log/unpack-deliveries.sql';
import { FIRST_DUE, KNOWN_QUEUES, queueResult } from '../waiting/known-queues.sql';
import { requestHeaders, validSecrets } from './valid-secrets';
import { type QueueLook, type QueueResult, type WaitingQueues } from '../waiting/waiting-queues';

/** The position of a webhook in the order in which claims process webhooks. */
export type WebhookPosition = Pick<ClaimedDelivery, 'organizationId' | 'webhookId'>;

interface Claim {
  /** Id by which the queue knows the sender. */
  owner: string;
  leaseMs: number;
  slots: FreeSlots;
  /** The webhook after which the claim starts, so that every webhook gets its turn. */
  after: WebhookPosition;
  /** The queues that have deliveries, as far as this process has seen them. */
  waiting: WaitingQueues;
}

/**
 * Takes due deliveries for a sender, so that no other sender takes them before the lease ends. It grants slots fairly among organizations, webhooks
 * and queues ({@link FreeSlots}). Queues that cannot get a slot do not count towards the maximum number of queues per claim.
 */
export async function claimDeliveries(
  database: Database,
  { owner, leaseMs, slots, after, waiting }: Claim,
): Promise<ClaimedDelivery[]> {
  const place = waiting.nextLook();
  const rows = await database.run('delivery', CLAIM, {
    owner,
    leaseMs,
    ...slots,
    organizations: JSON.stringify(slots.organizations),
    unprovenOrganizations: JSON.stringify(slots.unprovenOrganizations),
    queues: JSON.stringify(slots.queues),
    afterOrganization: after.organizationId,
    afterWebhook: after.webhookId,
    ...place,
  });
  const look = rows[0]?.look;
  if (!look) throw new Error('The first row has the result of the look.');
  waiting.remember(look, place);
  const claimed = rows.filter(hasDelivery).map(({ look: _, ...delivery }): Claimed => delivery);
  // A replay, or an older process, has queued packed deliveries as they are.
  const packed = claimed.filter((delivery) => !hasBody(delivery));
  if (packed.length === 0) return claimed.filter(hasBody);
  await unpackDeliveries({ run: (statement, args) => database.run('delivery', statement, args) }, packed);
  const lost = packed.filter((delivery) => !hasBody(delivery));
  if (lost.length > 0) await cancelWithoutBody(database, owner, lost);
  return claimed.filter(hasBody);
}

/** A row of the statement. Only the first row contains the result of the look at the queue, which is long if many webhooks have deliveries. */
type Row<Of> = { look: QueueResult | null } & Of;

/** A claimed delivery, whose body is null if it is in `webhook_bodies`. */
type Claimed = Omit<ClaimedDelivery, 'body'> & { body: string | null };

const hasDelivery = (row: Row<Claimed> | Row<{ logId: null }>): row is Row<Claimed> => row.logId !== null;

const hasBody = (delivery: Claimed): delivery is ClaimedDelivery => delivery.body !== null;

/** Number of consecutive failures that open the circuit breaker of a webhook. */
export const BREAKER_FAILURES = 5;

/** Interval between probes of a webhook whose circuit breaker is open. */
const PROBE = `interval '30 seconds'`;

/** Length of a burst of a rate-limited webhook: the requests that its limit allows in this interval may be sent at once. */
const BURST = `interval '100 milliseconds'`;

/** Maximum number of deliveries of a disabled webhook that one claim takes in order to cancel them. More would delay all other deliveries. */
const CANCELLED_AT_ONCE = 16;

/** SQL for the number of requests that the rate limit of a webhook `w` with the health `h` still allows now; null if the webhook has no limit. */
const RATE_LEFT = `case when w.rate_limit is not null then
  greatest(0, floor(1 + w.rate_limit * extract(epoch from now() - greatest(h.next_slot, now() - ${BURST}))))::integer end`;

/** SQL that finds the webhook of a queue `q`. The `offset 0` keeps PostgreSQL from turning the subquery into a join that scans the whole table. */
const WEBHOOK = `(
  select w.enabled, w.rate_limit, w.url, w.purpose, w.format from webhook w where w.organization_id = q.organization_id and w.id = q.webhook_id offset 0
) w`;
const HEALTH = 'from webhook_health h where h.organization_id = q.organization_id and h.webhook_id = q.webhook_id';
const IS_OPEN = '(h.not_before is null or h.not_before <= now() or not w.enabled)';

const { proven, unproven } = QUEUE_SLOTS;

const ALL_SLOTS = {
  free: '$free::integer',
  perOrganization: '$perOrganization::integer',
  organizations: '$organizations::jsonb',
};
const UNPROVEN_SLOTS = {
  free: '$freeUnproven::integer',
  perOrganization: '$unprovenPerOrganization::integer',
  organizations: '$unprovenOrganizations::jsonb',
};

/**
 * Order in which slots are granted. Every queue gets its first slot before any queue gets a second one. Queues of failing webhooks come later. Among
 * equal queues, the one that has waited longest is first.
 */
const TURN = 'nth, is_failing, ready_timestamp, webhook_id';

const UNIT =
  'organization_id, webhook_id, is_retry, due_timestamp, is_probe, is_proven, is_failing, ready_timestamp, is_cut, nth';

/**
 * Maximum number of queues to which one claim grants slots. Examining all queues would take too long. If queues remain, the next claim follows at
 * once and continues with them.
 */
const QUEUES_AT_ONCE = '($free::integer / 4 + 32)';

interface ClaimArguments
  extends Pick<FreeSlots, 'free' | 'freeUnproven' | 'perOrganization' | 'unprovenPerOrganization'>, QueueLook {
  owner: string;
  leaseMs: number;
  /** The numbers of slots that are held, as in {@link FreeSlots}, each as a JSON object. */
  organizations: string;
  unprovenOrganizations: string;
  queues: string;
  /** Ids of the webhook after which the claim starts, and of its organization. */
  afterOrganization: number;
  afterWebhook: number;
}

/**
 * SQL for the queues at which the statement has looked: all, or those up to the last one that it needed. PostgreSQL looks at a queue when the statement needs it, and
 * remembers the result.
 */
const VISITED = `
  select organization_id, webhook_id, is_retry, first_due as due_timestamp from queue
  limit (select case when count(*) >= ${QUEUES_AT_ONCE} then max(visit) end from due_queue)`;

/**
 * The statement looks at the queues whose first deliveries may be due ({@link KNOWN_QUEUES}), each by one index lookup. It grants slots before it knows how many
 * deliveries each queue contains; if slots are left over, the next claim follows at once. No row is locked before slots are granted. After that, the statement
 * locks each webhook that is failing or has a rate limit, so that only one of several processes probes the webhook and the rate limit applies to all processes
 * together. A due delivery that has an owner was being sent when its sender died. That request may have arrived, so it is recorded as interrupted, unless the
 * delivery was only to be cancelled.
 */
export const CLAIM = statement<ClaimArguments, Row<Claimed> | Row<{ logId: null }>>({
  name: 'claim-deliveries',
  text: `
    with recursive ${KNOWN_QUEUES}, queue as materialized (
      select row_number() over () as visit, k.*, ${FIRST_DUE} as first_due from (
        select * from known_queue where due_timestamp <= now() and (organization_id, webhook_id) > ($afterOrganization::bigint, $afterWebhook::bigint)
        order by organization_id, webhook_id, is_retry
      ) k
    ), due_queue as materialized (
      select q.visit, q.organization_id, q.webhook_id, q.is_retry, q.first_due as due_timestamp, h.is_probe, h.is_proven, h.is_failing,
        greatest(q.first_due, h.not_before) as ready_timestamp, r.room
      from queue q
      cross join lateral ${WEBHOOK}
      cross join lateral (
        select h.consecutive_failures > 0 as is_failing, h.consecutive_failures >= ${BREAKER_FAILURES} and w.enabled as is_probe,
          -- A disabled webhook is sent no request, so nothing can hang.
          not w.enabled or ${IS_PROVEN} as is_proven, h.not_before, ${RATE_LEFT} as rate_left
        ${HEALTH} and ${IS_OPEN} offset 0
      ) h
      cross join lateral (
        select case when not w.enabled then ${CANCELLED_AT_ONCE}
          when h.is_probe then 1
          else least(h.rate_left, case when h.is_proven and q.is_retry then ${proven.retries} when h.is_proven then ${proven.firstTries}
            when q.is_retry then ${unproven.retries} else ${unproven.firstTries} end - ${heldBy(`q.webhook_id || ' ' || q.is_retry`, '$queues::jsonb')}) end as room
      ) r
      where q.first_due <= now() and r.room > 0 and ${mayGrant('q.organization_id', ALL_SLOTS)}
        and (h.is_proven or ${mayGrant('q.organization_id', UNPROVEN_SLOTS)})
        -- One probe is enough, so first tries wait while there are retries.
        and (q.is_retry or not h.is_probe or not exists (
          select from webhook_delivery r where r.organization_id = q.organization_id and r.webhook_id = q.webhook_id
            and r.is_retry and r.due_timestamp >= q.retry_due and r.due_timestamp <= now()))
      limit ${QUEUES_AT_ONCE}
    ), waiting as materialized (
      select q.*, nth from (
        select *, (free + queues - 1) / queues as share, is_limited or (free + queues - 1) / queues < room as is_cut from (
          select *, case when is_proven then $free::integer else $freeUnproven::integer end as free,
            count(*) over (partition by is_proven)::integer as queues, count(*) over () >= ${QUEUES_AT_ONCE} as is_limited
          from due_queue
        ) q
      ) q cross join lateral generate_series(1, least(room, share)) nth
    ), granted_unproven as materialized (
      ${grantSlots('(select * from waiting where not is_proven) unproven', TURN, UNPROVEN_SLOTS)}
    ), granted as materialized (
      select organization_id, webhook_id, is_retry, due_timestamp, is_probe, is_proven, is_cut, count(*) as count
      from (${grantSlots(
        `(select ${UNIT} from waiting where is_proven union all select ${UNIT} from granted_unproven) waiting`,
        TURN,
        ALL_SLOTS,
      )}) granted
      group by organization_id, webhook_id, is_retry, due_timestamp, is_probe, is_proven, is_cut
    ), picked as materialized (
      select d.*, w.enabled, w.rate_limit, w.url, w.purpose, w.format, q.is_probe, q.is_proven, q.is_cut
      from granted q
      cross join lateral ${WEBHOOK}
      cross join lateral (
        select null::integer as rate_left ${HEALTH}
          and h.consecutive_failures = 0 and h.not_before is null and w.rate_limit is null
        union all
        select h.rate_left from (
          select ${RATE_LEFT} as rate_left ${HEALTH}
            and (h.consecutive_failures > 0 or h.not_before is not null or w.rate_limit is not null) and ${IS_OPEN}
          for update skip locked
        ) h
      ) h
      cross join lateral (
        select d.ctid as place, d.* from webhook_delivery d
        where d.organization_id = q.organization_id and d.webhook_id = q.webhook_id and d.is_retry = q.is_retry
          and d.due_timestamp >= q.due_timestamp and d.due_timestamp <= now()
        order by d.due_timestamp, d.log_id limit least(q.count, h.rate_left) for update skip locked
      ) d
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
      select organization_id, log_id, attempts, log_create_timestamp,
        greatest(due_timestamp - $leaseMs::integer * interval '1 millisecond', log_create_timestamp), 'interrupted'
      from picked where owner is not null and attempts > 0
      on conflict do nothing
    ), claimed as (
      update webhook_delivery d set owner = $owner::uuid, due_timestamp = now() + $leaseMs::integer * interval '1 millisecond',
        attempts = least(d.attempts + p.enabled::integer, 32767), step = least(d.step + (d.owner is not null)::integer, 32767)
      from picked p where d.ctid = p.place
      returning d.organization_id, d.webhook_id, d.is_retry, d.due_timestamp, d.log_id, d.log_create_timestamp, d.message_id, d.step,
        d.attempts,
        p.enabled, p.url, p.purpose, p.format, p.is_probe, p.is_proven, p.is_cut, p.owner is not null and p.attempts > 0 as was_interrupted
    )
    select case when row_number() over () = 1 then s.look end as look, c.* from (select ${queueResult(VISITED)} as look) s left join (
      select c.organization_id as "organizationId", c.webhook_id as "webhookId", c.is_retry as "isRetry", c.due_timestamp as "leaseEnd",
      c.log_id as "logId", c.log_create_timestamp as "logCreateTimestamp", c.step, c.attempts as number, c.enabled, c.url, c.purpose, c.format,
      c.is_probe as "isProbe", c.was_interrupted as "wasInterrupted", c.is_proven as "isProven", c.is_cut as "isClaimCut", c.message_id as "messageId", b.body, b.sent,
      ${validSecrets('c', 'webhook_id')} as secrets, ${requestHeaders('c', 'webhook_id')} as headers
    from claimed c
    left join webhook_log_payload b
      on b.organization_id = c.organization_id and b.log_id = c.log_id and b.log_create_timestamp = c.log_create_timestamp
    ) c on true`,
});
