import { type Database, statement } from '@rpm/database';
import { type RefusalReason } from '@rpm/domain';

/** Interval at which refusals are stored. */
const STORE_EVERY_MS = 1_000;

/** Most sources whose refusals wait in memory, so that a long outage of the database does not fill it. */
const MAX_WAITING = 10_000;

interface Refused {
  organizationId: number;
  sourceId: number;
  reason: RefusalReason;
  hour: Date;
  count: number;
}

/**
 * Counts the refused requests of sources by hour and reason. They are counted in memory and stored once a second, so that a flood of them does not write to the
 * database for each. While the database is away, they wait.
 */
export class Refusals {
  private waiting = new Map<string, Refused>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly database: Database) {
    this.timer = setInterval(() => void this.store().catch(() => undefined), STORE_EVERY_MS).unref();
  }

  count({ organizationId, id: sourceId }: { organizationId: number; id: number }, reason: RefusalReason): void {
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    this.add({ organizationId, sourceId, reason, hour, count: 1 });
  }

  /** Stores the counts, and keeps those that cannot be stored. @throws the first error, after all organizations were processed */
  async store(): Promise<void> {
    const counts = [...this.waiting.values()];
    this.waiting = new Map();
    const errors: unknown[] = [];
    for (const organizationId of new Set(counts.map((one) => one.organizationId))) {
      const refused = counts.filter((one) => one.organizationId === organizationId);
      const args = {
        sourceIds: refused.map((one) => one.sourceId),
        reasons: refused.map((one) => one.reason),
        hours: refused.map((one) => one.hour),
        counts: refused.map((one) => one.count),
      };
      await this.database.run({ organizationId }, STORE, args).catch((error: unknown) => {
        for (const one of refused) this.add(one);
        errors.push(error);
      });
    }
    if (errors.length > 0) throw errors[0];
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.store().catch(() => undefined);
  }

  private add(refused: Refused): void {
    const key = `${refused.organizationId} ${refused.sourceId} ${refused.reason} ${refused.hour.getTime()}`;
    const known = this.waiting.get(key);
    if (known) known.count += refused.count;
    else if (this.waiting.size < MAX_WAITING) this.waiting.set(key, refused);
  }
}

const STORE = statement<{ sourceIds: number[]; reasons: string[]; hours: Date[]; counts: number[] }>({
  name: 'store-ingest-refusals',
  // The rows are locked in one order. A source may have been deleted in the meantime.
  text: `
    insert into ingest_refusal as r (organization_id, source_id, hour, reason, count)
    select s.organization_id, s.id, n.hour, n.reason, n.count
    from unnest($sourceIds::bigint[], $hours::timestamptz[], $reasons::text[], $counts::bigint[]) as n (source_id, hour, reason, count)
      join ingest_source s on s.organization_id = $organizationId and s.id = n.source_id
    order by s.id, n.hour, n.reason
    on conflict (organization_id, source_id, hour, reason) do update set count = r.count + excluded.count`,
});
