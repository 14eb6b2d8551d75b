import { runInDeliveryScope } from '@rpm/data-access';
import { type DataSource } from 'typeorm';

/** Interval at which one statement reads the last positions of all organizations for which somebody waits. */
const INTERVAL_MS = 250;

interface Waiter {
  organizationId: number;
  position: number;
  /** @param isPublished whether an event was published, rather than the waiting given up */
  end: (isPublished: boolean) => void;
}

const POSITIONS = {
  name: 'last-published-positions',
  text: 'select organization_id as "organizationId", position from event_publication where organization_id = any($1::bigint[])',
};

/** Waits for the publication of events without holding a database connection: all waiting requests of the process share one poll. */
export class PublicationWatch {
  private readonly waiters = new Set<Waiter>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Waits until an event after a position of the organization is published, at most for the given time, and not while the process is stopping.
   * @param givenUp ends the waiting, because nobody needs its result any more
   * @returns whether such an event was published
   */
  async wait(organizationId: number, position: number, ms: number, givenUp: AbortSignal): Promise<boolean> {
    if (this.isClosed || givenUp.aborted) return false;
    return new Promise((resolve) => {
      const waiter: Waiter = { organizationId, position, end: resolve };
      const giveUp = () => this.end(waiter, false);
      const timeout = setTimeout(giveUp, ms);
      givenUp.addEventListener('abort', giveUp);
      waiter.end = (isPublished) => {
        clearTimeout(timeout);
        givenUp.removeEventListener('abort', giveUp);
        resolve(isPublished);
      };
      this.waiters.add(waiter);
      this.pollLater();
    });
  }

  /** Ends all waiting, now and in future, so that the process can stop. */
  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    for (const waiter of this.waiters) this.end(waiter, false);
  }

  private pollLater(): void {
    if (this.isClosed || this.waiters.size === 0) return;
    this.timer ??= setTimeout(() => void this.poll(), INTERVAL_MS);
  }

  /** If the database cannot be read, the next poll tries again; the requests end after their time at the latest. */
  private async poll(): Promise<void> {
    const organizations = [...new Set([...this.waiters].map(({ organizationId }) => organizationId))];
    const rows = await runInDeliveryScope<{ organizationId: number; position: number }>(this.dataSource, POSITIONS, [
      organizations,
    ]).catch(() => []);
    const positions = new Map(rows.map(({ organizationId, position }) => [organizationId, position]));
    for (const waiter of this.waiters) {
      if ((positions.get(waiter.organizationId) ?? 0) > waiter.position) this.end(waiter, true);
    }
    this.timer = null;
    this.pollLater();
  }

  private end(waiter: Waiter, isPublished: boolean): void {
    this.waiters.delete(waiter);
    waiter.end(isPublished);
  }
}
