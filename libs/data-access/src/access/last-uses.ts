import { type DataSource } from 'typeorm';
import { runScoped, type Statement } from '../scope/organization-scope';
import { type Principal } from './token-authenticator';

/** Interval at which uses are stored. A stored time is late by this interval at most, unless the database accepts no writes. */
export const USES_PERIOD_SECONDS = 60;

interface Use {
  organizationId: number;
  at: Date;
}

/**
 * Notes when tokens were last used, and stores these times once a minute. Looking up a token therefore writes nothing, and works on a database that
 * accepts no writes.
 */
export abstract class LastUses {
  private uses = new Map<number, Use>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    /** Statement that stores times ($3) of ids ($2) of an organization ($1). */
    private readonly statement: Statement,
  ) {
    this.timer = setInterval(() => void this.store().catch(() => undefined), USES_PERIOD_SECONDS * 1000).unref();
  }

  abstract note(principal: Principal): void;

  /**
   * Stores the uses since the last call, one organization at a time. Those that cannot be stored now, for example because their organization uses its
   * whole share of connections, are kept for the next call. @throws the first of these errors, after all organizations
   */
  async store(): Promise<void> {
    const entries = new Map<number, [id: number, at: Date][]>();
    for (const [id, { organizationId, at }] of this.uses) {
      entries.set(organizationId, [...(entries.get(organizationId) ?? []), [id, at]]);
    }
    const errors: unknown[] = [];
    for (const [organizationId, uses] of entries) {
      const [ids, times] = [uses.map(([id]) => id), uses.map(([, at]) => at)];
      try {
        await runScoped(this.dataSource, organizationId, this.statement, [organizationId, ids, times]);
        for (const [id, at] of uses) if (this.uses.get(id)?.at === at) this.uses.delete(id);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Stores the last uses, if the database still accepts them. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.store().catch(() => undefined);
  }

  protected noteUse(id: number, organizationId: number): void {
    this.uses.set(id, { organizationId, at: new Date() });
  }
}
