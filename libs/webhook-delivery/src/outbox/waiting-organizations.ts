/** The places of the outbox in which a statement looks for events. */
export interface OutboxLook {
  /** The snapshot of the last look, as text; null if the statement must look everywhere. */
  snapshot: string | null;
  /** Time of the last look by the database's clock. */
  lookTimestamp: string | null;
  /** Ids of the organizations whose events earlier looks left in the outbox. The organization that has waited longest is first. */
  organizations: number[];
  /** For each of these organizations, an id below those of all its waiting events. */
  afterIds: number[];
}

/** A look that knows nothing, so that a statement looks everywhere. */
export const NO_OUTBOX_LOOK: OutboxLook = { snapshot: null, lookTimestamp: null, organizations: [], afterIds: [] };

/** The result of a statement that looked for events in the outbox. */
export interface OutboxResult {
  /** The snapshot and the time of the statement. */
  snapshot: string;
  lookTimestamp: string;
  organizations: VisitedOrganization[];
}

/** An organization whose events a statement has taken or found. */
interface VisitedOrganization {
  organizationId: number;
  /** The id after which events are left in the outbox; null if none is left. */
  afterId: number | null;
  /** Whether another process is publishing the events of the organization. */
  isLocked: boolean;
}

/**
 * Interval at which a process looks at the whole outbox, although it knows where events wait. The interval only limits the time for which an event waits
 * after somebody has changed it by hand.
 */
const FULL_LOOK_MS = 600_000;

/**
 * The organizations whose events wait in the outbox, as far as one process has seen them. All events that the process has not seen belong to transactions
 * that the snapshot of its last look does not show.
 */
export class WaitingOrganizations {
  private last: Pick<OutboxResult, 'snapshot' | 'lookTimestamp'> | null = null;
  private nextFullLook = -Infinity;
  /** The id after which the events of each organization wait. The organization that has waited longest is first. */
  private readonly afterIds = new Map<number, number>();

  /** Returns where the next statement looks. */
  nextLook(): OutboxLook {
    const last = performance.now() >= this.nextFullLook ? null : this.last;
    return {
      snapshot: last?.snapshot ?? null,
      lookTimestamp: last?.lookTimestamp ?? null,
      organizations: [...this.afterIds.keys()],
      afterIds: [...this.afterIds.values()],
    };
  }

  /** Remembers the result of a look. @param look the place that {@link nextLook} returned @returns whether the next look can take more events */
  remember({ snapshot, lookTimestamp, organizations }: OutboxResult, look: Pick<OutboxLook, 'snapshot'>): boolean {
    if (look.snapshot === null) this.nextFullLook = performance.now() + FULL_LOOK_MS;
    this.last = { snapshot, lookTimestamp };
    for (const { organizationId, afterId } of organizations) {
      this.afterIds.delete(organizationId);
      if (afterId !== null) this.afterIds.set(organizationId, afterId);
    }
    return this.afterIds.size > organizations.filter(({ isLocked }) => isLocked).length;
  }
}
