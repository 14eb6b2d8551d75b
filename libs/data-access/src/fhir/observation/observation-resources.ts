import { BEFORE_CHANGES, type Database, FOLLOW_INDEX, preparation } from '@rpm/database';
import { InvalidInput, NotFound, type ReadingKindName } from '@rpm/domain';
import { endedObservation, type FhirIdentity, observationsOf, parseObservationId, type Observation } from '@rpm/fhir';
import { readingTableOf } from '@rpm/schema';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { findEndedReadingsStatement, findObservedReadingStatement, type ObservedReading } from './named/find-observation.sql';
import { identifiedReadings } from './named/named-observations';
import { observationSearchOf } from './observation-criteria';
import { type OBSERVATION_PARAMETERS } from './observation-parameters';
import { pagePositionOf } from './page-position';
import { positionedObservations } from './positioned-observations';
import { referencedResources } from './referenced-resources';
import { type FoundObservation, type ObservationPage, MAX_TOTAL, searchObservationsStatement } from './search-observations.sql';

/** Observations as resources of FHIR: they are made from the readings of every kind. */
export class ObservationResources {
  constructor(private readonly database: Database) {}

  /** Finds an Observation, also one that was entered in error. @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    const key = parseObservationId(id);
    if (!key) throw new NotFound('Observation');
    const { kind, readingId } = key;
    const scope = { organizationId };
    const [row] = await this.database.read(scope, findObservedReadingStatement(kind), { id: readingId });
    const present = row ? presentObservations(identity, kind, JSON.parse(row.json) as ObservedReading) : [];
    const found =
      present.find((one) => one.id === id) ??
      (await this.ended({ organizationId, identity }, kind, readingId)).find((one) => one.id === id);
    if (!found) throw new NotFound('Observation');
    return aboutItsPatient(found);
  }

  /** Returns the Observations of a reading that have ended. */
  private async ended({ organizationId, identity }: FhirOrganization, kind: ReadingKindName, id: number): Promise<Observation[]> {
    const rows = await this.database.run({ organizationId }, findEndedReadingsStatement(kind), { id });
    return rows.map(({ reading, companion, laterPatientId }) =>
      endedObservation(identity, kind, reading, { laterPatientId }, companion),
    );
  }

  /**
   * Finds a page of Observations with one statement, after another one that looks up identifiers of senders.
   * @throws InvalidInput if the search would read all Observations of the organization
   */
  async search(request: FhirPageRequest<typeof OBSERVATION_PARAMETERS>): Promise<FhirPage> {
    const {
      organizationId,
      identity,
      search: { count, hasTotal, isCountOnly, includes },
    } = request;
    const identified = await identifiedReadings(this.database.alone({ organizationId }), identity, request.search.criteria);
    const search = observationSearchOf(request, identified);
    // One more row than requested shows whether there are more.
    const { statement, args, needsHorizon } = searchObservationsStatement(search, {
      limit: isCountOnly ? 0 : count + 1,
      hasTotal,
    });
    const tables = [...new Set(search.values.map(({ kind }) => readingTableOf(kind)))];
    const horizon = preparation(BEFORE_CHANGES, { tables, sort: 'off', workers: '0' });
    const [page] = await this.database.run({ organizationId }, statement, args, {
      preparations: [needsHorizon ? horizon : FOLLOW_INDEX],
      // A standby does not know up to when changes are complete.
      needsPrimary: needsHorizon,
    });
    if (!page) throw new Error('A search returns one row.');
    const positioned = positionedObservations(identity, JSON.parse(page.json) as FoundObservation[], search.sort);
    const last = positioned.length > count ? positioned[count - 1] : undefined;
    const completeUntil = search.until ?? page.horizon;
    const observations = positioned.slice(0, count).map(({ observation }) => observation);
    return {
      matches: observations.map(aboutItsPatient),
      included: await referencedResources(this.database, { organizationId, identity }, { observations, includes }),
      next: last ? pagePositionOf(last.position, completeUntil) : null,
      total: countedTotal(page),
      completeUntil,
    };
  }
}

/** @throws InvalidInput if there are too many to count */
function countedTotal({ total }: ObservationPage): number | null {
  if (total === null || total <= MAX_TOTAL) return total;
  const detail = `More than ${MAX_TOTAL} Observations match. Search for those of a patient or of a shorter time, or without a total.`;
  throw new InvalidInput([{ parameter: '_total', code: 'too_many', detail }]);
}

const presentObservations = (identity: FhirIdentity, kind: ReadingKindName, { reading, ...holder }: ObservedReading) =>
  observationsOf(identity, kind, reading, holder);

const aboutItsPatient = (observation: Observation): FoundResource => ({
  resource: observation,
  patients: [Number(observation.subject?.reference?.split('/')[1])],
});
