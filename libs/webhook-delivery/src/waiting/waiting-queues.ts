/** The places of the queue in which a statement looks for deliveries. */
export interface QueueLook {
  /** The snapshot of the last look, as text; null if the statement must look everywhere. */
  queueSnapshot: string | null;
  /** Time of the last look by the database's clock. */
  queueLookTimestamp: string | null;
  /** The queues that have deliveries, as far as the last look has seen them. */
  queueOrganizations: number[];
  queueWebhooks: number[];
  queueRetries: boolean[];
  /** For each of these queues, a time at or before which none of its deliveries is due. */
  queueDues: Date[];
}

/** The first tries that wait in the queue, as far as the last look has seen them. */
export interface FirstTriesLook extends Pick<QueueLook, 'queueSnapshot' | 'queueLookTimestamp'> {
  waitingWebhooks: number[];
  waitingDues: Date[];
}

/** The result of a statement that looked for deliveries in the queue. */
export interface QueueResult {
  /** The snapshot and the time of the statement. */
  snapshot: string;
  lookTimestamp: string;
  /** The queues that the statement has looked at or found. */
  queues: VisitedQueue[];
}

interface VisitedQueue {
  organizationId: number;
  webhookId: number;
  isRetry: boolean;
  /** The time at which the first delivery of the queue is due; null if it has none. */
  due: string | null;
}

/** A look that knows nothing, so that a statement looks everywhere. */
export const NO_QUEUE_LOOK: QueueLook = {
  queueSnapshot: null,
  queueLookTimestamp: null,
  queueOrganizations: [],
  queueWebhooks: [],
  queueRetries: [],
  queueDues: [],
};

/** Interval at which a process looks at the whole queue, although it knows where deliveries wait. It limits the effect of a transaction id that is wrong. */
const FULL_LOOK_MS = 600_000;

interface WaitingQueue {
  organizationId: number;
  webhookId: number;
  isRetry: boolean;
  due: Date;
}

type LastLook = Pick<QueueResult, 'snapshot' | 'lookTimestamp'>;

const placeAfter = (last: LastLook | null): Pick<QueueLook, 'queueSnapshot' | 'queueLookTimestamp'> => ({
  queueSnapshot: last?.snapshot ?? null,
  queueLookTimestamp: last?.lookTimestamp ?? null,
});

const keyOf = ({ webhookId, isRetry }: Pick<VisitedQueue, 'webhookId' | 'isRetry'>) => `${webhookId} ${isRetry}`;

/**
 * The queues of webhooks that have deliveries, as far as one process has seen them, each with the time at which its first delivery is due. All deliveries that the
 * process has not seen belong to transactions that the snapshot of its last look does not show, because every insertion and every change of a due time stores
 * the id of its transaction.
 */
export class WaitingQueues {
  private last: LastLook | null = null;
  private nextFullLook = -Infinity;
  private readonly queues = new Map<string, WaitingQueue>();

  /** Returns where the next statement looks. */
  nextLook(): QueueLook {
    const last = performance.now() >= this.nextFullLook ? null : this.last;
    const queues = [...this.queues.values()];
    return {
      ...placeAfter(last),
      queueOrganizations: queues.map(({ organizationId }) => organizationId),
      queueWebhooks: queues.map(({ webhookId }) => webhookId),
      queueRetries: queues.map(({ isRetry }) => isRetry),
      queueDues: queues.map(({ due }) => due),
    };
  }

  /** Returns where a statement looks that only has to know whether first tries wait. */
  nextLookAtFirstTries(): FirstTriesLook {
    const queues = [...this.queues.values()].filter(({ isRetry }) => !isRetry);
    return {
      ...placeAfter(this.last),
      waitingWebhooks: queues.map(({ webhookId }) => webhookId),
      waitingDues: queues.map(({ due }) => due),
    };
  }

  /** Remembers the result of a look. @param look the place that {@link nextLook} returned */
  remember({ snapshot, lookTimestamp, queues }: QueueResult, { queueSnapshot }: Pick<QueueLook, 'queueSnapshot'>): void {
    if (queueSnapshot === null) this.nextFullLook = performance.now() + FULL_LOOK_MS;
    this.last = { snapshot, lookTimestamp };
    for (const { due, ...queue } of queues) {
      if (due === null) this.queues.delete(keyOf(queue));
      else this.queues.set(keyOf(queue), { ...queue, due: new Date(due) });
    }
  }
}
