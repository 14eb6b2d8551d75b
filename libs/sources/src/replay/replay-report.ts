import { type IngestReplayView, MAX_SHOWN_CHANGES, READING_KIND_NAMES } from '@rpm/domain';
import { kindOf } from '../processing/message-parts';
import { type ProcessedPart } from '../processing/processed-part';

/** The outcomes of parts whose readings differ from before, or would differ if somebody else had not changed them. */
const CHANGING: readonly string[] = ['stored', 'corrected', 'voided', 'kept'];

/** Counts what a replay changes, and lists the first changes. */
export class ReplayReport {
  private readonly outcomes = new Map<string, IngestReplayView['outcomes'][number]>();
  private readonly changes: IngestReplayView['changes'][number][] = [];
  private messageCount = 0;
  private expiredCount = 0;
  private changeCount = 0;

  constructor(private readonly dryRun: boolean) {}

  add(messages: number, expired: number, processed: readonly ProcessedPart[]): void {
    this.messageCount += messages;
    this.expiredCount += expired;
    for (const one of processed) {
      const { outcome, code = null } = one.result;
      this.count({ outcome, code, count: 1 });
      const change = CHANGING.includes(outcome) ? this.changeOf(one) : null;
      if (change) this.note(change);
    }
  }

  /** Adds the report of a part of the messages. */
  merge(part: IngestReplayView): void {
    this.messageCount += part.messageCount;
    this.expiredCount += part.expiredCount;
    for (const one of part.outcomes) this.count(one);
    this.changes.push(...part.changes.slice(0, MAX_SHOWN_CHANGES - this.changes.length));
    this.changeCount += part.changeCount;
  }

  get view(): IngestReplayView {
    const { dryRun, messageCount, expiredCount, changes, changeCount } = this;
    return { dryRun, messageCount, expiredCount, outcomes: [...this.outcomes.values()], changes, changeCount };
  }

  private count({ outcome, code, count }: IngestReplayView['outcomes'][number]): void {
    const key = `${outcome} ${code}`;
    const known = this.outcomes.get(key);
    this.outcomes.set(key, { outcome, code, count: (known?.count ?? 0) + count });
  }

  private note(change: IngestReplayView['changes'][number]): void {
    this.changeCount++;
    if (this.changes.length < MAX_SHOWN_CHANGES) this.changes.push(change);
  }

  private changeOf({ message, part, result }: ProcessedPart): IngestReplayView['changes'][number] | null {
    const kind = READING_KIND_NAMES.find((name) => name === kindOf(part));
    if (kind === undefined) return null;
    const { outcome, readingId = null, changes = [] } = result;
    const values = changes.map(({ property, before, after }) => ({
      property,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    }));
    // In a dry run, the reading does not exist afterwards.
    const id = outcome === 'stored' && this.dryRun ? null : readingId;
    return { messageId: message.id, kind, readingId: id, outcome, values };
  }
}
