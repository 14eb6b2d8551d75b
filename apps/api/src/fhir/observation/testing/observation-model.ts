import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { COMPANIONS, endedObservation, type FhirIdentity, type FhirReading, observationsOf, type Observation } from '@rpm/fhir';

/** An Observation that a search may find, and the values by which it is sorted after its time. */
export interface ModelObservation {
  observation: Observation;
  order: readonly number[];
}

/** Keeps all Observations of an organization in memory, as plain as possible: the service must answer each search as a filter over them does. */
export class ObservationModel {
  private readonly firstPatients = new Map<string, number>();
  private readonly present = new Map<string, { reading: FhirReading; kind: ReadingKindName }>();
  private readonly ended = new Map<string, ModelObservation>();

  constructor(private readonly identity: FhirIdentity) {}

  /** Learns how a reading is now. Observations that it had before and no longer has have ended. */
  learn(kind: ReadingKindName, reading: FhirReading): void {
    const key = `${kind} ${reading.id}`;
    const { patient } = reading;
    if (patient && !this.firstPatients.has(key)) this.firstPatients.set(key, patient.id);
    const former = this.present.get(key)?.reading;
    const now = new Set(this.observationsOf(kind, reading).map(({ observation }) => observation.id));
    if (former?.patient) {
      const last = { ...former, patient: former.patient, version: reading.version, updateTimestamp: reading.updateTimestamp };
      for (const { observation, order } of this.observationsOf(kind, former)) {
        if (now.has(observation.id)) continue;
        const [, , companion = 0] = order;
        const property = companion === 0 ? null : (COMPANIONS[kind]?.[companion - 1] ?? null);
        const error = endedObservation(this.identity, kind, last, this.holderOf(kind, former), property);
        this.ended.set(error.id ?? '', { observation: error, order: [...order.slice(0, 3), former.patient.id] });
      }
    }
    for (const id of now) this.ended.delete(id ?? '');
    this.present.set(key, { kind, reading });
  }

  /** Returns the Observations that a filter selects, sorted like the answer of a search. */
  find(filter: (observation: Observation) => boolean, sort: '-date' | 'date' | '_lastUpdated'): Observation[] {
    const all = [
      ...[...this.present.values()].flatMap(({ kind, reading }) => this.observationsOf(kind, reading)),
      ...this.ended.values(),
    ];
    const timeOf = ({ meta, effectiveDateTime }: Observation) =>
      Date.parse((sort === '_lastUpdated' ? meta?.lastUpdated : effectiveDateTime) ?? '');
    const keyOf = ({ observation, order }: ModelObservation) => [timeOf(observation), ...order];
    const found = all.filter(({ observation }) => filter(observation)).sort((one, other) => compare(keyOf(one), keyOf(other)));
    return (sort === '-date' ? found.reverse() : found).map(({ observation }) => observation);
  }

  private holderOf(kind: ReadingKindName, { id, patient }: FhirReading) {
    const first = this.firstPatients.get(`${kind} ${id}`);
    return { laterPatientId: patient && patient.id !== first ? patient.id : null };
  }

  private observationsOf(kind: ReadingKindName, reading: FhirReading): ModelObservation[] {
    return observationsOf(this.identity, kind, reading, this.holderOf(kind, reading)).map((observation, companion) => ({
      observation,
      order: [reading.id, READING_KIND_NAMES.indexOf(kind), companion, 0],
    }));
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const position = one.findIndex((value, index) => value !== other[index]);
  return position < 0 ? 0 : (one[position] ?? 0) - (other[position] ?? 0);
}
