import { type Database } from '@rpm/database';
import { type DeadRow } from '../dead-rows/dead-rows';
import { runExceptBadRows } from '../dead-rows/run-except-bad-rows';
import { type WaitingQueues } from '../waiting/waiting-queues';
import { listLostSenders, takeOver, type TakenOver, withdrawLostSender } from './lost-senders.sql';
import { listExpiredLeases, recoverLeases, setExpiredLeaseAside } from './recover-leases.sql';

/**
 * Time for which the session of a sender must have ended before others take over its deliveries and leases. A sender that is alive opens another session within
 * this time, or withdraws from `webhook_sender`.
 */
const LOSS_MS = 2_000;

/**
 * Interval at which a process looks for all expired leases. Its other looks begin at the time of the look before, and a lease that ended before that time may
 * have become visible only afterwards.
 */
const ALL_LEASES_MS = 60_000;

/** The place at which a statement looks for expired leases. */
export interface LeaseLook {
  leasesAfter: string | null;
}

/** Result of one call that recovers from senders that have ended. */
export interface RecoveredResult extends TakenOver {
  /** Whether there is more to do at once. */
  isMore: boolean;
}

/** Finds the senders that have ended and the leases that have expired, and queues the deliveries that they have left. */
export class LeaseRecovery {
  /** The last time at which no lease had expired, by the database's clock. */
  private noneExpired: string | null = null;
  /** Time by `performance.now()` of the next look at all leases. */
  private nextLookAtAllLeases = -Infinity;
  /** The other senders whose sessions have ended, each with the time at which this was noticed, by `performance.now()`. */
  private lost = new Map<string, number>();

  constructor(
    private readonly database: Database,
    /** Id of the sender that this process is. */
    private readonly owner: string,
    /** The queues that have deliveries, as far as this process has seen them. */
    private readonly waiting: WaitingQueues,
    /** Called with every event that is set aside. */
    private readonly onDead: (row: DeadRow) => void,
    private readonly lossMs = LOSS_MS,
  ) {}

  /** Takes over from senders that have ended, and ends leases that have expired. */
  async recover(): Promise<RecoveredResult> {
    let taken: TakenOver;
    let expired: Omit<RecoveredResult, 'interrupted'>;
    try {
      taken = await this.takeOver();
    } finally {
      // Expired leases are recovered even if taking over fails.
      expired = await this.recoverExpired();
    }
    return { queued: taken.queued + expired.queued, interrupted: taken.interrupted, isMore: expired.isMore };
  }

  /** Returns the time after which the next statement looks for expired leases, by the database's clock; null if it looks at all leases. */
  nextLook(): LeaseLook {
    return { leasesAfter: performance.now() >= this.nextLookAtAllLeases ? null : this.noneExpired };
  }

  /** Ends leases that have expired, and queues their deliveries. */
  private async recoverExpired(): Promise<Omit<RecoveredResult, 'interrupted'>> {
    const { database } = this;
    const { leasesAfter } = this.nextLook();
    const { leases: expired, time } = await listExpiredLeases(database, leasesAfter);
    if (expired.length === 0) {
      this.noneExpired = time;
      if (leasesAfter === null) this.nextLookAtAllLeases = performance.now() + ALL_LEASES_MS;
    }
    let queued = 0;
    await runExceptBadRows(
      expired,
      async (leases) => (queued += await recoverLeases(database, leases)),
      async (lease, cause) => {
        const event = await setExpiredLeaseAside(database, lease, cause);
        if (event) this.onDead({ row: 'event', ...event, cause });
      },
    );
    return { queued, isMore: expired.length > 0 };
  }

  /**
   * Takes over from the senders whose sessions ended some time ago. If the session of this sender has ended without its knowledge, because the network has
   * dropped the connection, this sender withdraws before others take over from it.
   */
  private async takeOver(): Promise<TakenOver> {
    const { database, owner, lost, lossMs } = this;
    const now = performance.now();
    const senders = await listLostSenders(database);
    if (senders.includes(owner)) await withdrawLostSender(database, owner);
    this.lost = new Map(senders.filter((id) => id !== owner).map((id) => [id, lost.get(id) ?? now]));
    const ended = [...this.lost].filter(([, since]) => now >= since + lossMs).map(([id]) => id);
    return ended.length === 0 ? { queued: 0, interrupted: 0 } : takeOver(database, ended, this.waiting.nextLook());
  }
}
