import { expectValidFhir } from '../testing';
import { groupId, groupResource, parseGroupId } from './group-resource';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';
const IDENTITY = { uuid: UUID, base: 'https://rpm.example.org', externalIdentifierSystem: null };

const ENROLLED = {
  resourceType: 'Group',
  id: 'enrolled',
  meta: { lastUpdated: '2026-01-10T12:00:00.000Z' },
  identifier: [{ system: 'https://rpm.example.org/identifier/group', value: 'enrolled' }],
  active: true,
  type: 'person',
  actual: true,
  name: 'Enrolled patients',
  quantity: 120,
  managingEntity: { reference: `Organization/${UUID}` },
};

describe('groupResource', () => {
  it('is the group of all enrolled patients', () => {
    const group = { site: null, quantity: 120, updateTimestamp: '2026-01-10T12:00:00.000Z' };
    const resource = groupResource(IDENTITY, group);
    expect(resource).toEqual(ENROLLED);
    expectValidFhir(resource);
  });

  it.each([
    ['North Clinic', 'North Clinic'],
    [null, 'Patients of the site 42'],
  ])('is the group of the patients of a site with the name %j', (siteName, name) => {
    const resource = groupResource(IDENTITY, { site: { id: 42, name: siteName }, quantity: 0, updateTimestamp: null });
    const { meta: _meta, ...rest } = ENROLLED;
    const identifier = [{ ...ENROLLED.identifier[0], value: 'site-42' }];
    expect(resource).toEqual({ ...rest, id: 'site-42', identifier, name, quantity: 0 });
    expectValidFhir(resource);
  });
});

describe('the id of a group', () => {
  it('says which patients it has', () => {
    expect([null, { id: 42 }].map(groupId).map(parseGroupId)).toEqual([null, 42]);
  });

  it.each(['', 'site-', 'site-0', 'site-042', 'site-1.5', 'Enrolled', 'site-99999999999999999'])('cannot be %j', (id) => {
    expect(parseGroupId(id)).toBeUndefined();
  });
});
