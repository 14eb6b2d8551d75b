import { type Database, statement } from '@rpm/database';
import { TemporaryProblem } from '@rpm/domain';
import { lastPosition } from '../outbox/publish-events.sql';

/** Interval at which one statement reads the last positions of all organizations for which requests are waiting. */
const INTERVAL_MS = 250;

/** Maximum number of requests of one organization that wait in this process, because a new event makes all of them read the feed at once. */
export const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

interface Waiter {
  position: number;
  /** @param isPublished whether an event was published; false if the request no longer waits */
  end: (isPublished: boolean) => void;
}

const POSITIONS = statement<{ organizations: number[] }, { organizationId: number; position: number }>({
  name: 'last-published-positions',
  text: `select o.id as "organizationId", ${lastPosition('o.id')} as position from unnest($organizations::bigint[]) as o (id)`,
});

/** Waits for the publication of events without holding a database connection: all waiting requests of the process share one poll. */
export class PublicationWatch {
  /** The requests that wait, by organization. */
  private readonly waiters = new Map<number, Set<Waiter>>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly database: Database) {}

  /**
   * Waits until an event after a position of the organization is published, at most for the given time, and not while the process is stopping.
   * @param givenUp ends the waiting, because nobody needs its result any more
   * @returns whether such an event was published
   * @throws TemporaryProblem if too many requests of the organization are waiting
   */
  async wait(organizationId: number, position: number, ms: number, givenUp: AbortSignal): Promise<boolean> {
    if (this.isClosed || givenUp.aborted) return false;
    const waiters = this.waitersOf(organizationId);
    if (waiters.size >= MAX_WAITING) throw tooManyWaiting();
    return new Promise((resolve) => {
      const waiter: Waiter = { position, end: resolve };
      const giveUp = () => this.end(organizationId, waiter, false);
      const timeout = setTimeout(giveUp, ms);
      givenUp.addEventListener('abort', giveUp);
      waiter.end = (isPublished) => {
        clearTimeout(timeout);
        givenUp.removeEventListener('abort', giveUp);
        resolve(isPublished);
      };
      this.waiters.set(organizationId, waiters.add(waiter));
      this.pollLater();
    });
  }

  /** Ends all waiting, and lets no later request wait, so that the process can stop. */
  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    for (const [organizationId, waiters] of this.waiters) for (const waiter of waiters) this.end(organizationId, waiter, false);
  }

  private pollLater(): void {
    if (this.isClosed || this.waiters.size === 0) return;
    this.timer ??= setTimeout(() => void this.poll(), INTERVAL_MS);
  }

  /** If the database cannot be read, the next poll tries again; each request ends at its time limit at the latest. */
  private async poll(): Promise<void> {
    const organizations = [...this.waiters.keys()];
    const rows = await this.database.run('delivery', POSITIONS, { organizations }).catch(() => []);
    for (const { organizationId, position } of rows) {
      for (const waiter of this.waitersOf(organizationId)) if (position > waiter.position) this.end(organizationId, waiter, true);
    }
    this.timer = null;
    this.pollLater();
  }

  private waitersOf(organizationId: number): Set<Waiter> {
    return this.waiters.get(organizationId) ?? new Set();
  }

  private end(organizationId: number, waiter: Waiter, isPublished: boolean): void {
    const waiters = this.waitersOf(organizationId);
    waiters.delete(waiter);
    if (waiters.size === 0) this.waiters.delete(organizationId);
    waiter.end(isPublished);
  }
}

function tooManyWaiting(): TemporaryProblem {
  const detail = `${MAX_WAITING} requests of your organization wait for events already. Let one of them receive the events for all of your programs.`;
  return new TemporaryProblem('organization_busy', detail, RETRY_AFTER_SECONDS);
}
