import { type ReadingKindName } from '@rpm/domain';
import { type MessagePart } from '../adapter/message-part';
import { type PartResult } from './part-result';

/** A reading that a replay has changed. */
export interface ChangedReading {
  kind: ReadingKindName;
  id: number;
}

/** A part that a replay has processed, as far as it must be known for that. */
interface ReplayedPart {
  message: { id: number };
  part: MessagePart;
  result: PartResult;
}

const CHANGING: readonly string[] = ['stored', 'corrected', 'voided'];

/**
 * The readings that the parts of replayed messages are about, and which of them the replay changes. A part that was processed before its reading changed has not seen
 * the change, so its message has to be processed once more.
 */
export class ReplayedReadings {
  /** The messages with parts about a reading, or with parts that wait for one, by the text that stands for it. */
  private readonly messages = new Map<string, Set<number>>();
  private readonly changes = new Map<string, ChangedReading>();
  /** Changes of which it is not known yet which parts have seen them. */
  private unseen = new Set<string>();
  private outdated = new Set<number>();

  /** Notes that the source has changed a reading. */
  noteChange(kind: ReadingKindName, id: number): void {
    this.changes.set(keyOf(kind, id), { kind, id });
    this.unseen.add(keyOf(kind, id));
  }

  /** Notes parts that were processed together, in their order. */
  noteParts(parts: readonly ReplayedPart[]): void {
    const noted = parts.flatMap(({ message, part, result }) =>
      part.type === 'reading' ? { message, kind: part.kind, result } : [],
    );
    const present = new Set(noted.map(({ message }) => message.id));
    const lastChanges = new Map<string, number>();
    for (const [at, { kind, result }] of noted.entries()) {
      const { outcome, readingId } = result;
      if (readingId === undefined || !CHANGING.includes(outcome)) continue;
      if (outcome !== 'stored') this.noteChange(kind, readingId);
      for (const key of changedKeys(kind, readingId, result)) lastChanges.set(key, at);
    }
    for (const key of lastChanges.keys()) {
      this.outdate(key, present);
      this.unseen.delete(key);
    }
    for (const [at, { message, kind, result }] of noted.entries()) {
      const key = keyAbout(kind, result);
      if (key === null) continue;
      if (at < (lastChanges.get(key) ?? at)) this.outdated.add(message.id);
      this.messages.set(key, (this.messages.get(key) ?? new Set()).add(message.id));
    }
  }

  /** Returns the readings that were changed since the last call, and the messages with parts about them that the replay has processed. */
  takeChanges(): { changed: ChangedReading[]; messageIds: number[] } {
    // No part has said that it has made these changes, so none has seen them for sure.
    for (const key of this.unseen) this.outdate(key);
    this.unseen = new Set();
    const changed = [...this.changes.values()];
    const messageIds = new Set([...this.changes.keys()].flatMap((key) => [...(this.messages.get(key) ?? [])]));
    this.changes.clear();
    return { changed, messageIds: [...messageIds] };
  }

  /** Returns the messages, in the order of their arrival, with parts whose readings have changed since these parts were processed. */
  takeOutdated(): number[] {
    const ids = [...this.outdated].sort((one, other) => one - other);
    this.outdated = new Set();
    return ids;
  }

  private outdate(key: string, except: ReadonlySet<number> = new Set()): void {
    for (const id of this.messages.get(key) ?? []) if (!except.has(id)) this.outdated.add(id);
  }
}

const keyOf = (kind: ReadingKindName, id: number) => `${kind} ${id}`;
const timeKeyOf = (kind: ReadingKindName, time: Date) => `${kind} at ${time.getTime()}`;

/** Returns what stands for the reading of a part, or for one of its time for which it waits. */
function keyAbout(kind: ReadingKindName, { code, readingId, readingTimestamp }: PartResult): string | null {
  if (readingId !== undefined) return keyOf(kind, readingId);
  return code === 'pair_incomplete' && readingTimestamp ? timeKeyOf(kind, readingTimestamp) : null;
}

function changedKeys(kind: ReadingKindName, id: number, { outcome, readingTimestamp }: PartResult): string[] {
  const isPresent = outcome !== 'voided' && readingTimestamp !== undefined;
  return [keyOf(kind, id), ...(isPresent ? [timeKeyOf(kind, readingTimestamp)] : [])];
}
