import { storeHealthCheck } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { Problem, readingKind } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type HealthPart, type MessagePart, type ReadingPart } from '../adapter/message-part';
import { type Binding, bindParts } from '../binding/bind-parts';
import { nameOfDevice, nameOfPerson } from '../binding/device-name';
import { PartRecorder } from '../recording/part-recorder';
import { type RecordOptions } from '../recording/record-options';
import { partialReadingOf, readingOf } from '../recording/part-reading';
import { type PartResult, quarantined } from '../recording/part-result';
import { type PlacedPart } from '../recording/placed-part';
import {
  ADD_PARTS,
  FIND_PARTS,
  FINISH_MESSAGES,
  type PartRow,
  RELEASE_CONFLICTS,
  RELEASE_PAIRS,
  REMOVE_PARTS,
} from './finish-messages.sql';
import { countOf, kindOf, matched, type MessageParts, partsAfterFailures, partsToProcess, readParts } from './message-parts';
import { type MessageReader } from './message-reader';
import { EMIT_QUARANTINE_EVENTS } from './quarantine-events.sql';
import { withdrawMissing } from './withdraw-missing';
import { type QueuedMessage } from './message-queue.sql';
import { type ProcessedSource } from '../source/processed-source';

/** Options for processing messages. */
export interface ProcessOptions extends RecordOptions {
  /** Whether all parts of a message that was processed before are processed again, as by a replay, instead of those that wait. */
  all?: boolean;
  /** Returns whether a part that waits is processed; all are by default. */
  only?: (row: PartRow) => boolean;
  /** Whether readings are withdrawn whose parts a message that is processed again has no more. */
  voidMissing?: boolean;
  /** Whether the messages are not read any more, because too many attempts at them have failed. */
  isLastAttempt?: boolean;
}

/** A part with what became of it. */
export interface ProcessedPart {
  message: QueuedMessage;
  ordinal: number;
  part: MessagePart;
  result: PartResult;
}

/** The objects with which messages of a source are read and recorded. */
export interface ProcessContext {
  transaction: Transaction;
  box: SecretBox;
  source: ProcessedSource;
  reader: MessageReader;
}

/**
 * Processes messages of one source in one transaction: it records readings, their origins, health checks, the parts and the end of the messages. If the transaction
 * is rolled back, the messages are queued as before. @returns what became of the parts that were processed, and of those that are gone
 */
export async function processMessages(
  { transaction, box, source, reader }: ProcessContext,
  messages: readonly QueuedMessage[],
  options: ProcessOptions = {},
): Promise<ProcessedPart[]> {
  const again = messages.flatMap(({ isProcessed, id }) => (isProcessed ? id : []));
  const earlier = again.length === 0 ? [] : await transaction.run(FIND_PARTS, { messageIds: again });
  const read = messages.map((message): MessageParts => {
    const rows = earlier.filter(({ message_id }) => message_id === message.id);
    if (message.sealed === null) return withoutBody(message, rows);
    if (options.isLastAttempt === true) return partsAfterFailures(message, rows);
    if (message.repeatedParts !== null) return { message, toProcess: [], settled: [], count: message.repeatedParts };
    const isSameVersion = message.adapterVersion === reader.adapterVersion && message.mappingVersion === reader.mappingVersion;
    const parts = readParts(box, transaction.organizationId, reader, message);
    const { all = false, only = null } = options;
    return { ...partsToProcess(message, parts, rows, { isSameVersion, all, only }), earlier: rows };
  });
  const made = madeReadings(read, options.isReplay === true);
  const processed = await processParts(transaction, source, read, options, made);
  const isReplay = options.isReplay === true;
  const gone = isReplay ? await withdrawMissing(transaction, source, read, processed, options, made) : [];
  await store(transaction, source, reader, read, processed, again, made);
  if (isReplay) await releaseConflicts(transaction, source, read, processed, made);
  return [...processed, ...gone];
}

/** A message without its body can be processed no more: what waits of it has expired. */
function withoutBody(message: QueuedMessage, rows: readonly PartRow[]): MessageParts {
  const settled = rows.map((row) => (row.outcome === 'quarantined' ? { ...row, outcome: 'expired' } : row));
  return { message, toProcess: [], settled, count: countOf(message) };
}

async function processParts(
  transaction: Transaction,
  source: ProcessedSource,
  read: readonly MessageParts[],
  options: ProcessOptions,
  made: ReadonlyMap<MessagePart, PartRow>,
): Promise<ProcessedPart[]> {
  const parts = read.flatMap(({ message, toProcess }) => toProcess.map(({ ordinal, part }) => ({ message, ordinal, part })));
  const results = new Map<(typeof parts)[number], PartResult>();
  const toBind = parts.filter((one): one is (typeof parts)[number] & { part: ReadingPart | HealthPart } => isBound(one.part));
  const bindings = await bindParts(
    transaction,
    source,
    toBind.map(({ part, message }) => ({ part, receivedAt: message.receivedAt })),
  );
  const placed: { one: (typeof parts)[number]; placedPart: PlacedPart }[] = [];
  const checks: { one: (typeof parts)[number]; part: HealthPart; binding: Binding }[] = [];
  for (const [at, one] of toBind.entries()) {
    const binding = bindings[at];
    if (!binding) results.set(one, quarantined('mapping_failed'));
    else if ('code' in binding) {
      const { code, deviceId, patientId } = binding;
      results.set(one, { ...quarantined(code), deviceId, patientId });
    } else if (one.part.type === 'health') checks.push({ one, part: one.part, binding });
    else {
      const found = place(one.message, one.ordinal, one.part, binding);
      if ('outcome' in found) results.set(one, { ...subjectOf(binding), ...found });
      else {
        // A part that waits may have made a reading before.
        const { reading_id: madeReadingId = null } = made.get(one.part) ?? {};
        placed.push({ one, placedPart: madeReadingId === null ? found : { ...found, madeReadingId } });
      }
    }
  }
  await new PartRecorder(transaction, source, options).record(placed.map(({ placedPart }) => placedPart));
  for (const { one, placedPart } of placed) {
    results.set(one, { ...subjectOf(placedPart.binding), ...(placedPart.result ?? quarantined('mapping_failed')) });
  }
  // Devices are locked in the order of their ids, as everywhere.
  checks.sort((one, other) => (one.binding.deviceId ?? 0) - (other.binding.deviceId ?? 0));
  for (const { one, part, binding } of checks) {
    results.set(one, { ...subjectOf(binding), ...(await checkHealth(transaction, part, binding)) });
  }
  return parts.map((one) => ({ ...one, result: results.get(one) ?? unboundResult(one.part) }));
}

/** Returns the earlier rows, with the readings that they have made, of parts that are processed again. */
function madeReadings(read: readonly MessageParts[], isReplay: boolean): Map<MessagePart, PartRow> {
  const made = new Map<MessagePart, PartRow>();
  for (const { toProcess, earlier = [] } of read) {
    const rows = matched(
      toProcess,
      // A part in conflict names the reading of another part.
      earlier.filter(
        ({ reading_id, outcome, code }) => reading_id !== null && code !== 'conflict' && (isReplay || outcome === 'quarantined'),
      ),
    );
    for (const { ordinal, part } of toProcess) {
      const row = rows.get(ordinal);
      if (row) made.set(part, row);
    }
  }
  return made;
}

const isBound = (part: MessagePart): part is ReadingPart | HealthPart => part.type === 'reading' || part.type === 'health';

function unboundResult(part: MessagePart): PartResult {
  if (part.type === 'ignored') return { outcome: 'ignored', code: part.code };
  return part.type === 'unplaced' ? quarantined(part.code, part.path) : quarantined('mapping_failed');
}

const subjectOf = ({ deviceId, patientId, instant }: Binding) => ({ deviceId, patientId, readingTimestamp: instant });

/** Returns the reading of a part, or why it has none. */
function place(message: QueuedMessage, ordinal: number, part: ReadingPart, binding: Binding): PlacedPart | PartResult {
  const isPartial = part.action === 'complete' || part.action === 'void';
  const found = (isPartial ? partialReadingOf : readingOf)(part, binding, message.receivedAt);
  return 'result' in found
    ? found.result
    : { messageId: message.id, firstMessageId: message.firstId, ordinal, part, binding, reading: found.reading, result: null };
}

/** Records the health check of a device. A device that reported other values for the same instant keeps them, as in the API. */
async function checkHealth(transaction: Transaction, part: HealthPart, { deviceId, instant }: Binding): Promise<PartResult> {
  if (deviceId === null) return quarantined('device_unknown');
  const { batteryPercentage = null, signalStrength = null } = part;
  try {
    await storeHealthCheck(transaction, deviceId, {
      eventTimestamp: instant,
      batteryPercentage: rounded(batteryPercentage),
      signalStrength: rounded(signalStrength),
    });
    return { outcome: 'health' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { outcome: 'kept' };
  }
}

/** The table has whole percentages. */
const rounded = (value: number | null) => (value === null ? null : Math.max(0, Math.min(100, Math.round(value))));

/** Stores the parts and the end of the messages. Parts that are duplicates have no row. */
async function store(
  transaction: Transaction,
  source: ProcessedSource,
  { adapterVersion, mappingVersion }: MessageReader,
  read: readonly MessageParts[],
  processed: readonly ProcessedPart[],
  again: readonly number[],
  made: ReadonlyMap<MessagePart, PartRow>,
): Promise<void> {
  const rows = new Map(read.map(({ message, settled }) => [message.id, [...settled]]));
  for (const one of processed) {
    const former = made.get(one.part);
    if (one.result.outcome !== 'duplicate') rows.get(one.message.id)?.push(rowOf(one));
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

/** Queues the messages with parts that conflict with readings which a replay has corrected or withdrawn, so that these parts are processed once more. */
async function releaseConflicts(
  transaction: Transaction,
  source: ProcessedSource,
  read: readonly MessageParts[],
  processed: readonly ProcessedPart[],
  made: ReadonlyMap<MessagePart, PartRow>,
): Promise<void> {
  const changed = [
    ...processed.flatMap(({ part, result }) => {
      const { outcome, readingId = null } = result;
      const former = made.get(part)?.reading_id ?? null;
      const ids = [outcome === 'corrected' || outcome === 'voided' ? readingId : null, former === readingId ? null : former];
      return ids.map((id) => ({ kind: kindOf(part), id }));
    }),
    ...read.flatMap(({ settled }) =>
      settled.flatMap(({ kind, reading_id: id, outcome }) => (outcome === 'voided' ? { kind, id } : [])),
    ),
  ].flatMap(({ kind, id }) => (kind === null || id === null ? [] : { kind, id }));
  if (changed.length === 0) return;
  const [kinds, readingIds] = [changed.map(({ kind }) => kind), changed.map(({ id }) => id)];
  await transaction.run(RELEASE_CONFLICTS, { sourceId: source.id, kinds, readingIds });
}

/** Returns whether a part that waits for the reading of another one may complete or withdraw it now: the reading is new, or recognized without a value that comes later. */
function mayBeCompleted(part: MessagePart, { outcome }: PartResult): boolean {
  if (outcome === 'stored') return true;
  if (part.type !== 'reading' || (outcome !== 'duplicate' && outcome !== 'corrected')) return false;
  const { kind, values, action = 'record' } = part;
  const isWhole = action === 'record' || action === 'correct';
  return isWhole && (readingKind(kind).addedLater ?? []).some((property) => (values[property] ?? null) === null);
}

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
