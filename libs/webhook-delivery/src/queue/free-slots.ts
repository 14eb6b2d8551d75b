/**
 * The slots of one sending process that a claim may fill. Every request that is being sent holds one slot. A webhook that answered well
 * lately and has not failed since is proven; all other webhooks share a part of the slots, because their requests may hang until the
 * deadline.
 */
export interface FreeSlots {
  /** Slots that nobody holds. */
  free: number;
  /** Slots that nobody holds of those that unproven webhooks share. */
  freeUnproven: number;
  /** Most slots that one organization may hold. */
  perOrganization: number;
  /** Most slots that the unproven webhooks of one organization may hold. */
  unprovenPerOrganization: number;
  /** Slots held, by organization id. */
  organizations: Record<string, number>;
  /** Slots held by unproven webhooks, by organization id. */
  unprovenOrganizations: Record<string, number>;
  /** Slots held, by queue: {@link queueName}. */
  queues: Record<string, number>;
}

/** A webhook has two queues, one of first tries and one of retries, so that retries never hold up first tries. */
export interface WebhookQueue {
  webhookId: number;
  isRetry: boolean;
}

export const queueName = ({ webhookId, isRetry }: WebhookQueue) => `${webhookId} ${isRetry}`;

/** Most slots that one queue may hold. */
export const QUEUE_SLOTS = {
  proven: { firstTries: 32, retries: 8 },
  unproven: { firstTries: 4, retries: 1 },
} as const;

/** SQL that says whether a webhook with the health `h` is proven. One that answered well longer ago may hang by now. */
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
 * SQL that grants free slots to rows of `waiting`, which has an `organization_id`. The organization that holds the fewest slots comes
 * first, and none gets a slot unless at least as many as it then holds, less one, stay free. So, however many organizations want
 * slots, one that comes later finds some free.
 * @param order of the rows of one organization
 */
export const grantSlots = (waiting: string, order: string, { free, perOrganization, organizations }: SlotParameters) => `
  select * from (
    select *, row_number() over (order by level, ${order}) as rank from (
      select *, row_number() over (partition by organization_id order by ${order}) + ${heldBy('organization_id', organizations)} as level
      from ${waiting}
    ) by_organization
  ) ranked
  where level <= ${perOrganization} and rank <= ${free} and level + rank <= ${free} + 1`;

/** SQL that says whether {@link grantSlots} would grant a slot to an organization if nobody else wanted one. */
export const mayGrant = (organizationId: string, { free, perOrganization, organizations }: SlotParameters) =>
  `${heldBy(organizationId, organizations)} < least(${free}, ${perOrganization})`;
