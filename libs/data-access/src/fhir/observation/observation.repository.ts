import { type Observation } from '@medplum/fhirtypes';
import { BEFORE_CHANGES, type Database, FOLLOW_INDEX, JsonText, preparation } from '@rpm/database';
import { NotFound, type ReadingKindName } from '@rpm/domain';
import { endedObservation, observationsOf, parseObservationId } from '@rpm/fhir';
import { readingTableOf } from '@rpm/schema';
import { usableIdentity } from '../identity/fhir-identity';
import { findEndedReadingsStatement, findObservedReadingStatement, type ObservedReading } from './find-observation.sql';
import { type ObservationPosition, type ObservationSearch } from './observation-search';
import { searchObservationsStatement, type SearchOptions } from './search-observations.sql';
import { positionedObservations } from './positioned-observations';

/** A page of a search. */
export interface FoundObservations {
  observations: Observation[];
  total: number | null;
  /** The time before which the page contains all changes; null if the search does not depend on times of changes. */
  horizon: Date | null;
  /** Position after which the next page begins; null if this is the last page. */
  next: ObservationPosition | null;
}

/** Observations, which are made from readings of every kind. */
export class ObservationRepository {
  constructor(private readonly database: Database) {}

  /** Finds an Observation, also one that was entered in error. @throws NotFound */
  async require(organizationId: number, id: string): Promise<JsonText<Observation>> {
    const key = parseObservationId(id);
    if (!key) throw new NotFound('Observation');
    const { kind, readingId } = key;
    const scope = { organizationId };
    const [row] = await this.database.read(scope, findObservedReadingStatement(kind), { id: readingId });
    const present = row ? presentObservations(kind, JSON.parse(row.json) as ObservedReading) : [];
    const found = present.find((one) => one.id === id) ?? (await this.findEnded(organizationId, kind, readingId, id));
    if (!found) throw new NotFound('Observation');
    return observationText(found);
  }

  private async findEnded(organizationId: number, kind: ReadingKindName, readingId: number, id: string) {
    const rows = await this.database.run({ organizationId }, findEndedReadingsStatement(kind), { id: readingId });
    return rows
      .map(({ identity, reading, companion, ...holder }) =>
        endedObservation(usableIdentity(identity), kind, reading, holder, companion),
      )
      .find((one) => one.id === id);
  }

  /** Finds a page of Observations with one statement. */
  async search(
    organizationId: number,
    search: ObservationSearch,
    { limit, hasTotal }: SearchOptions,
  ): Promise<FoundObservations> {
    // One more row than requested shows whether there are more.
    const { statement, args, needsHorizon } = searchObservationsStatement(search, { limit: limit + 1, hasTotal });
    const tables = [...new Set(search.values.map(({ kind }) => readingTableOf(kind)))];
    const horizon = preparation(BEFORE_CHANGES, { tables, sort: 'off', workers: '0' });
    const [page] = await this.database.run({ organizationId }, statement, args, {
      preparations: [needsHorizon ? horizon : FOLLOW_INDEX],
      // A standby does not know up to when changes are complete.
      needsPrimary: needsHorizon,
    });
    if (!page) throw new Error('A search has one row.');
    const positioned = positionedObservations(page, search.sort);
    const last = positioned.length > limit ? positioned[limit - 1] : undefined;
    return {
      observations: positioned.slice(0, limit).map(({ observation }) => observation),
      total: page.total,
      horizon: page.horizon,
      next: last?.position ?? null,
    };
  }
}

const presentObservations = (kind: ReadingKindName, { identity, reading, laterPatientId }: ObservedReading) =>
  observationsOf(usableIdentity(identity), kind, reading, { laterPatientId });

/** Returns an Observation as JSON, about its patient. */
function observationText(observation: Observation): JsonText<Observation> {
  return JsonText.of(observation, () => patientsOf([observation]));
}

/** Returns the ids of the patients whose Observations these are. */
export function patientsOf(observations: readonly Observation[]): number[] {
  return [...new Set(observations.map(({ subject }) => Number(subject?.reference?.split('/')[1])))];
}
