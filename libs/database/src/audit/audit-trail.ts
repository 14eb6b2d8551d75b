import { TIME_LIMITS } from '@rpm/domain';
import DataLoader from 'dataloader';
import { withTimeLimit } from '../limit/concurrency-limit';
import { sqlStateOf } from '../driver/database-error';
import { type DatabasePool } from '../driver/database-pool';
import { ScopedQuery } from '../driver/scoped-query';
import { AUDIT_SCOPE } from '../scope/scope-settings';
import { auditUnavailable } from '../driver/audit-unavailable';
import { type AuditRow, entriesAsJson, INSERT_ENTRIES } from './insert-entries.sql';

/** Maximum number of entries in one statement. */
const MAX_ENTRIES = 256;

/** Maximum numbers of entries that wait, in all and of one organization. */
const MAX_WAITING = 10_000;
const MAX_WAITING_OF_ORGANIZATION = 1_000;

/** Time in milliseconds after which entries that arrived one after the other are stored together. */
const GATHER_MS = 2;

/**
 * Records who has seen what. The caller waits until the entry is stored before it shows anything. Entries of all organizations that arrive while others are being
 * stored share the next statement and its commit. An entry that arrives alone is stored at once. One statement is under way at a time, with at most
 * {@link MAX_ENTRIES} entries, so that a burst of requests cannot occupy the database with the trail.
 */
export class AuditTrail {
  /** Numbers of entries that this process has stored, and that it could not store in time. */
  readonly counts = { stored: 0, failed: 0 };
  private isStoring = false;
  private lastStart = -Infinity;
  private readonly waiting = new Map<number, number>();
  private total = 0;
  /** Batches that wait, the oldest first, each as a function that sends it. */
  private readonly batches: (() => void)[] = [];
  private readonly queue = new DataLoader<AuditRow, null>((entries) => this.store(entries), {
    cache: false,
    maxBatchSize: MAX_ENTRIES,
    batchScheduleFn: (send) => this.schedule(send),
  });

  constructor(private readonly pool: () => DatabasePool) {}

  /** Stores an entry. @throws TemporaryProblem `audit_unavailable` if it is not stored in time */
  async record(entry: AuditRow): Promise<void> {
    const { organizationId } = entry;
    const waiting = this.waiting.get(organizationId) ?? 0;
    if (this.total >= MAX_WAITING || waiting >= MAX_WAITING_OF_ORGANIZATION) {
      this.counts.failed++;
      throw auditUnavailable();
    }
    this.waiting.set(organizationId, waiting + 1);
    this.total++;
    try {
      await withTimeLimit(this.queue.load(entry), TIME_LIMITS.statement, auditUnavailable);
      this.counts.stored++;
    } catch {
      this.counts.failed++;
      throw auditUnavailable();
    } finally {
      this.total--;
      const left = (this.waiting.get(organizationId) ?? 1) - 1;
      if (left === 0) this.waiting.delete(organizationId);
      else this.waiting.set(organizationId, left);
    }
  }

  /** Sends the gathered entries: at once if none is being stored and the last ones were stored a while ago, otherwise a little later. */
  private schedule(send: () => void): void {
    if (this.isStoring) {
      this.batches.push(send);
      return;
    }
    this.isStoring = true;
    const sinceLast = performance.now() - this.lastStart;
    // Requests that arrived together are answered in the same turn of the event loop.
    if (sinceLast >= GATHER_MS) setImmediate(send);
    else setTimeout(send, GATHER_MS - sinceLast);
  }

  private async store(entries: readonly AuditRow[]): Promise<(null | Error)[]> {
    this.lastStart = performance.now();
    try {
      return await this.storeTogether(entries);
    } finally {
      const send = this.batches.shift();
      this.isStoring = send !== undefined;
      send?.();
    }
  }

  /** Stores entries in one statement; if one of them may be the reason for a failure, stores each half in a statement of its own, one after the other. */
  private async storeTogether(entries: readonly AuditRow[]): Promise<(null | Error)[]> {
    try {
      await this.insert(entries);
      return entries.map(() => null);
    } catch (error) {
      if (entries.length === 1 || !isCausedByContent(error)) return entries.map(() => error as Error);
      const half = entries.length >> 1;
      return [...(await this.storeTogether(entries.slice(0, half))), ...(await this.storeTogether(entries.slice(half)))];
    }
  }

  private async insert(entries: readonly AuditRow[]): Promise<null> {
    const { name, text } = INSERT_ENTRIES;
    const query = { name, text, values: [entriesAsJson(entries)] };
    await this.pool().audit(new ScopedQuery({ statement: AUDIT_SCOPE, value: 'on' }, query));
    return null;
  }
}

/** SQLSTATE class of errors that a value causes. */
const isCausedByContent = (error: unknown) => sqlStateOf(error)?.startsWith('22') === true;
