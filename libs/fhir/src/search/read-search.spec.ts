import { InvalidInput } from '@rpm/domain';
import { readSearch, type SentParameter } from './read-search';
import { idParameter, referenceParameter, type SearchDefinition, stringParameter, tokenParameter } from './search-definition';

const PARAMETERS = {
  _id: idParameter(),
  code: tokenParameter('A code.', { modifiers: ['not'], mayBeMissing: true }),
  name: stringParameter('A name.', { modifiers: ['exact'] }),
  patient: referenceParameter('The patient.', ['Patient']),
};
const DEFINITION: SearchDefinition<typeof PARAMETERS> = {
  type: 'Observation',
  parameters: PARAMETERS,
  includes: { 'Observation:device': 'devices:read' },
  sorts: ['date', '-date'],
};

const read = (query: string, isLenient = false) =>
  readSearch(DEFINITION, [...new URLSearchParams(query)] as SentParameter[], isLenient, 'https://x.example/fhir/r4');

/** Returns the codes of the errors of a search, by parameter. */
function errorsOf(query: string): Record<string, string> {
  try {
    read(query);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return Object.fromEntries(error.errors.map(({ parameter = '', code }) => [parameter, code]));
  }
}

describe('a search', () => {
  it('has a list of conditions for each parameter, and the defaults of what was not sent', () => {
    expect(read('').search).toEqual({
      criteria: { _id: [], code: [], name: [], patient: [] },
      includes: new Set(),
      elements: null,
      sort: null,
      count: 100,
      hasTotal: false,
      isCountOnly: false,
    });
  });

  it.each([
    ['code=a', 'code', [{ modifier: null, values: [{ system: null, code: 'a' }] }]],
    [
      'code=s%7Ca,%7Cb',
      'code',
      [
        {
          modifier: null,
          values: [
            { system: 's', code: 'a' },
            { system: '', code: 'b' },
          ],
        },
      ],
    ],
    ['code=s%7C', 'code', [{ modifier: null, values: [{ system: 's', code: null }] }]],
    ['code=s%7Ca%5C%7Cb%5C,c%5C%5C', 'code', [{ modifier: null, values: [{ system: 's', code: 'a|b,c\\' }] }]],
    [
      'code=a&code:not=b',
      'code',
      [
        { modifier: null, values: [{ system: null, code: 'a' }] },
        { modifier: 'not', values: [{ system: null, code: 'b' }] },
      ],
    ],
    ['code:missing=true', 'code', [{ modifier: 'missing', isMissing: true }]],
    ['name:exact=A b', 'name', [{ modifier: 'exact', values: ['A b'] }]],
    [
      'patient=17,Patient/18',
      'patient',
      [
        {
          modifier: null,
          values: [
            { type: null, id: '17' },
            { type: 'Patient', id: '18' },
          ],
        },
      ],
    ],
    [
      'patient=https://x.example/fhir/r4/Patient/a-b.c',
      'patient',
      [{ modifier: null, values: [{ type: 'Patient', id: 'a-b.c' }] }],
    ],
  ] as const)('reads the conditions of %s', (query, name, criteria) => {
    expect(read(query).search.criteria[name]).toEqual(criteria);
  });

  it('reads parameters that are no conditions', () => {
    const { search } = read(
      '_count=7&_sort=-date&_total=accurate&_include=Observation:device:Device&_format=json&_pretty=true&_elements=code,value',
    );
    expect(search).toMatchObject({
      elements: ['code', 'value'],
      count: 7,
      sort: '-date',
      hasTotal: true,
      isCountOnly: false,
      includes: new Set(['Observation:device']),
    });
    for (const query of ['_summary=count', '_count=0'])
      expect(read(query).search).toMatchObject({ hasTotal: true, isCountOnly: true });
  });

  it('has at most a thousand matches in a page, and says so among the parameters that it uses', () => {
    const { search, used } = read('name=a&_count=5000');
    expect([search.count, used]).toEqual([
      1_000,
      [
        ['name', 'a'],
        ['_count', '1000'],
      ],
    ]);
  });

  it.each([
    ['other=1', { other: 'unknown_parameter' }],
    ['code.name=1', { 'code.name': 'unknown_parameter' }],
    ['code:not:in=1', { 'code:not:in': 'unknown_parameter' }],
    ['toString=1&constructor=1', { toString: 'unknown_parameter', constructor: 'unknown_parameter' }],
    ['code:above=1&patient:missing=true', { 'code:above': 'unsupported_modifier', 'patient:missing': 'unsupported_modifier' }],
    ['code=&code:missing=maybe', { code: 'not_a_token', 'code:missing': 'not_a_choice' }],
    ['code=a%7Cb%7Cc', { code: 'not_a_token' }],
    ['name=', { name: 'empty' }],
    ['name=a,', { name: 'empty' }],
    ['name=%00', { name: 'not_text' }],
    ['patient=Device/1', { patient: 'not_a_reference' }],
    ['patient=https://x.example/Patient/1', { patient: 'not_a_reference' }],
    ['patient=https://other.example/fhir/r4/Patient/1', { patient: 'not_a_reference' }],
    ['_id=a_b', { _id: 'not_an_id' }],
    [
      '_count=-1&_sort=name&_total=estimate&_summary=text',
      { _count: 'not_a_number', _sort: 'unsupported_value', _total: 'unsupported_value', _summary: 'unsupported_value' },
    ],
    ['_count=1&_count=1', { _count: 'repeated' }],
    ['_elements=code.coding', { _elements: 'not_elements' }],
    ['_include=Observation:patient', { _include: 'unsupported_value' }],
    [`_id=${'1,'.repeat(1_000)}1`, { _id: 'too_many' }],
  ])('is refused with all of its errors: %s', (query, errors) => {
    expect(Object.entries(errorsOf(query))).toEqual(Object.entries(errors));
  });

  it('ignores only unknown parameters if the client is lenient', () => {
    expect(read('other=1&name=a', true).used).toEqual([['name', 'a']]);
    expect(() => read('name:other=a', true)).toThrow(InvalidInput);
  });
});
