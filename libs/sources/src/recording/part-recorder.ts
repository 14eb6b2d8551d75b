import { LOCK_PATIENTS, patientsToLock, type RecordOutcome, recordReadingsOfBatch } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { type ReadingInput, type ReadingKindName } from '@rpm/domain';
import { type ProcessedSource } from '../source/processed-source';
import { addNamedDevices } from './named-later';
import { PartChanges } from './part-changes';
import { type PartResult, quarantined, rejected } from './part-result';
import { type RecordOptions } from './record-options';
import { actionOf, byKind, isWhole, type PlacedPart, providerOf, wavesOf } from './placed-part';
import { recordRepeatsOnce, settleStored } from './repeated-parts';
import { findForeignParts } from './separate-origins';
import {
  addOriginsStatement,
  findSubmittedKeysStatement,
  findVendorReadingsStatement,
  forgetVendorIdsStatement,
  type SubmittedKey,
  updateOriginsStatement,
} from './stored-readings.sql';

/** Maximum number of readings in one statement. */
const MAX_READINGS = 1_000;

/** The outcome of a reading, with the patient whom it concerns. */
type Submitted = Pick<Awaited<ReturnType<typeof recordReadingsOfBatch>>[number], 'outcome' | 'patientId'>;

/**
 * Records the readings of parts in the transaction of their messages. A reading is recognized by the id that its vendor has given it, and otherwise by the rule for
 * resends (docs/corrections.md). A stored reading is changed only if the source has written its every version.
 */
export class PartRecorder {
  private readonly changes: PartChanges;

  constructor(
    private readonly transaction: Transaction,
    private readonly source: ProcessedSource,
    private readonly options: RecordOptions = {},
  ) {
    this.changes = new PartChanges(transaction, source, options);
  }

  /** Records the parts in their order, and sets the result of each. */
  async record(parts: readonly PlacedPart[]): Promise<void> {
    const movable = parts.filter((one) => one.madeReadingId !== undefined && isWhole(one));
    for (const [kind, ofKind] of byKind(movable)) await this.move(kind, ofKind);
    const pending = parts.filter(({ result }) => result === null);
    const isAgain = this.options.isReplay === true || this.options.acceptsValues === true;
    if (isAgain) await this.recordWaves(pending);
    else await recordRepeatsOnce(pending, (first) => this.recordNew(first));
    // A part may complete a reading that came after it. Each one about a reading sees what the one before has changed.
    const early = parts.filter(({ result }) => result?.code === 'pair_incomplete');
    if (early.length === 0 || early.length === parts.length) return;
    for (const wave of wavesOf(early)) await this.changeReadings(wave);
  }

  /** Withdraws the readings that parts have made, if the parts have another device, patient or time now, so that they are recorded anew. */
  private async move(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<void> {
    const ids = parts.flatMap(({ madeReadingId }) => madeReadingId ?? []);
    const rows = await this.transaction.run(findSubmittedKeysStatement(kind), { ids });
    const first = new Map(rows.map((row) => [row.readingId, row]));
    const moved = parts.filter((placed) => {
      const key = first.get(placed.madeReadingId ?? 0);
      return key !== undefined && !isOfKey(placed, key);
    });
    if (moved.length === 0) return;
    const withdrawn = await this.changes.withdrawAll(
      kind,
      moved.flatMap(({ madeReadingId }) => madeReadingId ?? []),
    );
    for (const placed of moved) {
      const result = withdrawn.get(placed.madeReadingId ?? 0);
      if (result?.outcome === 'kept') placed.result = result;
      if (result?.outcome !== 'voided' || placed.madeReadingId === undefined) continue;
      placed.withdrawnId = placed.madeReadingId;
      withdrawn.delete(placed.madeReadingId);
    }
    const ofNobody = moved.filter(({ result }) => result === null).flatMap(({ madeReadingId }) => madeReadingId ?? []);
    if (ofNobody.length > 0) await this.transaction.run(forgetVendorIdsStatement(kind), { ids: ofNobody });
  }

  private async recordNew(parts: readonly PlacedPart[]): Promise<void> {
    await settleStored(this.transaction, this.source.id, parts);
    await this.recordWaves(parts.filter(({ result }) => result === null));
  }

  private async recordWaves(parts: readonly PlacedPart[]): Promise<void> {
    for (const wave of wavesOf(parts)) await this.recordWave(wave);
  }

  private async recordWave(wave: readonly PlacedPart[]): Promise<void> {
    const whole = wave.filter(isWhole);
    const kinds = byKind(whole);
    // Statements for several kinds lock patients one after the other, so all patients are locked before, in one order.
    if (kinds.size > 1 || whole.length > MAX_READINGS)
      await this.transaction.run(LOCK_PATIENTS, { ids: patientsToLock(whole.map(({ reading }) => reading)) });
    for (const [kind, ofKind] of kinds) {
      for (let at = 0; at < ofKind.length; at += MAX_READINGS) await this.recordKind(kind, ofKind.slice(at, at + MAX_READINGS));
    }
    await this.changeReadings(wave.filter((one) => !whole.includes(one)));
  }

  private async changeReadings(parts: readonly PlacedPart[]): Promise<void> {
    for (const [kind, ofKind] of byKind(parts)) await this.changes.apply(kind, ofKind);
  }

  private async recordKind(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<void> {
    const readings = await this.asSubmitted(kind, parts);
    const outcomes = await this.submit(kind, readings);
    await this.separate(kind, parts, readings, outcomes);
    const differing: { placed: PlacedPart; reading: ReadingInput; id: number }[] = [];
    const withdrawn: typeof differing = [];
    for (const [at, placed] of parts.entries()) {
      const [{ outcome, patientId } = {}, reading] = [outcomes[at], readings[at]];
      if (!outcome || !reading) throw new Error('The statement returned no result for a reading.');
      placed.result = { ...resultOf(outcome), ...(typeof patientId === 'number' && { patientId }) };
      const isRepeat = outcome.status === 'duplicate' || outcome.status === 'completed';
      if (outcome.status === 'conflict' || (isRepeat && this.mayReturn(placed, outcome.id)))
        differing.push({ placed, reading, id: outcome.id });
      if (outcome.status === 'voided' || (outcome.status === 'duplicate' && outcome.enteredInError === true))
        withdrawn.push({ placed, reading, id: outcome.id });
    }
    await this.addOrigins(kind, parts);
    const completed = parts.flatMap(({ result }) => (result?.outcome === 'corrected' ? (result.readingId ?? []) : []));
    if (completed.length > 0)
      await this.transaction.run(updateOriginsStatement(kind), { sourceId: this.source.id, ids: completed });
    await this.changes.settle(kind, differing);
    await this.changes.restore(kind, withdrawn);
    await addNamedDevices(this.transaction, this.source.id, kind, parts, readings);
  }

  /**
   * Returns whether a part corrects the reading that it repeats as it was sent before: a vendor may correct a value twice, and return to the first one. A part that
   * is processed again may do the same with the reading that it has made.
   */
  private mayReturn(placed: PlacedPart, readingId: number): boolean {
    return actionOf(placed) === 'correct' || (this.options.isReplay === true && placed.madeReadingId === readingId);
  }

  /**
   * Returns the readings of parts as they were submitted at first, if the vendor's ids show that they were: so they are recognized although the vendor sends
   * another time now.
   */
  private async asSubmitted(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<ReadingInput[]> {
    const vendorIds = [...new Set(parts.flatMap(({ part }) => part.vendorId ?? []))];
    if (vendorIds.length === 0) return parts.map(({ reading }) => reading);
    const rows = await this.transaction.run(findVendorReadingsStatement(kind), { sourceId: this.source.id, vendorIds });
    const known = new Map(rows.map((row) => [row.vendorId, row]));
    return parts.map(({ part, reading }) => {
      const first = part.vendorId === undefined ? undefined : known.get(part.vendorId);
      if (!first) return reading;
      const { device: _device, patient: _patient, ...values } = reading;
      const { deviceId, patientId, readingTimestamp, measurementIndex } = first;
      const owner = deviceId === null ? { patient: { id: patientId ?? 0 } } : { device: { id: deviceId } };
      return { ...values, ...owner, readingTimestamp, measurementIndex };
    });
  }

  private async submit(kind: ReadingKindName, readings: readonly ReadingInput[]): Promise<Submitted[]> {
    const recorded = await recordReadingsOfBatch(this.transaction, kind, readings, { actor: this.transaction.actor });
    this.transaction.concern(recorded.map(({ patientId }) => patientId));
    return recorded;
  }

  /**
   * Records readings of a patient without a device again that differ from a reading of another origin at the same instant. They get an index that stands for the
   * origin, so that two apps of one patient never compete for an instant.
   */
  private async separate(
    kind: ReadingKindName,
    parts: readonly PlacedPart[],
    readings: ReadingInput[],
    outcomes: Submitted[],
  ): Promise<void> {
    const foreign = await findForeignParts(
      this.transaction,
      this.source.id,
      kind,
      parts,
      readings,
      outcomes.map(({ outcome }) => outcome),
    );
    if (foreign.length === 0) return;
    const again = await this.submit(
      kind,
      foreign.map(({ reading }) => reading),
    );
    for (const [nth, { at, reading }] of foreign.entries()) {
      const outcome = again[nth];
      if (outcome) [outcomes[at], readings[at]] = [outcome, reading];
    }
  }

  private async addOrigins(kind: ReadingKindName, parts: readonly PlacedPart[]): Promise<void> {
    const created = parts.filter(({ result }) => result?.outcome === 'stored');
    if (created.length === 0) return;
    await this.transaction.run(addOriginsStatement(kind), {
      sourceId: this.source.id,
      readingIds: created.map(({ result }) => result?.readingId ?? 0),
      messageIds: created.map(({ messageId }) => messageId),
      ordinals: created.map(({ ordinal }) => ordinal),
      vendorIds: created.map(({ part }) => part.vendorId ?? null),
      providers: created.map(providerOf),
      areCorrections: created.map((one) => actionOf(one) === 'correct'),
    });
  }
}

/** Returns whether a part has the device or patient, the time and the index with which a reading was submitted, at first or since without its device. */
function isOfKey({ part, binding }: PlacedPart, key: SubmittedKey & { patientWithoutDevice: number | null }): boolean {
  const { deviceId, patientId } = binding;
  const ofPatient = key.deviceId === null ? key.patientId : key.patientWithoutDevice;
  const isSameOwner = deviceId === null ? ofPatient !== null && ofPatient === patientId : key.deviceId === deviceId;
  const index = part.measurementIndex ?? null;
  const isSameIndex = key.measurementIndex === index || (key.deviceId === null && index === null);
  return isSameOwner && isSameIndex && key.readingTimestamp.getTime() === binding.instant.getTime();
}

function resultOf(outcome: RecordOutcome): PartResult {
  switch (outcome.status) {
    case 'created':
      return { outcome: 'stored', readingId: outcome.id };
    case 'completed':
      return { outcome: 'corrected', readingId: outcome.id };
    case 'duplicate':
      return { outcome: 'duplicate', readingId: outcome.id };
    case 'conflict':
      return { ...quarantined('conflict'), readingId: outcome.id };
    case 'voided':
      return { outcome: 'kept', readingId: outcome.id };
    case 'dropped':
      return { outcome: 'dropped' };
    case 'rejected':
      return rejected(outcome.code);
  }
}
