import { type DataSource } from 'typeorm';
import { runScoped } from '../scope/organization-scope';
import { type Principal } from './api-key-authenticator';

const PERIOD_MS = 60_000;

interface Use {
  organizationId: number;
  at: Date;
}

const STORE = {
  name: 'store-api-key-uses',
  text: `
    update api_key k set last_use_timestamp = u.at from unnest($2::bigint[], $3::timestamptz[]) as u (id, at)
    where k.organization_id = $1 and k.id = u.id and (k.last_use_timestamp is null or k.last_use_timestamp < u.at)`,
};

/**
 * Notes when API keys were last used, and stores these times once a minute. Looking up a key therefore writes nothing, and works on a database that
 * accepts no writes.
 */
export class ApiKeyUses {
  private uses = new Map<number, Use>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly dataSource: DataSource) {
    this.timer = setInterval(() => void this.store().catch(() => undefined), PERIOD_MS).unref();
  }

  note({ keyId, organizationId }: Principal): void {
    this.uses.set(keyId, { organizationId, at: new Date() });
  }

  /**
   * Stores the uses since the last call, one organization at a time. Those that cannot be stored now, for example because their organization uses its
   * whole share of connections, are kept for the next call. @throws the first of these errors, after all organizations
   */
  async store(): Promise<void> {
    const keys = new Map<number, [keyId: number, at: Date][]>();
    for (const [keyId, { organizationId, at }] of this.uses) {
      keys.set(organizationId, [...(keys.get(organizationId) ?? []), [keyId, at]]);
    }
    const errors: unknown[] = [];
    for (const [organizationId, uses] of keys) {
      const [keyIds, times] = [uses.map(([keyId]) => keyId), uses.map(([, at]) => at)];
      try {
        await runScoped(this.dataSource, organizationId, STORE, [organizationId, keyIds, times]);
        for (const [keyId, at] of uses) if (this.uses.get(keyId)?.at === at) this.uses.delete(keyId);
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
}
