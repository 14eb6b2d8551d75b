import { TIME_LIMITS } from '@rpm/domain';
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

/** An entry whose caller waits until it is stored. */
interface WaitingEntry {
  entry: AuditRow;
  /** Time by `performance.now()` at which the caller is refused. */
  deadline: number;
  isAnswered: boolean;
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Records who has seen what. The caller waits until the entry is stored before it shows anything. Entries of all organizations that arrive while others are being
 * stored share the next statement and its commit. An entry that arrives alone is stored at once. One statement is under way at a time, with at most
 * {@link MAX_ENTRIES} entries, so that a burst of requests cannot occupy the database with the trail. All entries share one timer, because reads are so frequent
 * that a timer for each of them would cost a noticeable part of the whole read.
 */
export class AuditTrail {
  /** Numbers of entries that this process has stored, and that it could not store in time. */
  readonly counts = { stored: 0, failed: 0 };
  /** Entries that the next statement stores, in the order of their arrival. */
  private gathered: WaitingEntry[] = [];
  /** Entries that the running statement stores. */
  private sent: readonly WaitingEntry[] = [];
  private isStoring = false;
  private lastStart = -Infinity;
  /** Timer of the entry that has waited longest. */
  private timer: NodeJS.Timeout | null = null;
  private readonly waiting = new Map<number, number>();
  private total = 0;

  constructor(private readonly pool: () => Pick<DatabasePool, 'audit'>) {}

  /** Stores an entry. @throws TemporaryProblem `audit_unavailable` if it is not stored in time */
  record(entry: AuditRow): Promise<void> {
    const { organizationId } = entry;
    const waiting = this.waiting.get(organizationId) ?? 0;
    if (this.total >= MAX_WAITING || waiting >= MAX_WAITING_OF_ORGANIZATION) {
      this.counts.failed++;
      return Promise.reject(auditUnavailable());
    }
    this.waiting.set(organizationId, waiting + 1);
    this.total++;
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + TIME_LIMITS.statement;
      this.gathered.push({ entry, deadline, isAnswered: false, resolve, reject });
      this.timer ??= this.watch(TIME_LIMITS.statement);
      if (!this.isStoring) this.storeSoon();
    });
  }

  /** Stores the gathered entries: at once if there are many or the last ones were stored a while ago, otherwise a little later. */
  private storeSoon(): void {
    this.isStoring = true;
    const rest = GATHER_MS - (performance.now() - this.lastStart);
    // Requests that arrived together are answered in the same turn of the event loop.
    if (rest <= 0 || this.gathered.length >= MAX_ENTRIES) setImmediate(() => void this.store());
    else setTimeout(() => void this.store(), rest);
  }

  private async store(): Promise<void> {
    this.lastStart = performance.now();
    this.sent = this.gathered.splice(0, MAX_ENTRIES).filter(({ isAnswered }) => !isAnswered);
    const results = await this.storeTogether(this.sent.map(({ entry }) => entry));
    for (const [at, one] of this.sent.entries()) this.answer(one, results[at] === null);
    this.sent = [];
    this.isStoring = false;
    if (this.gathered.length > 0) this.storeSoon();
  }

  private answer(one: WaitingEntry, isStored: boolean): void {
    if (one.isAnswered) return;
    one.isAnswered = true;
    this.total--;
    const { organizationId } = one.entry;
    const left = (this.waiting.get(organizationId) ?? 1) - 1;
    if (left === 0) this.waiting.delete(organizationId);
    else this.waiting.set(organizationId, left);
    this.counts[isStored ? 'stored' : 'failed']++;
    if (isStored) one.resolve();
    else one.reject(auditUnavailable());
  }

  /** Refuses entries when they have waited too long. */
  private watch(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.timer = null;
      const now = performance.now();
      for (const one of [...this.sent, ...this.gathered]) {
        if (one.isAnswered) continue;
        if (one.deadline > now) {
          this.timer = this.watch(Math.ceil(one.deadline - now));
          return;
        }
        this.answer(one, false);
      }
    }, milliseconds).unref();
  }

  /** Stores entries in one statement; if one of them may be the reason for a failure, stores each half in a statement of its own, one after the other. */
  private async storeTogether(entries: readonly AuditRow[]): Promise<(null | Error)[]> {
    if (entries.length === 0) return [];
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
