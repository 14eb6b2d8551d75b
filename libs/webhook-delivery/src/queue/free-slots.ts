/**
 * The slots of one sending process that a claim may fill. Every request that is being sent holds one slot. A webhook is called proven if it has
 * succeeded recently and has not failed since. All other webhooks share a part of the slots, because their requests may hang until the time limit.
 */
export interface FreeSlots {
  /** Total number of free slots. */
  free: number;
  /** Number of free slots in the part that unproven webhooks share. */
  freeUnproven: number;
  /** Maximum number of slots that one organization may hold. */
  perOrganization: number;
  /** Maximum number of slots that the unproven webhooks of one organization may hold. */
  unprovenPerOrganization: number;
  /** Number of slots held by each organization, by organization id. */
  organizations: Record<string, number>;
  /** Number of slots held by each organization's unproven webhooks, by organization id. */
  unprovenOrganizations: Record<string, number>;
  /** Number of slots held by each queue; the keys are those of {@link queueName}. */
  queues: Record<string, number>;
}

/** The two queues of a webhook: one for first tries and one for retries, so that retries never hold up first tries. */
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

/**
 * SQL condition: the webhook with the health `h` is proven. A webhook without a success in the last day is not proven, because its server may have
 * started to hang.
 */
export const IS_PROVEN = `(h.consecutive_failures = 0 and coalesce(h.last_success_timestamp > now() - interval '1 day', false))`;

/** Returns SQL for the number of slots that an organization or a queue holds, read from a JSON parameter with a count for each of them. */
export const heldBy = (name: string, counts: string) => `coalesce((${counts} ->> (${name})::text)::integer, 0)`;

/** Names of the SQL parameters that {@link grantSlots} needs. */
export interface SlotParameters {
  free: string;
  perOrganization: string;
  organizations: string;
}

/**
 * Returns SQL that grants free slots to the rows of `waiting`, which has a column `organization_id`. Organizations that hold the fewest slots come
 * first, and an organization gets its n-th slot only if at least n - 1 slots stay free, so an organization that comes later always finds free slots.
 * @param order order of the rows within one organization
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
