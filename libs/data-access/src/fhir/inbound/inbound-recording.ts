import { type Transaction } from '@rpm/database';
import { Problem, InvalidInput, type ReadingInput, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import {
  type Companion,
  type InboundReading,
  type NamedEntry,
  type ObservationEntry,
  observationId,
  parseObservationId,
  type ReceivedEntry,
} from '@rpm/fhir';
import { LOCK_PATIENTS, patientsToLock } from '../../patient/lock-patients.sql';
import { type RecordOutcome, recordReadingsOfBatch } from '../../reading-record/record-readings';
import { outcomeToProblem } from '../../reading/reading-problem';
import { ADD_READING_IDENTIFIERS } from './add-reading-identifiers.sql';
import { findObservationKeysStatement, type ObservationKeyRow } from './find-observation-keys.sql';
import { findIdentified, keyOf, listsOf } from './identified-readings';
import { identifierTaken, inObservation, unknownIdentifier } from './inbound-problem';
import { type InboundResult, refused } from './inbound-result';
import { findNamed, resolveReferences } from './resolve-references';

/** Signals that another reading has an identifier of an Observation, which is known only after the Observation was recorded. */
export class IdentifiersTaken extends Error {
  constructor(readonly positions: readonly number[]) {
    super('Other readings have these identifiers.');
  }
}

/** The stored reading of an Observation. */
interface StoredReading {
  status: 'created' | 'existing';
  kind: ReadingKindName;
  readingId: number;
  companion: Companion | null;
  /** The id that the sender says the Observation has, and its patient; null if the sender named no id. */
  stated: { id: string; patientId: number } | null;
}

/** Records the Observations of one request in a transaction, and finds its patients and devices. */
export class InboundRecording {
  private readonly results: InboundResult[];
  private readonly stored = new Map<number, StoredReading>();
  /** The Observations that still have to be recorded, by their position in the request. */
  private readonly pending = new Map<number, ObservationEntry>();
  /** The patients and devices that have to be found, by their position in the request. */
  private readonly named = new Map<number, NamedEntry>();

  /** @param taken positions of Observations whose identifiers other readings have */
  constructor(
    private readonly transaction: Transaction,
    private readonly entries: readonly ReceivedEntry[],
    taken: ReadonlySet<number>,
  ) {
    this.results = new Array<InboundResult>(entries.length);
    for (const [at, entry] of entries.entries()) {
      if (entry instanceof Problem) this.results[at] = refused(entry);
      else if ('type' in entry) this.named.set(at, entry);
      else if (taken.has(at)) this.results[at] = refused(identifierTaken(entry.received));
      else this.pending.set(at, entry);
    }
  }

  /** @returns the results in the order of the Observations @throws IdentifiersTaken */
  async run(): Promise<InboundResult[]> {
    await this.findNamed();
    await this.findExisting();
    await this.recordPending();
    await this.addIdentifiers();
    await this.findObservations();
    return this.results;
  }

  private async findNamed(): Promise<void> {
    const found = await findNamed(this.transaction, [...this.named.values()]);
    for (const [nth, at] of [...this.named.keys()].entries()) {
      const result = found[nth];
      if (result) this.results[at] = result;
    }
  }

  /** Finds Observations that the sender says the service has: by its own identifier, or by the condition of a conditional create. */
  private async findExisting(): Promise<void> {
    const conditions = [...this.pending.values()].flatMap(({ ifNoneExist }) => ifNoneExist ?? []);
    const known = await findIdentified(this.transaction, conditions);
    const withId = new Map<number, InboundReading>();
    for (const [at, { received, ifNoneExist }] of this.pending) {
      const found = ifNoneExist && known.get(keyOf(ifNoneExist));
      if (found) this.store(at, { ...found, status: 'existing', companion: null, stated: null });
      else if (received.knownId !== null) withId.set(at, received);
      if (found || received.knownId !== null) this.pending.delete(at);
    }
    await this.findStated(withId);
  }

  /** Finds Observations by the ids that the sender says they have. */
  private async findStated(withId: ReadonlyMap<number, InboundReading>): Promise<void> {
    const readings = await resolveReferences(this.transaction, [...withId.values()]);
    for (const [nth, [at, received]] of [...withId].entries()) {
      const id = received.knownId ?? '';
      const [key, reading] = [parseObservationId(id), readings[nth]];
      if (reading instanceof InvalidInput) this.results[at] = refused(reading);
      else if (key && reading?.patient) {
        this.store(at, { ...key, status: 'existing', stated: { id, patientId: reading.patient.id } });
      } else this.results[at] = refused(unknownIdentifier(received));
    }
  }

  private store(at: number, { status, kind, readingId, companion, stated }: StoredReading): void {
    this.stored.set(at, { status, kind, readingId, companion, stated });
  }

  private async recordPending(): Promise<void> {
    const positions = [...this.pending.keys()];
    const received = [...this.pending.values()].map((entry) => entry.received);
    const readings = await resolveReferences(this.transaction, received);
    const valid = new Map<number, ReadingInput>();
    for (const [nth, at] of positions.entries()) {
      const reading = readings[nth];
      if (reading instanceof InvalidInput) this.results[at] = refused(reading);
      else if (reading) valid.set(at, reading);
    }
    const kinds = READING_KIND_NAMES.filter((kind) => received.some((one) => one.kind === kind));
    // Statements for several kinds lock patients one after the other, so all patients are locked before, in one order.
    if (kinds.length > 1) await this.transaction.run(LOCK_PATIENTS, { ids: patientsToLock([...valid.values()]) });
    for (const kind of kinds) await this.recordKind(kind, valid);
  }

  private async recordKind(kind: ReadingKindName, valid: ReadonlyMap<number, ReadingInput>): Promise<void> {
    const ofKind = [...valid].filter(([at]) => this.pending.get(at)?.received.kind === kind);
    const sender = { actor: this.transaction.actor };
    const recorded = await recordReadingsOfBatch(
      this.transaction,
      kind,
      ofKind.map(([, reading]) => reading),
      sender,
    );
    for (const [nth, [at]] of ofKind.entries()) {
      const { outcome, patientId } = recorded[nth] ?? {};
      if (!outcome) throw new Error('The statement returned no result for a reading.');
      this.transaction.concern([patientId ?? null]);
      this.take(at, kind, outcome);
    }
  }

  private take(at: number, kind: ReadingKindName, outcome: RecordOutcome): void {
    const problem = outcomeToProblem(kind, outcome);
    const received = this.pending.get(at)?.received;
    if (problem && received) {
      this.results[at] = refused(inObservation(problem, received));
      return;
    }
    if (!('id' in outcome)) {
      this.results[at] = { status: 'dropped' };
      return;
    }
    const status = outcome.status === 'created' ? 'created' : 'existing';
    this.store(at, { status, kind, readingId: outcome.id, companion: null, stated: null });
  }

  /** Stores the readings under the identifiers of their Observations. @throws IdentifiersTaken */
  private async addIdentifiers(): Promise<void> {
    const given = [...this.pending].flatMap(([at, { received, ifNoneExist }]) => {
      const stored = this.stored.get(at);
      const identifiers = [...received.identifiers, ...(ifNoneExist ? [ifNoneExist] : [])];
      return stored ? identifiers.map((identifier) => ({ ...identifier, ...stored, at })) : [];
    });
    if (given.length === 0) return;
    await this.transaction.run(ADD_READING_IDENTIFIERS, {
      ...listsOf(given),
      kinds: given.map(({ kind }) => kind),
      readingIds: given.map(({ readingId }) => readingId),
    });
    const owners = await findIdentified(this.transaction, given);
    const foreign = given.filter((identifier) => {
      const owner = owners.get(keyOf(identifier));
      return owner?.readingId !== identifier.readingId || owner.kind !== identifier.kind;
    });
    if (foreign.length > 0) throw new IdentifiersTaken(foreign.map(({ at }) => at));
  }

  /** Finds the ids of the Observations that the readings are now. */
  private async findObservations(): Promise<void> {
    for (const kind of READING_KIND_NAMES) {
      const ofKind = [...this.stored].filter(([, stored]) => stored.kind === kind);
      if (ofKind.length === 0) continue;
      const ids = ofKind.map(([, { readingId }]) => readingId);
      const rows = await this.transaction.run(findObservationKeysStatement(kind), { ids });
      this.transaction.concern(rows.map(({ patientId }) => patientId));
      const byId = new Map(rows.map((row) => [row.readingId, row]));
      for (const [at, stored] of ofKind) this.results[at] = this.observed(at, stored, byId.get(stored.readingId));
    }
  }

  private observed(at: number, stored: StoredReading, row: ObservationKeyRow | undefined): InboundResult {
    const { status, kind, readingId, companion, stated } = stored;
    const id = row && observationId({ kind, readingId, companion, laterPatientId: row.laterPatientId });
    // An Observation of another patient than the sender's must not be answered as if it were stored.
    const isMeant = stated === null || (id === stated.id && row?.patientId === stated.patientId);
    if (row && id !== undefined && isMeant) return { status, id, version: row.version, kind, readingId };
    const entry = this.entries[at];
    if (!entry || !('received' in entry)) throw new Error('Only Observations are recorded.');
    return refused(unknownIdentifier(entry.received));
  }
}
