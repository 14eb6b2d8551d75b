import { type Organization } from '@medplum/fhirtypes';
import { type OrganizationView } from '@rpm/domain';
import { fhirText } from '../element/fhir-text';
import { present } from '../element/present';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';

/** Returns the organization as a resource. Its id is its permanent UUID, so that references to it outlive a move to another installation. */
export function organizationResource(
  identity: FhirIdentity,
  { name, version, updateTimestamp }: Pick<OrganizationView, 'name' | 'version' | 'updateTimestamp'>,
): Organization {
  return present<Organization>({
    resourceType: 'Organization',
    id: identity.uuid,
    meta: { versionId: String(version), lastUpdated: updateTimestamp },
    identifier: [{ system: identifierSystem(identity, 'organization'), value: identity.uuid }],
    active: true,
    name: fhirText(name),
  });
}
