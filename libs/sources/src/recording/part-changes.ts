import { changeReading, voidReading } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import {
  applyCorrection,
  Problem,
  InvalidInput,
  type ReadingCorrection,
  type ReadingInput,
  type ReadingKindName,
} from '@rpm/domain';
import { type ProcessedSource } from '../source/processed-source';
import {
  cameBeforeMaker,
  completes,
  exactCorrection,
  hasCompleted,
  hasValuesOf,
  isAddedLater,
  isMaker,
  isOfOtherId,
  isOlder,
  valuesOf,
  wholeCorrection,
} from './compare-parts';
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
    const isRepeated = placed.result?.outcome === 'duplicate';
    const { id: readingId } = stored ?? {};
    if (!stored || readingId === undefined) return isRepeated ? { outcome: 'duplicate' } : quarantined('conflict');
    const duplicate: PartResult = { outcome: 'duplicate', readingId };
    // A part that has only added a value may also correct the others, or return to them.
    const completed = placed.result?.outcome === 'corrected' ? placed.result : null;
    if ((isRepeated || completed) && (stored.isVoided || !stored.isUntouched)) return completed ?? duplicate;
    const isReplay = this.options.replay !== undefined;
    if (isReplay && stored.isUntouched && !stored.isVoided && cameBeforeMaker(placed, stored) && !isOfOtherId(placed, stored))
      return this.takeOver(kind, placed, reading, stored);
    const mayCorrect = actionOf(placed) === 'correct' && !isOfOtherId(placed, stored) && !isOlder(placed, stored);
    if (completed && !mayCorrect && (actionOf(placed) === 'correct' || hasValuesOf(kind, placed, stored))) return completed;
    if (isNearEqual(kind, stored.values, reading)) return duplicate;
    if (this.options.acceptsValues === true) return this.correct(kind, stored, wholeCorrection(kind, reading));
    const isAgain = isReplay && placed.madeReadingId === readingId;
    const isOwnAgain =
      isAgain && (actionOf(placed) === 'correct' || isMaker(placed, stored) || hasCompleted(kind, reading, stored));
    if (isOfOtherId(placed, stored) && !isOwnAgain) return isRepeated ? duplicate : { ...quarantined('conflict'), readingId };
    if (actionOf(placed) !== 'correct' && !isOwnAgain) {
      // A part before this one may have changed the reading just now.
      if (hasValuesOf(kind, placed, stored)) return duplicate;
      if (stored.isUntouched && completes(kind, reading, stored))
        return this.correct(kind, stored, wholeCorrection(kind, reading));
      // The vendor itself has said which values are right, perhaps before it sent the others.
      const isSuperseded = stored.isCorrected && stored.isUntouched;
      return isSuperseded ? { outcome: 'kept', readingId } : { ...quarantined('conflict'), readingId };
    }
    // What a later message has corrected stays so, whenever an earlier one is processed.
    if (isOlder(placed, stored)) return isRepeated || isOwnAgain ? duplicate : { outcome: 'kept', readingId };
    const result = await this.correct(kind, stored, wholeCorrection(kind, reading));
    const { messageId, ordinal } = placed;
    if (result.outcome === 'corrected' && actionOf(placed) === 'correct')
      await this.transaction.run(noteCorrectionStatement(kind), {
        id: readingId,
        messageId,
        ordinal,
        provider: providerOf(placed),
      });
    return completed && result.outcome !== 'corrected' ? completed : result;
  }

  /**
   * Makes a part that came before the one that has made its reading the maker, as it would be if the messages came now: what the earlier part has waited for was mended
   * later, or its reading was another one. Later corrections by the vendor stay.
   */
  private async takeOver(
    kind: ReadingKindName,
    placed: PlacedPart,
    reading: ReadingInput,
    stored: StoredReading,
  ): Promise<PartResult> {
    const staysCorrected = stored.isCorrected && isOlder(placed, stored);
    const added = Object.entries(wholeCorrection(kind, reading)).filter(
      ([name]) => isAddedLater(kind, name) && (stored.values[name] ?? null) === null,
    );
    const result = await this.correct(kind, stored, staysCorrected ? Object.fromEntries(added) : exactCorrection(kind, reading));
    if (result.outcome !== 'corrected' && result.outcome !== 'duplicate') return result;
    await this.noteMaker(kind, stored.id, placed, staysCorrected);
    return { ...result, outcome: 'corrected' };
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
        await changeReading(this.transaction, kind, ANY_STATE, id, { ...exactCorrection(kind, reading), enteredInError: false });
        await this.noteVersion(kind, id);
        await this.noteMaker(kind, id, placed, false);
        restored.add(id);
        const { patientId = null } = placed.result ?? {};
        placed.result = { outcome: 'corrected', readingId: id, ...(patientId !== null && { patientId }) };
      }
    }
    await this.settle(kind, later);
  }

  private noteMaker(kind: ReadingKindName, id: number, placed: PlacedPart, staysCorrected: boolean): Promise<unknown> {
    const { messageId, ordinal, part } = placed;
    return this.transaction.run(changeOriginStatement(kind), {
      ...{ sourceId: this.source.id, id, messageId, ordinal },
      ...{ vendorId: part.vendorId ?? null, provider: providerOf(placed), isCorrection: actionOf(placed) === 'correct' },
      staysCorrected,
    });
  }

  private async noteVersion(kind: ReadingKindName, id: number): Promise<void> {
    // A person who accepts the values of a conflict has changed the reading; the source has not.
    if (this.options.acceptsValues === true) return;
    await this.transaction.run(updateOriginsStatement(kind), { sourceId: this.source.id, ids: [id] });
    this.options.replay?.noteChange(kind, id);
  }

  private async findStored(kind: ReadingKindName, ids: readonly number[]): Promise<Map<number, StoredReading>> {
    const rows = await this.transaction.run(findStoredReadingsStatement(kind), { sourceId: this.source.id, ids });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
