import { type Database, jsonObject, type JsonSql } from '@rpm/database';
import { nobody } from '@rpm/domain';
import { type FhirGroup, type FhirIdentity, type FhirSearch, groupResource, identifierSystem, parseGroupId } from '@rpm/fhir';
import { SqlConditions } from '../page/conditions.sql';
import { findRow } from '../page/find-row';
import { type FhirOrganization, type FhirPage, type FhirPageRequest, type FoundResource } from '../page/fhir-page';
import { codesWithSystem, hasWholeSystem } from '../page/own-identifiers';
import { searchRows } from '../page/search-rows';
import { type GROUP_PARAMETERS } from './group-search';

/** SQL for the groups: that of the enrolled patients, whose id is 0, and those of the sites, whose ids are positive. */
const FROM = `(
    select o.id as organization_id, 0::bigint as id, null::text as name from organization o
    union all
    select s.organization_id, s.id, s.name from site s
  ) g`;

/** Patients who were merged into another one are in no group. */
const QUANTITY = `(select count(*) from patient p where p.organization_id = g.organization_id and p.id > 0 and p.merged_into is null
    and case when g.id = 0 then p.enrolled else p.site_id = g.id end)`;

// The compiler cannot check that these are the properties of a group.
const JSON_OF_GROUP = jsonObject({
  site: `case when g.id > 0 then ${jsonObject({ id: 'g.id', name: 'g.name' })} end`,
  quantity: QUANTITY,
  updateTimestamp: 'null',
}) as JsonSql<FhirGroup>;

const RESOURCE = { noun: 'group', name: 'find-fhir-group', from: FROM, json: JSON_OF_GROUP, about: nobody };

/** Groups of patients as resources of FHIR. */
export class GroupResources {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async find({ organizationId, identity }: FhirOrganization, id: string): Promise<FoundResource> {
    return foundGroup(identity, await findRow<FhirGroup>(this.database, organizationId, RESOURCE, groupNumber(id)));
  }

  search(request: FhirPageRequest<typeof GROUP_PARAMETERS>): Promise<FhirPage> {
    const { identity, search } = request;
    const found = (group: FhirGroup) => foundGroup(identity, group);
    const rows = { from: FROM, where: 'true', json: JSON_OF_GROUP, updated: null, found };
    return searchRows(this.database, request, rows, conditionsOf(identity, search));
  }
}

/** The number of members tells nothing about one patient. */
const foundGroup = (identity: FhirIdentity, group: FhirGroup): FoundResource => ({
  resource: groupResource(identity, group),
  patients: [],
});

/** Returns the number of a group in {@link FROM}; null if no group can have the id. */
function groupNumber(id: string): number | null {
  const siteId = parseGroupId(id);
  return siteId === undefined ? null : (siteId ?? 0);
}

function conditionsOf(identity: FhirIdentity, { criteria }: FhirSearch<typeof GROUP_PARAMETERS>): SqlConditions {
  const conditions = new SqlConditions();
  const system = identifierSystem(identity, 'group');
  const addIds = (ids: readonly string[]) =>
    conditions.add('g.id = any($ids::bigint[])', { ids: ids.map(groupNumber).filter((id) => id !== null) });
  return conditions.addEach(criteria._id, addIds).addEach(criteria.identifier, (tokens) => {
    if (!hasWholeSystem(tokens, system)) addIds(codesWithSystem(tokens, system));
  });
}
