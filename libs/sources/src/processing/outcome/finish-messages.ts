import { type Transaction } from '@rpm/database';
import { readingKind } from '@rpm/domain';
import { type MessagePart } from '../../adapter/message-part';
import { nameOfDevice, nameOfPerson } from '../../binding/device-name';
import { type PartResult } from '../../recording/part-result';
import { type ProcessedSource } from '../../source/processed-source';
import { ADD_PARTS, FINISH_MESSAGES, type PartRow, RELEASE_PAIRS, REMOVE_PARTS } from './finish-messages.sql';
import { kindOf, type MessageParts } from '../message-parts';
import { type MessageReader } from '../message-reader';
import { type ProcessedPart } from '../processed-part';
import { EMIT_QUARANTINE_EVENTS } from '../quarantine-events.sql';

/** Messages that were processed together, with what became of their parts. */
export interface ProcessedMessages {
  read: readonly MessageParts[];
  processed: readonly ProcessedPart[];
  /** The messages that were processed before. */
  again: readonly number[];
  /** The earlier rows of parts that had made readings. */
  made: ReadonlyMap<MessagePart, PartRow>;
}

/** Stores the parts and the end of the messages. Parts that are duplicates have no row. */
export async function finishMessages(
  transaction: Transaction,
  source: ProcessedSource,
  { adapterVersion, mappingVersion }: MessageReader,
  { read, processed, again, made }: ProcessedMessages,
): Promise<void> {
  const rows = new Map(read.map(({ message, settled }) => [message.id, [...settled]]));
  const recorded = new Set(processed.flatMap((one) => (RECORDING.includes(one.result.outcome) ? readingOf(rowOf(one)) : [])));
  for (const one of processed) {
    const former = made.get(one.part);
    const row = rowOf(one);
    // A part that waits again still names the reading that it has made, unless another part has recorded that one.
    if (former && row.outcome === 'quarantined' && row.reading_id === null && !recorded.has(readingOf(former)))
      row.reading_id = former.reading_id;
    if (one.result.outcome !== 'duplicate') rows.get(one.message.id)?.push(row);
    // The part that has made a reading still names it after it was processed again.
    else if (former && former.reading_id === one.result.readingId)
      rows.get(one.message.id)?.push({ ...former, ordinal: one.ordinal, ...(former.outcome === 'quarantined' && STORED_AGAIN) });
  }
  const all = [...rows.values()].flat();
  if (again.length > 0) {
    const keptMessageIds = all.map(({ message_id }) => message_id);
    await transaction.run(REMOVE_PARTS, { messageIds: again, keptMessageIds, keptOrdinals: all.map(({ ordinal }) => ordinal) });
  }
  if (all.length > 0) await transaction.run(ADD_PARTS, { sourceId: source.id, parts: JSON.stringify(all) });
  const patients = new Map<number, number[]>();
  for (const { message, result } of processed) {
    if (typeof result.patientId !== 'number') continue;
    const known = patients.get(message.id);
    if (known) known.push(result.patientId);
    else patients.set(message.id, [result.patientId]);
  }
  const messages = read.map(({ message, count }) =>
    finished(message.id, rows.get(message.id) ?? [], count, patients.get(message.id) ?? []),
  );
  const times = processed.flatMap(({ part, result }) =>
    mayBeCompleted(part, result) ? (result.readingTimestamp?.getTime() ?? []) : [],
  );
  await transaction.run(FINISH_MESSAGES, { messages: JSON.stringify(messages), adapterVersion, mappingVersion });
  // A part that waits for the other half of its reading nearly always waits for a moment only.
  const codes = new Set(
    all.flatMap(({ outcome, code }) => (outcome === 'quarantined' && code !== 'pair_incomplete' ? (code ?? []) : [])),
  );
  if (codes.size > 0) await transaction.run(EMIT_QUARANTINE_EVENTS, { sourceId: source.id, codes: [...codes] });
  if (times.length > 0) {
    const except = messages.map(({ id }) => id);
    await transaction.run(RELEASE_PAIRS, { sourceId: source.id, times: [...new Set(times)], except });
  }
}

/** Returns whether a part that waits for the reading of another one may complete or withdraw it now: the reading is new, or recognized without a value that comes later. */
function mayBeCompleted(part: MessagePart, { outcome }: PartResult): boolean {
  if (outcome === 'stored') return true;
  if (part.type !== 'reading' || (outcome !== 'duplicate' && outcome !== 'corrected')) return false;
  const { kind, values, action = 'record' } = part;
  const isWhole = action === 'record' || action === 'correct';
  return isWhole && (readingKind(kind).addedLater ?? []).some((property) => (values[property] ?? null) === null);
}

/** The outcomes of parts that have recorded the reading which they name. */
const RECORDING: readonly string[] = ['stored', 'corrected'];

const readingOf = ({ kind, reading_id }: PartRow) => `${kind} ${reading_id}`;

/** The outcome of a part that waited after it had made a reading, and that is that reading again. */
const STORED_AGAIN = { outcome: 'stored', code: null, path: null };

function finished(id: number, rows: readonly PartRow[], count: number, patients: readonly number[]) {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (count > rows.length) counts['duplicate'] = count - rows.length;
  return { id, counts, patientIds: [...new Set([...rows.flatMap(({ patient_id }) => patient_id ?? []), ...patients])] };
}

/** Returns the row of a part. */
export function rowOf({ message, ordinal, part, result }: ProcessedPart): PartRow {
  const { outcome, code = null, path = null, deviceId = null, patientId = null, readingTimestamp, readingId = null } = result;
  const isWaiting = result.isWaiting === true;
  const device = 'device' in part && part.device ? nameOfDevice(part.device).text : '';
  const person = 'person' in part && typeof part.person === 'string' ? nameOfPerson(part.person) : '';
  return {
    message_id: message.id,
    ordinal,
    pointer: part.pointer,
    kind: kindOf(part),
    outcome: isWaiting ? 'quarantined' : outcome,
    code,
    path,
    device_key: device,
    person_key: person,
    device_id: deviceId,
    patient_id: patientId,
    reading_timestamp: readingTimestamp?.toISOString() ?? null,
    reading_id: readingId,
    reason: null,
  };
}
