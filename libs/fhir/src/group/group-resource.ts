import { type Group } from '@medplum/fhirtypes';
import { fhirText } from '../element/fhir-text';
import { present } from '../element/present';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';

/** A cohort of patients that can be exported: all enrolled ones, or those of a site. */
export interface FhirGroup {
  /** The site; null for all enrolled patients. */
  site: { id: number; name: string | null } | null;
  quantity: number;
  /** Time of the last change of the members, ISO 8601 in UTC; null if it is not known. */
  updateTimestamp: string | null;
}

/** Returns the id of a group, such as `enrolled` or `site-42`. */
export const groupId = (site: { id: number } | null) => (site === null ? 'enrolled' : `site-${site.id}`);

const PATTERN = /^site-([1-9]\d{0,15})$/;

/** Returns what a group's id is about: the id of a site, or null for all enrolled patients; undefined if no group can have it. */
export function parseGroupId(id: string): number | null | undefined {
  if (id === 'enrolled') return null;
  const [, siteId] = PATTERN.exec(id) ?? [];
  return siteId === undefined ? undefined : Number(siteId);
}

/** Returns a group without its members, whose number has no bound: an export or a search lists them. */
export function groupResource(identity: FhirIdentity, { site, quantity, updateTimestamp }: FhirGroup): Group {
  const id = groupId(site);
  return present<Group>({
    resourceType: 'Group',
    id,
    meta: updateTimestamp === null ? undefined : { lastUpdated: updateTimestamp },
    identifier: [{ system: identifierSystem(identity, 'group'), value: id }],
    active: true,
    type: 'person',
    actual: true,
    name: site === null ? 'Enrolled patients' : (fhirText(site.name) ?? `Patients of the site ${site.id}`),
    quantity,
    managingEntity: { reference: `Organization/${identity.uuid}` },
  });
}
