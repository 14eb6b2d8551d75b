/** Time in milliseconds for which an organization counts as active after each of its statements. */
const ACTIVE_MS = 1_000;

/** Maximum duration of a rest in milliseconds. */
const MAX_REST_MS = 1_000;

interface Activity {
  organizationId: number;
  at: number;
}

/**
 * Knows which organization has used this process last, and which one before it. Work that one organization can have a lot of, such as messages of sources, rests in between
 * while another organization is active, because both share the processor, the database and its disk.
 */
export class ActiveOrganizations {
  private last: Activity | null = null;
  /** The last activity of any other organization than the one of {@link last}. */
  private other: Activity | null = null;

  /** @param now returns the time in milliseconds since any moment */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes that a request or message of an organization uses the process. */
  note(organizationId: number): void {
    if (this.last?.organizationId === organizationId) this.last.at = this.now();
    else {
      this.other = this.last;
      this.last = { organizationId, at: this.now() };
    }
  }

  /**
   * Returns how long work of an organization should rest, in milliseconds, before it goes on: not at all if no other organization is active.
   * @param milliseconds the time that would be fair
   */
  restMs(organizationId: number, milliseconds: number): number {
    const found = this.last?.organizationId === organizationId ? this.other : this.last;
    return found && this.now() - found.at < ACTIVE_MS ? Math.min(milliseconds, MAX_REST_MS) : 0;
  }
}
