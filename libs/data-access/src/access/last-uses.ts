import { type Database, type Statement } from '@rpm/database';
import { type Principal } from './token-authenticator';

/** Interval at which uses are stored. A stored time is late by this interval at most, unless the database accepts no writes. */
export const USES_PERIOD_SECONDS = 60;

/** Stores the time of the last use of each token. Tokens are named by their ids. */
export type StoreUses = Statement<{ ids: number[]; times: Date[] }>;

/** Maximum number of times that one statement stores. */
const USES_AT_ONCE = 1_000;

/**
 * Records the last uses of tokens in memory, and stores their times once a minute. A look-up of a token therefore writes nothing, and works on a
 * database that accepts no writes.
 */
export abstract class LastUses {
  /** Times of the last uses that are not stored yet, by organization and id of the token. */
  private readonly uses = new Map<number, Map<number, Date>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly statement: StoreUses,
  ) {
    this.timer = setInterval(() => void this.store().catch(() => undefined), USES_PERIOD_SECONDS * 1000).unref();
  }

  abstract note(principal: Principal): void;

  /**
   * Stores the uses that were recorded since the last call, one organization at a time. Uses that cannot be stored now, for example because their
   * organization uses its whole share of connections, are kept for the next call.
   * @throws the first error that occurred, after all organizations were processed
   */
  async store(): Promise<void> {
    const errors: unknown[] = [];
    for (const [organizationId, uses] of [...this.uses]) {
      await this.storeOf(organizationId, uses).catch((error: unknown) => errors.push(error));
      if (uses.size === 0) this.uses.delete(organizationId);
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Stores the times of the last uses of tokens at shutdown. Errors are ignored, because the database may no longer accept writes. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.store().catch(() => undefined);
  }

  protected noteUse(id: number, organizationId: number): void {
    this.usesOf(organizationId).set(id, new Date());
  }

  private usesOf(organizationId: number): Map<number, Date> {
    const known = this.uses.get(organizationId);
    if (known) return known;
    const uses = new Map<number, Date>();
    this.uses.set(organizationId, uses);
    return uses;
  }

  /** Stores the uses that were noted before the call, a limited number at a time. */
  private async storeOf(organizationId: number, uses: Map<number, Date>): Promise<void> {
    for (let left = uses.size; left > 0; left -= USES_AT_ONCE) {
      const part = takeFirst(uses, Math.min(left, USES_AT_ONCE));
      try {
        await this.database.run({ organizationId }, this.statement, { ids: [...part.keys()], times: [...part.values()] });
      } catch (error) {
        const current = this.usesOf(organizationId);
        for (const [id, at] of part) if (!current.has(id)) current.set(id, at);
        throw error;
      }
    }
  }
}

/** Removes the first entries of a map. @returns these entries in the order of their ids, in which all processes lock rows */
function takeFirst(uses: Map<number, Date>, count: number): Map<number, Date> {
  const taken: [id: number, at: Date][] = [];
  for (const entry of uses) {
    if (taken.length === count) break;
    taken.push(entry);
    uses.delete(entry[0]);
  }
  return new Map(taken.sort(([one], [other]) => one - other));
}
