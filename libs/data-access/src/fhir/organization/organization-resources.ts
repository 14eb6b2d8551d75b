import { type Database } from '@rpm/database';
import { nobody, type OrganizationView } from '@rpm/domain';
import { type FhirIdentity, type FhirSearch, identifierSystem, organizationResource } from '@rpm/fhir';
import { ORGANIZATION } from '../../access/organization.view';
import { SqlConditions } from '../page/conditions.sql';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { codesWithSystem, hasWholeSystem } from '../page/own-identifiers';
import { searchRows } from '../page/search-rows';
import { type ORGANIZATION_PARAMETERS } from './organization-search';

// The row of an organization is in its own scope by its id.
const FROM = '(select o.*, o.id as organization_id from organization o) o';
const RESOURCE = { noun: 'organization', name: 'find-fhir-organization', from: FROM, json: ORGANIZATION, about: nobody };

/** The organization of the caller as a resource of FHIR. */
export class OrganizationResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound unless the id is the UUID of the caller's organization */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    const ownId = id === identity.uuid ? organizationId : null;
    return foundOrganization(identity, await findRow<OrganizationView>(this.database, organizationId, RESOURCE, ownId));
  }

  search(request: FhirPageRequest<typeof ORGANIZATION_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    const rows = {
      from: FROM,
      where: 'true',
      json: ORGANIZATION,
      updated: null,
      found: (organization: OrganizationView) => foundOrganization(identity, organization),
    };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

export const foundOrganization = (identity: FhirIdentity, organization: OrganizationView): FoundResource => ({
  resource: organizationResource(identity, organization),
  patients: [],
});

function conditionsOf(identity: FhirIdentity, { criteria }: FhirSearch<typeof ORGANIZATION_PARAMETERS>): SqlConditions {
  const conditions = new SqlConditions();
  const isUuid = 'o.uuid::text = any($texts::text[])';
  const system = identifierSystem(identity, 'organization');
  return conditions
    .addTexts(criteria.name, ['o.name'], 'null')
    .addEach(criteria._id, (texts) => conditions.add(isUuid, { texts }))
    .addEach(criteria.identifier, (tokens) => {
      if (!hasWholeSystem(tokens, system)) conditions.add(isUuid, { texts: codesWithSystem(tokens, system) });
    });
}
