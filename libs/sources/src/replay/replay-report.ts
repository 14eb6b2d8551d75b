import { type IngestReplayView, MAX_SHOWN_CHANGES, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type MessagePart } from '../adapter/message-part';
import { kindOf } from '../processing/message-parts';
import { type ProcessedPart } from '../processing/processed-part';

/** The outcomes of parts whose readings differ from before, or would differ if somebody else had not changed them. */
const CHANGING: readonly string[] = ['stored', 'corrected', 'voided', 'kept'];

type ReadingChange = IngestReplayView['changes'][number];

/** Counts what a replay changes, and lists the first changes. */
export class ReplayReport {
  /** Whether a reading was withdrawn, perhaps until another part recorded it anew. */
  hasWithdrawn = false;

  private readonly outcomes = new Map<string, IngestReplayView['outcomes'][number]>();
  private readonly changes: ReadingChange[] = [];
  /** The readings that only a dry run has stored, so that they do not exist afterwards. */
  private readonly temporary = new Set<string>();
  private messageCount = 0;
  private expiredCount = 0;
  private changeCount = 0;
  private voidedCount = 0;
  private keptCount = 0;

  constructor(private readonly dryRun: boolean) {}

  add(messages: number, expired: number, processed: readonly ProcessedPart[]): void {
    this.messageCount += messages;
    this.expiredCount += expired;
    const corrected = new Set(
      processed.flatMap(({ part, result: { outcome, readingId } }) =>
        outcome === 'corrected' ? `${kindOf(part)} ${readingId}` : [],
      ),
    );
    for (const one of processed) {
      const { outcome, code = null, withdrawnId } = one.result;
      this.count({ outcome, code, count: 1 });
      if (CHANGING.includes(outcome)) this.note(changeOf(one));
      this.hasWithdrawn ||= outcome === 'voided' || withdrawnId !== undefined;
      // Another part may have recorded the reading anew that this one has left.
      if (withdrawnId !== undefined && !corrected.has(`${kindOf(one.part)} ${withdrawnId}`))
        this.note(withdrawalOf(one, withdrawnId));
    }
  }

  /** Adds the report of some of the messages. */
  merge(part: IngestReplayView, hasWithdrawn: boolean): void {
    this.messageCount += part.messageCount;
    this.expiredCount += part.expiredCount;
    for (const one of part.outcomes) this.count(one);
    this.addChanges(part.changes, part.changeCount);
    this.voidedCount += part.voidedCount;
    this.keptCount += part.keptCount;
    this.hasWithdrawn ||= hasWithdrawn;
  }

  /** Adds the changes of a further pass over the same messages. The outcomes stay those of the first pass, because most parts are duplicates in a further one. */
  addPass({ changes, changeCount, voidedCount, keptCount, temporary }: ReplayReport): void {
    const changed = changes.filter(({ outcome }) => outcome !== 'kept');
    this.addChanges(changed, changeCount - keptCount);
    this.voidedCount += voidedCount;
    for (const key of temporary) this.temporary.add(key);
  }

  get view(): IngestReplayView {
    const { dryRun, messageCount, expiredCount, changeCount, voidedCount, keptCount } = this;
    const outcomes = [...this.outcomes.values()];
    const changes = this.changes.map((change) => this.withLastingId(change));
    return { dryRun, messageCount, expiredCount, outcomes, changes, changeCount, voidedCount, keptCount };
  }

  private count({ outcome, code, count }: IngestReplayView['outcomes'][number]): void {
    const key = `${outcome} ${code}`;
    const known = this.outcomes.get(key);
    this.outcomes.set(key, { outcome, code, count: (known?.count ?? 0) + count });
  }

  private addChanges(changes: readonly ReadingChange[], count: number): void {
    this.changes.push(...changes.slice(0, MAX_SHOWN_CHANGES - this.changes.length));
    this.changeCount += count;
  }

  private note(change: ReadingChange | null): void {
    if (change === null) return;
    this.addChanges([change], 1);
    if (change.outcome === 'voided') this.voidedCount++;
    if (change.outcome === 'kept') this.keptCount++;
    if (this.dryRun && change.outcome === 'stored') this.temporary.add(keyOf(change));
  }

  /** Returns a change without the id of a reading that does not exist after the dry run. */
  private withLastingId(change: ReadingChange): ReadingChange {
    return this.temporary.has(keyOf(change)) ? { ...change, readingId: null } : change;
  }
}

const keyOf = ({ kind, readingId }: ReadingChange) => `${kind} ${readingId}`;

/** Returns the withdrawal of the reading that a part has left; null if the part is about no reading. */
function withdrawalOf({ message, part }: ProcessedPart, readingId: number): ReadingChange | null {
  const kind = readingKindOf(part);
  return kind === null ? null : { messageId: message.id, kind, readingId, outcome: 'voided', values: [] };
}

/** Returns what has become of the reading of a part; null if the part is about no reading. */
function changeOf({ message, part, result }: ProcessedPart): ReadingChange | null {
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

const readingKindOf = (part: MessagePart): ReadingKindName | null =>
  READING_KIND_NAMES.find((name) => name === kindOf(part)) ?? null;
