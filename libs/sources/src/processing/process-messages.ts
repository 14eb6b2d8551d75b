import { storeHealthCheck } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { Problem } from '@rpm/domain';
import { type SecretBox } from '@rpm/encryption';
import { type HealthPart, type MessagePart, type ReadingPart } from '../adapter/message-part';
import { type Binding, bindParts } from '../binding/bind-parts';
import { PartRecorder } from '../recording/part-recorder';
import { partialReadingOf, readingOf } from '../recording/part-reading';
import { type PartResult, quarantined } from '../recording/part-result';
import { type PlacedPart } from '../recording/placed-part';
import { type ProcessedSource } from '../source/processed-source';
import { countOf, matched, type MessageParts, partsAfterFailures, partsToProcess, readParts } from './message-parts';
import { type QueuedMessage } from './message-queue.sql';
import { type MessageReader } from './message-reader';
import { finishMessages } from './outcome/finish-messages';
import { FIND_PARTS, type PartRow } from './outcome/finish-messages.sql';
import { releaseConflicts } from './outcome/release-conflicts';
import { withdrawMissing } from './outcome/withdraw-missing';
import { type ProcessedPart, type ProcessOptions } from './processed-part';

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
    const { all = false, only = null, isFurtherPass = false } = options;
    return { ...partsToProcess(message, parts, rows, { isSameVersion, all, only, isFurtherPass }), earlier: rows };
  });
  const made = madeReadings(read, options.isReplay === true);
  const processed = await processParts(transaction, source, read, options, made);
  const isReplay = options.isReplay === true;
  const gone = isReplay ? await withdrawMissing(transaction, source, read, processed, options, made) : [];
  await finishMessages(transaction, source, reader, { read, processed, again, made });
  if (isReplay) await releaseConflicts(transaction, source, { read, processed, made });
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
    const { binding, result, withdrawnId } = placedPart;
    results.set(one, {
      ...subjectOf(binding),
      ...(result ?? quarantined('mapping_failed')),
      ...(withdrawnId !== undefined && { withdrawnId }),
    });
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
