import { expectValidFhir } from '../testing';
import { organizationResource } from './organization-resource';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';
const IDENTITY = { uuid: UUID, base: 'https://rpm.example.org', externalIdentifierSystem: null };

describe('organizationResource', () => {
  it('has the permanent UUID of the organization as its id', () => {
    const organization = { name: 'North Clinic', version: 2, updateTimestamp: '2026-01-10T12:00:00.000Z' };
    const resource = organizationResource(IDENTITY, organization);
    expect(resource).toEqual({
      resourceType: 'Organization',
      id: UUID,
      meta: { versionId: '2', lastUpdated: '2026-01-10T12:00:00.000Z' },
      identifier: [{ system: 'https://rpm.example.org/identifier/organization', value: UUID }],
      active: true,
      name: 'North Clinic',
    });
    expectValidFhir(resource);
  });
});
