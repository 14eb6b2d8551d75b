/**
 * The slots of one sending process that a claim may fill. Every request that is being sent holds one slot. A webhook that has succeeded recently and
 * has not failed since is called proven. All other webhooks share a part of the slots, because their requests may hang until the deadline.
 */
export interface FreeSlots {
  /** Number of free slots. */
  free: number;
  /** Number of free slots among those that unproven webhooks share. */
  freeUnproven: number;
  /** Maximum number of slots that one organization may hold. */
  perOrganization: number;
  /** Maximum number of slots that the unproven webhooks of one organization may hold. */
  unprovenPerOrganization: number;
  /** Number of held slots by organization id. */
  organizations: Record<string, number>;
  /** Number of slots held by unproven webhooks, by organization id. */
  unprovenOrganizations: Record<string, number>;
  /** Number of held slots by queue; the keys are those of {@link queueName}. */
  queues: Record<string, number>;
}

/** A webhook has two queues, one of first tries and one of retries, so that retries never hold up first tries. */
export interface WebhookQueue {
  webhookId: number;
  isRetry: boolean;
}

export const queueName = ({ webhookId, isRetry }: WebhookQueue) => `${webhookId} ${isRetry}`;

/** Maximum number of slots that one queue may hold. */
export const QUEUE_SLOTS = {
  proven: { firstTries: 32, retries: 8 },
  unproven: { firstTries: 4, retries: 1 },
} as const;

/** SQL condition: the webhook with the health `h` is proven. A webhook without a success in the last day may hang by now. */
export const IS_PROVEN = `(h.consecutive_failures = 0 and coalesce(h.last_success_timestamp > now() - interval '1 day', false))`;

/** SQL for the slots that an organization or a queue holds, from a parameter that is a JSON object of counts. */
export const heldBy = (name: string, counts: string) => `coalesce((${counts} ->> (${name})::text)::integer, 0)`;

/** Names of the parameters that {@link grantSlots} needs. */
export interface SlotParameters {
  free: string;
  perOrganization: string;
  organizations: string;
}

/**
 * SQL that grants free slots to rows of `waiting`, which has a column `organization_id`. The organization that holds the fewest slots comes first,
 * and an organization gets its n-th slot only if at least n - 1 slots stay free. So an organization that comes later finds free slots, however many
 * others want some. @param order order of the rows of one organization
 */
export const grantSlots = (waiting: string, order: string, { free, perOrganization, organizations }: SlotParameters) => `
  select * from (
    select *, row_number() over (order by level, ${order}) as rank from (
      select *, row_number() over (partition by organization_id order by ${order}) + ${heldBy('organization_id', organizations)} as level
      from ${waiting}
    ) by_organization
  ) ranked
  where level <= ${perOrganization} and rank <= ${free} and level + rank <= ${free} + 1`;

/** SQL condition: {@link grantSlots} would grant a slot to an organization if no other organization wanted one. */
export const mayGrant = (organizationId: string, { free, perOrganization, organizations }: SlotParameters) =>
  `${heldBy(organizationId, organizations)} < least(${free}, ${perOrganization})`;
