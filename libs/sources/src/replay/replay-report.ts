import { type IngestReplayView, MAX_SHOWN_CHANGES, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type MessagePart } from '../adapter/message-part';
import { kindOf } from '../processing/message-parts';
import { type ProcessedPart } from '../processing/processed-part';

/** The report of some of the messages, as far as another report needs it. */
export interface ReportOfPart {
  view: IngestReplayView;
  /** Number of readings that were stored, changed or withdrawn, without those that were kept. */
  changedCount: number;
}

/** The outcomes of parts whose readings differ from before, or would differ if somebody else had not changed them. */
const CHANGING: readonly string[] = ['stored', 'corrected', 'voided', 'kept'];

type ReadingChange = IngestReplayView['changes'][number];

/** Counts what a replay changes, and lists the first changes. */
export class ReplayReport implements ReportOfPart {
  changedCount = 0;

  private readonly outcomes = new Map<string, IngestReplayView['outcomes'][number]>();
  private readonly changes: ReadingChange[] = [];
  /** The readings that only a dry run has stored, so that they do not exist afterwards. */
  private readonly temporary = new Set<string>();
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
      if (CHANGING.includes(outcome)) this.note(this.changeOf(one));
      if (one.result.withdrawnId !== undefined) this.note(this.withdrawalOf(one, one.result.withdrawnId));
    }
  }

  /** Adds the report of some of the messages. */
  merge({ view, changedCount }: ReportOfPart): void {
    this.messageCount += view.messageCount;
    this.expiredCount += view.expiredCount;
    for (const one of view.outcomes) this.count(one);
    this.changes.push(...view.changes.slice(0, MAX_SHOWN_CHANGES - this.changes.length));
    this.changeCount += view.changeCount;
    this.changedCount += changedCount;
  }

  /** Adds the changes of a further pass over the same messages. The outcomes stay those of the first pass, because most parts are duplicates in a further one. */
  addPass({ changes, changedCount, temporary }: ReplayReport): void {
    const changed = changes.filter(({ outcome }) => outcome !== 'kept').map((change) => this.withLastingId(change));
    this.changes.push(...changed.slice(0, MAX_SHOWN_CHANGES - this.changes.length));
    this.changeCount += changedCount;
    for (const key of temporary) this.temporary.add(key);
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

  private note(change: ReadingChange | null): void {
    if (change === null) return;
    this.changeCount++;
    if (change.outcome !== 'kept') this.changedCount++;
    if (this.dryRun && change.outcome === 'stored') this.temporary.add(keyOf(change));
    if (this.changes.length < MAX_SHOWN_CHANGES) this.changes.push(this.withLastingId(change));
  }

  private withdrawalOf({ message, part }: ProcessedPart, readingId: number): ReadingChange | null {
    const kind = readingKindOf(part);
    return kind === null ? null : { messageId: message.id, kind, readingId, outcome: 'voided', values: [] };
  }

  private changeOf({ message, part, result }: ProcessedPart): ReadingChange | null {
    const kind = readingKindOf(part);
    if (kind === null) return null;
    const { outcome, readingId = null, changes = [] } = result;
    const values = changes.map(({ property, before, after }) => ({
      property,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    }));
    return { messageId: message.id, kind, readingId, outcome, values };
  }

  /** Returns a change without the id of a reading that does not exist after the dry run. */
  private withLastingId(change: ReadingChange): ReadingChange {
    return this.temporary.has(keyOf(change)) ? { ...change, readingId: null } : change;
  }
}

const keyOf = ({ kind, readingId }: ReadingChange) => `${kind} ${readingId}`;

const readingKindOf = (part: MessagePart): ReadingKindName | null =>
  READING_KIND_NAMES.find((name) => name === kindOf(part)) ?? null;
