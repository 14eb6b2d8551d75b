import { changeReading, voidReading } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import {
  applyCorrection,
  Problem,
  InvalidInput,
  type ReadingCorrection,
  type ReadingInput,
  type ReadingKindName,
  readingKind,
} from '@rpm/domain';
import { type ProcessedSource } from '../source/processed-source';
import { isNearEqual } from './near-equal';
import { type RecordOptions } from './record-options';
import { rejectionOf } from './part-reading';
import { type PartResult, quarantined, type ValueChange, valueChanges } from './part-result';
import { actionOf, asSeenBy, type PlacedPart, providerOf, readingKeysOf } from './placed-part';
import { findReadingsOfHolderStatement } from './readings-of-holder.sql';
import {
  changeOriginStatement,
  findReadingsOfKeysStatement,
  findStoredReadingsStatement,
  noteCorrectionStatement,
  noteWithoutPartStatement,
  type StoredReading,
  updateOriginsStatement,
} from './stored-readings.sql';

const ANY_STATE = { expectedEntityTags: null };

/** Changes stored readings because of parts that differ from them, complete them or withdraw them. */
export class PartChanges {
  constructor(
    private readonly transaction: Transaction,
    private readonly source: ProcessedSource,
    private readonly options: RecordOptions,
  ) {}

  /** Settles parts whose reading is stored with other values. */
  async settle(
    kind: ReadingKindName,
    conflicts: readonly { placed: PlacedPart; reading: ReadingInput; id: number }[],
  ): Promise<void> {
    // Several parts of one statement may differ from the same reading: each sees what the one before has changed.
    for (let pending = [...conflicts]; pending.length > 0;) {
      const first = new Map(pending.toReversed().map((one) => [one.id, one]));
      const stored = await this.findStored(kind, [...first.keys()]);
      for (const { placed, reading, id } of first.values()) {
        const { patientId = null } = placed.result ?? {};
        placed.result = {
          ...(await this.settleOne(kind, placed, reading, asSeenBy(placed, stored.get(id)))),
          ...(patientId !== null && { patientId }),
        };
      }
      pending = pending.filter((one) => first.get(one.id) !== one);
    }
  }

  private async settleOne(
    kind: ReadingKindName,
    placed: PlacedPart,
    reading: ReadingInput,
    stored: StoredReading | undefined,
  ): Promise<PartResult> {
    // The part repeats its reading as it was sent before, or has only added a value to it. It may correct the other values nevertheless.
    const { outcome } = placed.result ?? {};
    const repeated = outcome === 'duplicate' || outcome === 'corrected' ? placed.result : null;
    const { id: readingId } = stored ?? {};
    if (!stored || readingId === undefined) return repeated ?? quarantined('conflict');
    const duplicate: PartResult = { outcome: 'duplicate', readingId };
    if (repeated && (stored.isVoided || !stored.isUntouched)) return repeated;
    if (isNearEqual(kind, stored.values, reading)) return repeated ?? duplicate;
    if (this.options.acceptsValues === true) return this.correct(kind, stored, wholeCorrection(kind, reading));
    const isOwnAgain = this.options.isReplay === true && placed.madeReadingId === readingId;
    if (isOfOtherId(placed, stored) && !isOwnAgain) return repeated ?? { ...quarantined('conflict'), readingId };
    if (actionOf(placed) !== 'correct' && !isOwnAgain) {
      // The vendor itself has said which values are right, perhaps before it sent the others.
      const isSuperseded = stored.isCorrected && stored.isUntouched;
      return isSuperseded ? { outcome: 'kept', readingId } : { ...quarantined('conflict'), readingId };
    }
    // What a later message has corrected stays so, whenever an earlier one is processed.
    if (isOlder(placed, stored)) return repeated ?? (isOwnAgain ? duplicate : { outcome: 'kept', readingId });
    const result = await this.correct(kind, stored, wholeCorrection(kind, reading));
    const { messageId, ordinal } = placed;
    if (result.outcome === 'corrected' && actionOf(placed) === 'correct')
      await this.transaction.run(noteCorrectionStatement(kind), {
        id: readingId,
        messageId,
        ordinal,
        provider: providerOf(placed),
      });
    // What has added a value has done so, whatever becomes of the others.
    return result.outcome !== 'corrected' && outcome === 'corrected' && repeated ? repeated : result;
  }

  /** Completes or withdraws readings. A part whose reading is not stored waits for it. */
  async apply(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<void> {
    const rows = await this.transaction.run(findReadingsOfKeysStatement(kind), readingKeysOf(this.source.id, parts));
    const found = new Map(rows.map(({ n, id }) => [n, id]));
    // Readings are locked by their ids, and read again as they are then.
    const stored = await this.findStored(kind, [...new Set(found.values())]);
    for (const [at, placed] of parts.entries()) {
      const target = asSeenBy(placed, stored.get(found.get(at + 1) ?? 0));
      if (target && actionOf(placed) === 'void' && isOfOtherId(placed, target)) placed.result = { outcome: 'duplicate' };
      else if (!target) placed.result = quarantined('pair_incomplete');
      else if (actionOf(placed) === 'void') placed.result = await this.withdraw(kind, target);
      else placed.result = await this.complete(kind, placed, target);
    }
    await this.settleRepeated(kind, parts);
  }

  /**
   * Settles values that a reading of the patient's device has already, although the values name only the patient and the reading was restamped or voided since. Values
   * that it has not wait: they may belong to another reading of that time.
   */
  private async settleRepeated(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<void> {
    const waiting = parts.filter(
      (one) => one.result?.code === 'pair_incomplete' && actionOf(one) === 'complete' && one.binding.deviceId === null,
    );
    if (waiting.length === 0) return;
    const { sourceId, patientIds, times, indexes } = readingKeysOf(this.source.id, waiting);
    const rows = await this.transaction.run(findReadingsOfHolderStatement(kind), { sourceId, patientIds, times, indexes });
    for (const stored of rows) {
      const placed = waiting[stored.n - 1];
      if (placed && valuesOf(kind, placed).every((property) => stored.values[property] === placed.reading[property]))
        placed.result = { outcome: 'duplicate', readingId: stored.id };
    }
  }

  /** Adds values to a reading that has none. A value that differs from a stored one is a conflict. */
  private async complete(kind: ReadingKindName, placed: PlacedPart, stored: StoredReading): Promise<PartResult> {
    const { reading } = placed;
    const values = valuesOf(kind, placed);
    const isNew = (property: string) => (stored.values[property] ?? null) === null;
    if (values.every((property) => !isNew(property) && stored.values[property] === reading[property]))
      return { outcome: 'duplicate', readingId: stored.id };
    if (values.some((property) => !isNew(property) && stored.values[property] !== reading[property]))
      return { ...quarantined('conflict'), readingId: stored.id };
    return this.correct(kind, stored, Object.fromEntries(values.filter(isNew).map((property) => [property, reading[property]])));
  }

  /** Withdraws a reading because its vendor does. It then stays withdrawn, although its part may have been gone before. */
  private async withdraw(kind: ReadingKindName, stored: StoredReading): Promise<PartResult> {
    if (stored.isWithoutPart && stored.isUntouched)
      await this.transaction.run(noteWithoutPartStatement(kind), { ids: [stored.id], isWithoutPart: false });
    return this.void(kind, stored);
  }

  /** Marks a reading as entered in error, unless somebody else has changed it. */
  private async void(kind: ReadingKindName, stored: StoredReading): Promise<PartResult> {
    const { id: readingId } = stored;
    if (stored.isVoided) return { outcome: 'duplicate', readingId };
    if (!stored.isUntouched) return { outcome: 'kept', readingId };
    await voidReading(this.transaction, kind, ANY_STATE, readingId);
    await this.noteVersion(kind, readingId);
    return { outcome: 'voided', readingId };
  }

  private async correct(kind: ReadingKindName, stored: StoredReading, correction: ReadingCorrection): Promise<PartResult> {
    const { id: readingId } = stored;
    let changes: ValueChange[];
    try {
      const after = applyCorrection(kind, stored.values, correction);
      if (after === null) return { outcome: 'duplicate', readingId };
      changes = valueChanges(stored.values, after);
      const isAllowed = stored.isUntouched || this.options.acceptsValues === true;
      if (stored.isVoided || !isAllowed) return { outcome: 'kept', readingId };
      await changeReading(this.transaction, kind, ANY_STATE, readingId, correction);
    } catch (error) {
      if (error instanceof InvalidInput) return rejectionOf(error);
      if (error instanceof Problem) return { outcome: 'kept', readingId };
      throw error;
    }
    if (stored.isUntouched) await this.noteVersion(kind, readingId);
    return { outcome: 'corrected', readingId, changes };
  }

  /** Withdraws readings that no part makes any more. @returns what became of each, by the id of its reading */
  async withdrawAll(kind: ReadingKindName, ids: readonly number[]): Promise<Map<number, PartResult>> {
    const results = new Map<number, PartResult>();
    for (const [id, stored] of await this.findStored(kind, ids)) results.set(id, await this.void(kind, stored));
    const voided = [...results].flatMap(([id, { outcome }]) => (outcome === 'voided' ? id : []));
    if (voided.length > 0) await this.transaction.run(noteWithoutPartStatement(kind), { ids: voided, isWithoutPart: true });
    return results;
  }

  /** Records parts as readings that were withdrawn because no part made them any more. */
  async restore(
    kind: ReadingKindName,
    parts: readonly { placed: PlacedPart; reading: ReadingInput; id: number }[],
  ): Promise<void> {
    if (parts.length === 0) return;
    const stored = await this.findStored(kind, [...new Set(parts.map(({ id }) => id))]);
    const restored = new Set<number>();
    const later: (typeof parts)[number][] = [];
    for (const one of parts) {
      const { placed, reading, id } = one;
      const target = stored.get(id);
      if (restored.has(id)) {
        if (placed.result?.outcome === 'kept') later.push(one);
      } else if (target?.isVoided && target.isUntouched && target.isWithoutPart) {
        await changeReading(this.transaction, kind, ANY_STATE, id, { ...wholeCorrection(kind, reading), enteredInError: false });
        await this.noteVersion(kind, id);
        await this.noteMaker(kind, id, placed);
        restored.add(id);
        const { patientId = null } = placed.result ?? {};
        placed.result = { outcome: 'corrected', readingId: id, ...(patientId !== null && { patientId }) };
      }
    }
    await this.settle(kind, later);
  }

  private noteMaker(kind: ReadingKindName, id: number, placed: PlacedPart): Promise<unknown> {
    const { messageId, ordinal, part } = placed;
    return this.transaction.run(changeOriginStatement(kind), {
      ...{ sourceId: this.source.id, id, messageId, ordinal },
      ...{ vendorId: part.vendorId ?? null, provider: providerOf(placed), isCorrection: actionOf(placed) === 'correct' },
    });
  }

  private async noteVersion(kind: ReadingKindName, id: number): Promise<void> {
    // A person who accepts the values of a conflict has changed the reading; the source has not.
    if (this.options.acceptsValues === true) return;
    await this.transaction.run(updateOriginsStatement(kind), { sourceId: this.source.id, ids: [id] });
  }

  private async findStored(kind: ReadingKindName, ids: readonly number[]): Promise<Map<number, StoredReading>> {
    const rows = await this.transaction.run(findStoredReadingsStatement(kind), { sourceId: this.source.id, ids });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** Returns the names of the values that a part has. */
const valuesOf = (kind: ReadingKindName, { reading }: PlacedPart) =>
  Object.keys(readingKind(kind).values).filter((property) => (reading[property] ?? null) !== null);

/** Returns the correction to the values of a reading. A value that the reading lacks stays as it is: another part may have completed it. */
export function wholeCorrection(kind: ReadingKindName, reading: ReadingInput): ReadingCorrection {
  const names = Object.keys(readingKind(kind).values).flatMap((property) => [property, `${property}Unit`]);
  const sent = [...names, 'outOfRange'].filter((property) => (reading[property] ?? null) !== null);
  return { ...Object.fromEntries(sent.map((property) => [property, reading[property]])), manual: reading.manual ?? false };
}

/** Returns whether the vendor has given a stored reading another id than that of a part, so that the part is about another reading of the same instant. */
export function isOfOtherId({ part: { vendorId } }: PlacedPart, stored: StoredReading): boolean {
  return vendorId !== undefined && stored.vendorId !== null && stored.vendorId !== vendorId;
}

/** Returns whether a part came before the one that has written the present values of a reading. A message that is sent again is as old as the first one. */
function isOlder({ messageId, firstMessageId, ordinal }: PlacedPart, stored: StoredReading): boolean {
  if (!stored.isOfSource || stored.messageId === null || stored.ordinal === null) return false;
  const isSame = messageId === stored.messageId || firstMessageId === stored.messageId;
  return isSame ? ordinal < stored.ordinal : firstMessageId < stored.messageId;
}
