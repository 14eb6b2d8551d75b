import { type Transaction } from '@rpm/database';
import { type PartOutcome, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type MessagePart } from '../../adapter/message-part';
import { PartChanges } from '../../recording/part-changes';
import { FIND_READINGS_OF_MESSAGES, type PartRow } from './finish-messages.sql';
import { type MessageParts } from '../message-parts';
import { type ProcessedPart, type ProcessOptions } from '../processed-part';
import { type ProcessedSource } from '../../source/processed-source';

const RECORDED: readonly string[] = ['stored', 'duplicate', 'corrected', 'kept', 'voided'];

/** The outcomes of parts that may have made the reading that they name. */
const MAKING: readonly string[] = ['stored', 'corrected', 'quarantined'];

/** A reading whose part a message has no more: the part is gone, or it is no reading any more. */
interface Missing {
  row: PartRow;
  /** The part that has the place of the former one; null if there is none. */
  processed: ProcessedPart | null;
  read: MessageParts;
}

/**
 * Treats the readings of parts that messages have no more after they were processed again. They are withdrawn if the options say so and nobody else has changed them; in
 * any case the message still names them. @returns those whose parts are gone, with what became of them
 */
export async function withdrawMissing(
  transaction: Transaction,
  source: ProcessedSource,
  read: readonly MessageParts[],
  processed: readonly ProcessedPart[],
  options: ProcessOptions,
  made: ReadonlyMap<MessagePart, PartRow>,
): Promise<ProcessedPart[]> {
  const byPart = new Map(processed.map((one) => [one.part, one]));
  const gone = read.flatMap((one) => missingOf(one, byPart, made));
  if (gone.length === 0) return [];
  // A message that has only completed or corrected a reading of another message has not made it.
  const messageIds = [...new Set(gone.map(({ row }) => row.message_id))];
  const origins = await transaction.run(FIND_READINGS_OF_MESSAGES, { messageIds });
  const own = new Set(origins.map(({ messageId, kind, readingId }) => `${messageId} ${kind} ${readingId}`));
  const missing = gone.filter(({ row }) => own.has(`${row.message_id} ${row.kind} ${row.reading_id}`));
  const reported: ProcessedPart[] = [];
  const changes = new PartChanges(transaction, source, options);
  for (const kind of READING_KIND_NAMES) {
    const ofKind = missing.filter(({ row }) => row.kind === kind);
    const ids = ofKind.flatMap(({ row }) => row.reading_id ?? []);
    if (ids.length === 0) continue;
    const results = options.voidMissing === true ? await changes.withdrawAll(kind, ids) : null;
    for (const one of ofKind) reported.push(...note(one, kind, results?.get(one.row.reading_id ?? 0)?.outcome));
  }
  return reported;
}

function missingOf(
  read: MessageParts,
  byPart: ReadonlyMap<MessagePart, ProcessedPart>,
  made: ReadonlyMap<MessagePart, PartRow>,
): Missing[] {
  const { earlier = [], toProcess, settled } = read;
  const found = new Map(toProcess.flatMap(({ part }) => (made.has(part) ? [[made.get(part)?.ordinal, part] as const] : [])));
  const kept = new Set(settled.map(({ reading_id }) => reading_id));
  const present = new Set(
    toProcess.flatMap(({ part }) => {
      const { outcome = '', readingId = null } = byPart.get(part)?.result ?? {};
      return RECORDED.includes(outcome) ? (readingId ?? []) : [];
    }),
  );
  return earlier
    .filter(({ reading_id }) => reading_id === null || !present.has(reading_id))
    .filter(({ reading_id, outcome }) => reading_id !== null && !kept.has(reading_id) && MAKING.includes(outcome))
    .flatMap((row): Missing[] => {
      const part = found.get(row.ordinal);
      const one = (part && byPart.get(part)) ?? null;
      return one !== null && RECORDED.includes(one.result.outcome) ? [] : [{ row, processed: one, read }];
    });
}

/** Notes in the parts of the message what became of a reading without a part. @returns the former part if it is gone and its reading would be withdrawn */
function note({ row, processed, read }: Missing, kind: ReadingKindName, outcome: PartOutcome | undefined): ProcessedPart[] {
  const wasWithdrawn = outcome === 'voided' || outcome === 'kept';
  if (processed !== null) {
    const isWaiting = processed.result.outcome === 'quarantined';
    processed.result = { ...processed.result, readingId: row.reading_id ?? 0, ...(wasWithdrawn && { outcome, isWaiting }) };
    return [];
  }
  const taken = [...read.settled, ...read.toProcess].map(({ ordinal }) => ordinal);
  const ordinal = Math.max(read.count - 1, ...taken) + 1;
  read.settled.push({ ...row, ordinal, outcome: outcome === 'duplicate' ? 'voided' : (outcome ?? row.outcome) });
  read.count++;
  if (!wasWithdrawn) return [];
  const part = { type: 'unplaced', pointer: row.pointer, kind, code: 'value_missing' } as const;
  const result = { outcome, readingId: row.reading_id ?? undefined, patientId: row.patient_id };
  return [{ message: read.message, ordinal, part, result }];
}
