import { isDeepStrictEqual } from 'node:util';
import { type ReadingKindName } from '@rpm/domain';
import { type Companion, COMPANIONS, observationId } from '@rpm/fhir';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { type Database, jsonInstant, unnamedStatement } from '@rpm/database';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../fhir/ended/ended-observations.sql';

/** An Observation as a receiver has it. */
export interface CopiedObservation {
  patientId: number;
  status: 'final' | 'corrected' | 'entered-in-error';
  version: number;
  /** The companion value, or else a value by which the reading can be recognized. */
  value: number;
  readingTimestamp: string;
}

interface Row extends Omit<CopiedObservation, 'status' | 'patientId'> {
  id: number;
  /** Null for a reading of nobody, which has no Observation. */
  patientId: number | null;
  laterPatientId: number | null;
  companion: Companion | null;
  version: number;
  isInError: boolean;
  time: string;
}

/** The copy of a receiver that fetches, again and again, only the Observations that were changed since it did so last. */
export class ObservationCopy {
  readonly observations = new Map<string, CopiedObservation>();
  private since = '2000-01-01T00:00:00Z';

  /** @param value column of the value by which readings can be recognized */
  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
    private readonly kind: ReadingKindName,
    private readonly value: string,
  ) {}

  /** Fetches the changes. An Observation that it has is never of another patient. @returns the ids of the Observations that differ from those that it had */
  async fetch(): Promise<string[]> {
    const rows = await this.rows(this.since);
    const changed: string[] = [];
    const ids = new Set<string>();
    for (const row of rows) {
      const { patientId, isInError, version, value, readingTimestamp, time } = row;
      const id = observationId({ ...row, kind: this.kind, readingId: row.id });
      const before = this.observations.get(id);
      if (patientId === null || (before && before.patientId !== patientId)) throw new Error(`${id} is of another patient.`);
      if (ids.has(id)) throw new Error(`There are two Observations with the id ${id}.`);
      ids.add(id);
      const status = isInError ? 'entered-in-error' : version > 1 ? 'corrected' : 'final';
      const observation: CopiedObservation = { patientId, status, version, value, readingTimestamp };
      if (!isDeepStrictEqual(before, observation)) changed.push(id);
      this.observations.set(id, observation);
      if (time > this.since) this.since = time;
    }
    return changed;
  }

  /** Returns what a receiver has that fetches everything at once. */
  async everything(): Promise<Map<string, CopiedObservation>> {
    const other = new ObservationCopy(this.database, this.organizationId, this.kind, this.value);
    await other.fetch();
    return other.observations;
  }

  private rows(since: string): Promise<Row[]> {
    const { kind, organizationId, value } = this;
    const companions = COMPANIONS[kind] ?? [];
    const valueOf = (companion: Companion | null) => `r.${companion === null ? value : columnOfProperty(companion)}`;
    const select = (companion: string, measured: string, isInError: string) => `
      select r.id, r.patient_id as "patientId", ${laterPatientId(kind)} as "laterPatientId", ${companion} as companion, r.version, ${measured} as value,
        ${jsonInstant('r.reading_timestamp')} as "readingTimestamp", ${isInError} as "isInError",
        ${jsonInstant('coalesce(r.update_timestamp, r.received_timestamp)')} as time`;
    const endedValue = `case ${ENDED_COMPANION} ${companions.map((one) => `when '${one}' then ${valueOf(one)}`).join(' ')} else ${valueOf(null)} end`;
    const text = `select * from (
      ${[null, ...companions]
        .map(
          (
            companion,
          ) => `${select(companion === null ? 'null' : `'${companion}'`, valueOf(companion), 'r.void_timestamp is not null')}
        from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.patient_id is not null and ${valueOf(companion)} is not null`,
        )
        .join(' union all ')}
      union all ${select(ENDED_COMPANION, endedValue, 'true')} from ${endedObservations(kind)}
    ) o where o.time >= $since order by o.time`;
    return this.database.run({ organizationId }, unnamedStatement<{ since: string }, Row>(text), { since });
  }
}
