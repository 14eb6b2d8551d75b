import { type IngestReplayView, MAX_SHOWN_CHANGES, READING_KIND_NAMES } from '@rpm/domain';
import { kindOf } from '../processing/message-parts';
import { type ProcessedPart } from '../processing/process-messages';

/** The outcomes of parts whose readings differ from before, or would differ if somebody else had not changed them. */
const CHANGING: readonly string[] = ['stored', 'corrected', 'voided', 'kept'];

type Outcome = Pick<IngestReplayView['outcomes'][number], 'outcome' | 'code'>;

/** Messages that a replay has processed together. */
export interface ReplayedMessages {
  messageIds: readonly number[];
  /** Messages whose bodies are kept no more. */
  expiredIds: readonly number[];
  processed: readonly ProcessedPart[];
}

/** Counts what a replay changes, and lists the first changes. */
export class ReplayReport {
  private readonly outcomes = new Map<string, IngestReplayView['outcomes'][number]>();
  private readonly changes: IngestReplayView['changes'][number][] = [];
  private readonly messages = new Set<number>();
  private readonly expired = new Set<number>();
  private readonly latest = new Map<string, Outcome>();
  private changeCount = 0;

  constructor(private readonly dryRun: boolean) {}

  /** Adds messages that were processed together. A part that is processed once more counts once, with what has become of it in the end. */
  add({ messageIds, expiredIds, processed }: ReplayedMessages): void {
    for (const id of messageIds) this.messages.add(id);
    for (const id of expiredIds) this.expired.add(id);
    for (const one of processed) this.addPart(one);
  }

  private addPart(one: ProcessedPart): void {
    const { outcome, code = null } = one.result;
    const key = `${one.message.id} ${one.ordinal}`;
    const former = this.latest.get(key);
    // A part that has changed a reading finds it as it has left it.
    if (former && CHANGING.includes(former.outcome)) return;
    if (former) this.count(former, -1);
    this.latest.set(key, { outcome, code });
    this.count({ outcome, code }, 1);
    const change = CHANGING.includes(outcome) ? this.changeOf(one) : null;
    if (change) this.note(change);
  }

  get view(): IngestReplayView {
    const { dryRun, changes, changeCount } = this;
    const outcomes = [...this.outcomes.values()].filter(({ count }) => count > 0);
    return { dryRun, messageCount: this.messages.size, expiredCount: this.expired.size, outcomes, changes, changeCount };
  }

  private count({ outcome, code }: Outcome, difference: 1 | -1): void {
    const key = `${outcome} ${code}`;
    const known = this.outcomes.get(key);
    this.outcomes.set(key, { outcome, code, count: (known?.count ?? 0) + difference });
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
