import { type Database } from '@rpm/database';
import { nobody, type SiteRecordView } from '@rpm/domain';
import { type FhirIdentity, type FhirSearch, identifierSystem, locationResource } from '@rpm/fhir';
import { SITE_RECORD } from '../../site/site.view';
import { SqlConditions } from '../page/conditions.sql';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { idOf } from '../page/own-identifiers';
import { searchRows } from '../page/search-rows';
import { type LOCATION_PARAMETERS } from './location-search';

const RESOURCE = {
  noun: 'site',
  name: 'find-fhir-site',
  from: 'site s',
  json: SITE_RECORD,
  about: nobody,
  isQuick: true as const,
};

/** Sites as resources of FHIR. */
export class LocationResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    return foundSite(identity, await findRow<SiteRecordView>(this.database, organizationId, RESOURCE, idOf(id)));
  }

  search(request: FhirPageRequest<typeof LOCATION_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    const rows = {
      from: 'site s',
      where: 's.version > 0',
      json: SITE_RECORD,
      updated: 's.update_timestamp',
      found: (site: SiteRecordView) => foundSite(identity, site),
    };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

export const foundSite = (identity: FhirIdentity, site: SiteRecordView): FoundResource => ({
  resource: locationResource(identity, site),
  patients: [],
});

function conditionsOf(identity: FhirIdentity, { criteria }: FhirSearch<typeof LOCATION_PARAMETERS>): SqlConditions {
  const conditions = new SqlConditions();
  return conditions
    .addIds(criteria._id, 's.id')
    .addDates(criteria._lastUpdated, 's.update_timestamp', 'timestamptz')
    .addTexts(criteria.name, ['s.name'], 's.folded_name')
    .addEach(criteria.status, (texts) =>
      conditions.add(`case when s.active then 'active' else 'inactive' end = any($texts::text[])`, { texts }),
    )
    .addOwnIdentifiers(criteria.identifier, 's.id', identifierSystem(identity, 'site'));
}
