import { expectValidFhir } from '../testing';
import { type FhirSite, locationResource } from './location-resource';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';
const IDENTITY = { uuid: UUID, base: 'https://rpm.example.org', externalIdentifierSystem: null };

const SITE: FhirSite = {
  id: 42,
  name: 'North Clinic',
  active: true,
  address: {
    lineOne: '1 Example Street',
    lineTwo: 'Second floor',
    lineThree: null,
    city: 'Testville',
    state: 'CA',
    zipCode: '00000',
    country: 'US',
    note: 'Ring twice.',
  },
  version: 1,
  updateTimestamp: '2026-01-10T12:00:00.000Z',
};

const RESOURCE = {
  resourceType: 'Location',
  id: '42',
  meta: { versionId: '1', lastUpdated: '2026-01-10T12:00:00.000Z' },
  identifier: [{ system: 'https://rpm.example.org/identifier/site', value: '42' }],
  status: 'active',
  name: 'North Clinic',
  mode: 'instance',
  address: { line: ['1 Example Street', 'Second floor'], city: 'Testville', state: 'CA', postalCode: '00000', country: 'US' },
  managingOrganization: { reference: `Organization/${UUID}` },
};

describe('locationResource', () => {
  it('contains the site without the note for carriers', () => {
    const resource = locationResource(IDENTITY, SITE);
    expect(resource).toEqual(RESOURCE);
    expectValidFhir(resource);
  });

  it('leaves out a name and an address that are not known', () => {
    const resource = locationResource(IDENTITY, { ...SITE, name: null, active: false, address: null });
    const { name: _name, address: _address, ...rest } = RESOURCE;
    expect(resource).toEqual({ ...rest, status: 'inactive' });
    expectValidFhir(resource);
  });
});
