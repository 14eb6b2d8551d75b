import { type SecretBox } from '@rpm/encryption';
import { type MessagePart } from '../adapter/message-part';
import { openBody } from '../body/message-body';
import { type PartRow } from './outcome/finish-messages.sql';
import { type MessageReader } from './message-reader';
import { type QueuedMessage } from './message-queue.sql';

/** A part of a message that has to be processed. */
export interface PartToProcess {
  ordinal: number;
  part: MessagePart;
}

/** The parts of a message: those that have to be processed, and those that stay as they are. */
export interface MessageParts {
  message: QueuedMessage;
  toProcess: PartToProcess[];
  /** Rows of parts that were processed before and are final. */
  settled: PartRow[];
  /** Rows of parts that were processed before. */
  earlier?: readonly PartRow[];
  /** The number of parts in the whole message. */
  count: number;
}

/** Reads the parts of a message. Whatever its content, an adapter that fails on it makes it one part. @throws an error if the body cannot be decrypted */
export function readParts(
  box: SecretBox,
  organizationId: number,
  reader: Pick<MessageReader, 'read'>,
  message: QueuedMessage,
): MessagePart[] {
  const { sealed, keyName, mediaType, headers, path, receivedAt } = message;
  if (sealed === null || keyName === null) return [];
  const body = openBody(box, organizationId, { sealed, keyName });
  try {
    return reader.read({ body, mediaType, headers, path, receivedAt });
  } catch {
    return [FAILED];
  }
}

/** The only part of a message that cannot be read. */
const FAILED: MessagePart = { type: 'unplaced', pointer: '', code: 'mapping_failed' };

/**
 * Returns the parts of a message at which too many attempts have failed, without its body, which may be the reason. A new message is one part, which waits; parts
 * of a message that was processed before wait as they did.
 */
export function partsAfterFailures(message: QueuedMessage, earlier: readonly PartRow[]): MessageParts {
  if (!message.isProcessed) return { message, toProcess: [{ ordinal: 0, part: FAILED }], settled: [], count: 1 };
  return { message, toProcess: [], settled: [...earlier], count: countOf(message) };
}

/** Returns the number of parts that a message had when it was processed before. */
export const countOf = ({ counts }: QueuedMessage) => Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0);

/** The parts of a message that are processed again after it was processed before. */
export interface PartSelection {
  /** Whether the message was processed with the present versions of adapter and mapping. */
  isSameVersion: boolean;
  /** Whether all parts are processed again, instead of those that wait. */
  all: boolean;
  /** Whether all parts have been processed by an earlier pass of the same replay. */
  isFurtherPass?: boolean;
  /** Returns whether a part that waits is processed; null if all are, with those that another version of the adapter has found. */
  only: ((row: PartRow) => boolean) | null;
}

/**
 * Decides which parts of a message are processed: all of a new message; those that wait if it was processed before. Parts are recognized by their places in the
 * message, because another version of the adapter may read more of them.
 */
export function partsToProcess(
  message: QueuedMessage,
  parts: readonly MessagePart[],
  earlier: readonly PartRow[],
  { isSameVersion, all, only, isFurtherPass = false }: PartSelection,
): MessageParts {
  const waits = (row: PartRow) => row.outcome === 'quarantined' && (only === null || only(row));
  const numbered = parts.map((part, ordinal) => ({ ordinal, part }));
  const count = parts.length;
  if (!message.isProcessed || all) {
    // Parts that somebody has discarded stay discarded, and a replay counts a reading that its device drops only once.
    const isFinal = ({ outcome }: PartRow) => outcome === 'discarded' || (isFurtherPass && outcome === 'dropped');
    const kept = matched(numbered, all ? earlier.filter(isFinal) : []);
    return { message, toProcess: numbered.filter(({ ordinal }) => !kept.has(ordinal)), settled: [...kept.values()], count };
  }
  if (isSameVersion) {
    const waiting = new Set(earlier.flatMap((row) => (waits(row) ? row.ordinal : [])));
    const settled = earlier.filter((row) => !waits(row));
    return { message, toProcess: numbered.filter(({ ordinal }) => waiting.has(ordinal)), settled, count };
  }
  const others = earlier.filter((row) => !waits(row));
  if (only !== null) {
    const selected = matched(numbered, earlier.filter(waits));
    const [toProcess, rest] = [true, false].map((is) => numbered.filter(({ ordinal }) => selected.has(ordinal) === is));
    return { message, toProcess: toProcess ?? [], settled: [...matched(rest ?? [], others).values()], count };
  }
  const kept = matched(numbered, others);
  return { message, toProcess: numbered.filter(({ ordinal }) => !kept.has(ordinal)), settled: [...kept.values()], count };
}

/** Returns the earlier rows of parts by the ordinals that these parts have now. */
export function matched(parts: readonly PartToProcess[], earlier: readonly PartRow[]): Map<number, PartRow> {
  const waiting = new Map<string, PartRow[]>();
  for (const row of earlier) {
    const key = placeOf(row.pointer, row.kind);
    const rows = waiting.get(key);
    if (rows) rows.push(row);
    else waiting.set(key, [row]);
  }
  const found = new Map<number, PartRow>();
  for (const { ordinal, part } of parts) {
    const row = waiting.get(placeOf(part.pointer, kindOf(part)))?.shift();
    if (row) found.set(ordinal, { ...row, ordinal });
  }
  return found;
}

const placeOf = (pointer: string, kind: string | null) => JSON.stringify([pointer, kind]);

/** Returns the kind of a part, as it is stored: that of its reading, or `health`; null if the part is neither. */
export const kindOf = (part: MessagePart): string | null =>
  part.type === 'health' ? part.type : 'kind' in part ? (part.kind ?? null) : null;
