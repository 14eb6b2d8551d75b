import { bodyOf, changedFields, draftOf, patchOf } from './draft';
import { type FormField } from './form-field';

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  kind,
  description: '',
  isRequired: false,
  ...more,
});

const FIELDS = [
  field('name', 'text', { isRequired: true }),
  field('count', 'integer'),
  field('weight', 'number'),
  field('active', 'yesNo'),
  field('site', 'reference'),
  field('address', 'group', { fields: [field('city', 'text'), field('state', 'text', { isRequired: true })] }),
  field('items', 'list', { fields: [field('item', 'reference', { isRequired: true }), field('count', 'integer')] }),
  field('kinds', 'choices'),
  field('notes', 'texts'),
  field('devices', 'references'),
];

const RESOURCE = {
  name: 'North',
  count: 3,
  weight: 1.5,
  active: false,
  site: { id: 12, name: 'Clinic' },
  address: { city: 'Testville', state: 'CA' },
  items: [{ item: { id: 4, name: 'Meter' }, count: 2 }],
  kinds: ['weight'],
  notes: ['one', 'two'],
  devices: [{ id: 8, item: { name: 'Meter' } }],
};

const DRAFT = {
  name: 'North',
  count: '3',
  weight: '1.5',
  active: 'false',
  site: 'Clinic (12)',
  address: { city: 'Testville', state: 'CA' },
  items: [{ item: 'Meter (4)', count: '2' }],
  kinds: ['weight'],
  notes: 'one\ntwo',
  devices: ['Meter (8)'],
};

const EMPTY = {
  ...{ name: '', count: '', weight: '', active: '', site: '', notes: '' },
  ...{ address: { city: '', state: '' }, items: [], kinds: [], devices: [] },
};

describe('a draft', () => {
  it('shows a resource or, without a resource, contains empty values', () => {
    expect(draftOf(FIELDS, RESOURCE)).toEqual(DRAFT);
    expect(draftOf(FIELDS)).toEqual(EMPTY);
    expect(draftOf(FIELDS, { count: 0, address: null, items: null })).toEqual({ ...EMPTY, count: '0' });
  });

  it('becomes the body that creates the resource', () => {
    expect(bodyOf(FIELDS, DRAFT)).toEqual({
      ...RESOURCE,
      weight: '1.5',
      site: { id: 12 },
      items: [{ item: { id: 4 }, count: 2 }],
      devices: [{ id: 8 }],
    });
  });

  it('becomes a body without empty properties, even required ones, which the service then reports as missing', () => {
    expect(bodyOf(FIELDS, EMPTY)).toEqual({});
    expect(bodyOf(FIELDS, { ...EMPTY, items: [{ item: '', count: '' }], address: { city: 'Testville', state: ' ' } })).toEqual({
      items: [{ count: null }],
      address: { city: 'Testville' },
    });
  });

  it('keeps a text that is not a number or a reference, so that the service rejects it at its field', () => {
    expect(bodyOf(FIELDS, { ...EMPTY, count: '1.5', site: 'Nowhere' })).toEqual({ count: '1.5', site: { id: 'Nowhere' } });
  });

  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['Clinic (East) (12)', 12],
    ['Clinic 12', 'Clinic 12'],
  ])('reads the reference %j as the id %j', (site, id) => {
    expect(bodyOf(FIELDS, { ...EMPTY, site })).toEqual({ site: { id } });
  });

  it('converts each line that is not blank to one text, without leading and trailing spaces', () => {
    expect(bodyOf(FIELDS, { ...EMPTY, notes: ' one \n\n  two' })).toEqual({ notes: ['one', 'two'] });
  });
});

describe('changes of a draft', () => {
  it('are the fields whose values differ, and become a merge patch', () => {
    const after = { ...DRAFT, name: 'South', count: '', site: '3', notes: '', items: [] };
    expect(changedFields(FIELDS, DRAFT, after).map(({ name }) => name)).toEqual(['name', 'count', 'site', 'items', 'notes']);
    expect(patchOf(FIELDS, DRAFT, after)).toEqual({ name: 'South', count: null, site: { id: 3 }, items: [], notes: [] });
  });

  it('do not contain a text that is written in another way but has the same value', () => {
    expect(patchOf(FIELDS, DRAFT, { ...DRAFT, name: ' North ', site: '12', notes: 'one\n\ntwo ' })).toEqual({});
  });
});
