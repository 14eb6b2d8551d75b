import { type Address, type Location } from '@medplum/fhirtypes';
import { type SiteRecordView } from '@rpm/domain';
import { fhirText } from '../element/fhir-text';
import { nonEmpty, present } from '../element/present';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';

/** The properties of a site from which the resource is made. */
export type FhirSite = Pick<SiteRecordView, 'id' | 'name' | 'active' | 'address' | 'version' | 'updateTimestamp'>;

export function locationResource(identity: FhirIdentity, site: FhirSite): Location {
  const { id, name, active, address, version, updateTimestamp } = site;
  return present<Location>({
    resourceType: 'Location',
    id: String(id),
    meta: { versionId: String(version), lastUpdated: updateTimestamp },
    identifier: [{ system: identifierSystem(identity, 'site'), value: String(id) }],
    status: active ? 'active' : 'inactive',
    name: fhirText(name),
    mode: 'instance',
    address: addressOf(address),
    managingOrganization: { reference: `Organization/${identity.uuid}` },
  });
}

/** The note for carriers is no part of the address. */
function addressOf(address: FhirSite['address']): Address | undefined {
  if (address === null) return undefined;
  const { lineOne, lineTwo, lineThree, city, state, zipCode, country } = address;
  const parts = present<Address>({
    line: nonEmpty([lineOne, lineTwo, lineThree].map(fhirText).filter((line) => line !== undefined)),
    city: fhirText(city),
    state: fhirText(state),
    postalCode: fhirText(zipCode),
    country: fhirText(country),
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
}
