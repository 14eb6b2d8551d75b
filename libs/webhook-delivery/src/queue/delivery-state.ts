import { DISABLED_REASONS, type DisabledReason } from '@rpm/domain';
import { type Database, statement } from '@rpm/database';
import { MAY_BE_UNFOLDED } from '../log/unfolded-changes.sql';
import { KNOWN } from '../outbox/oldest-events.sql';
import { type OutboxLook, type OutboxResult, WaitingOrganizations } from '../outbox/waiting-organizations';
import { BREAKER_FAILURES } from './claim.sql';
import { FIRST_DUE, KNOWN_QUEUES, queueResult } from '../waiting/known-queues.sql';
import { type QueueLook, type QueueResult, WaitingQueues } from '../waiting/waiting-queues';

/** State of webhook delivery across all organizations. Ages are in seconds by the database's clock, and 0 if nothing is waiting. */
export interface DeliveryState {
  /** Number of deliveries that are not finished: due, being sent, or waiting for a retry. */
  pending: number;
  /** Age of the oldest due delivery whose webhook accepts requests at this moment. */
  oldestDueSeconds: number;
  /** Age of the oldest due delivery that is held back because the webhook's server is failing or has asked for a pause. */
  oldestHeldBackSeconds: number;
  /** Age of the oldest event that has not been turned into deliveries. */
  oldestEventSeconds: number;
  /** Number of enabled webhooks whose last request failed, counted by the state of their circuit breaker. */
  breakers: Record<BreakerState, number>;
  /** Number of webhooks that the service has disabled, by reason. */
  disabled: Record<DisabledReason, number>;
  /** Number of events and deliveries that were set aside because they cannot be processed. */
  deadEvents: number;
  deadDeliveries: number;
  runningReplays: number;
}

/** States of a webhook's circuit breaker. Closed: requests are sent. Open: nothing is sent for now. Half open: one request is sent as a probe. */
export const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;

export type BreakerState = (typeof BREAKER_STATES)[number];

type StateRow = DeliveryState & { outboxResult: OutboxResult; queueResult: QueueResult };

/**
 * Reads the state of webhook delivery repeatedly, each time with one statement. Its cost grows with the number of webhooks that have deliveries and with what was
 * written since the last call, not with the number of deliveries.
 */
export class DeliveryStateReader {
  private readonly organizations = new WaitingOrganizations();
  private readonly queues = new WaitingQueues();

  constructor(private readonly database: Database) {}

  async read(): Promise<DeliveryState> {
    const look = { ...this.organizations.nextLook(), ...this.queues.nextLook() };
    const [row] = await this.database.run('delivery', DELIVERY_STATE, look);
    if (!row) throw new Error('A statement without conditions has one row.');
    const { outboxResult, queueResult, ...state } = row;
    this.organizations.remember(outboxResult, look);
    this.queues.remember(queueResult, look);
    return state;
  }
}

/** Reads the state of webhook delivery once. */
export const deliveryState = (database: Database): Promise<DeliveryState> => new DeliveryStateReader(database).read();

const secondsSince = (timestamp: string) =>
  `coalesce(greatest(extract(epoch from now() - min(${timestamp})), 0), 0)::double precision`;

/**
 * The statement looks at the queues and at the organizations with events of which the process knows ({@link KNOWN_QUEUES}, {@link KNOWN}), and reads the oldest row of
 * each. It uses subqueries instead of joins, because PostgreSQL may execute a join as a table scan.
 */
export const DELIVERY_STATE = statement<OutboxLook & QueueLook, StateRow>({
  name: 'delivery-state',
  text: `
    with recursive ${KNOWN}, ${KNOWN_QUEUES}, queue as materialized (
      select k.organization_id, k.webhook_id, k.is_retry, ${FIRST_DUE} as due_timestamp from known_queue k
    ), due as (
      select due_timestamp, coalesce((
        select h.consecutive_failures >= ${BREAKER_FAILURES} or h.not_before > now() from webhook_health h
        where h.organization_id = q.organization_id and h.webhook_id = q.webhook_id
      ), false) as is_held_back
      from queue q where due_timestamp <= now()
    ), outbox as materialized (
      select k.organization_id, e.id, e.create_timestamp from known k left join lateral (
        select e.id, e.create_timestamp from event e
        where e.organization_id = k.organization_id and e.id > k.after_id and e.dead_timestamp is null order by e.id limit 1
      ) e on true
    ), disabled as (
      select disabled_reason from webhook where disabled_reason is not null
    ), failing as (
      select case when h.consecutive_failures < ${BREAKER_FAILURES} then 'closed' when h.not_before > now() then 'open'
        else 'half_open' end as state
      from webhook_health h
      where h.consecutive_failures > 0
        and (select w.enabled from webhook w where w.organization_id = h.organization_id and w.id = h.webhook_id)
    )
    select
      ((select coalesce(sum(count), 0) from webhook_log_cell where status = 'pending' and count <> 0)
        + (select coalesce(sum(count), 0) from webhook_log_delta where ${MAY_BE_UNFOLDED} and status = 'pending'))::bigint as pending,
      (select ${secondsSince('due_timestamp')} from due where not is_held_back) as "oldestDueSeconds",
      (select ${secondsSince('due_timestamp')} from due where is_held_back) as "oldestHeldBackSeconds",
      (select ${secondsSince('create_timestamp')} from outbox) as "oldestEventSeconds",
      (select jsonb_build_object(${BREAKER_STATES.map((state) => `'${state}', count(*) filter (where state = '${state}')`).join()})
        from failing) as breakers,
      (select jsonb_build_object(${DISABLED_REASONS.map((reason) => `'${reason}', count(*) filter (where disabled_reason = '${reason}')`).join()})
        from disabled) as disabled,
      (select count(*) from event where dead_timestamp is not null)
        + (select count(*) from event_lease where lease_end = 'infinity') as "deadEvents",
      (select count(*) from webhook_delivery where due_timestamp = 'infinity') as "deadDeliveries",
      (select count(*) from webhook_replay where status = 'running') as "runningReplays",
      (select json_build_object('snapshot', pg_current_snapshot()::text, 'lookTimestamp', now()::text, 'organizations', coalesce(json_agg(
        json_build_object('organizationId', organization_id, 'afterId', id - 1, 'isLocked', false)), '[]')) from outbox) as "outboxResult",
      ${queueResult('select * from queue')} as "queueResult"`,
});
