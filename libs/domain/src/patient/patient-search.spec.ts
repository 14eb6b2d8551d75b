import { searchTerms } from './patient-search';

describe('searchTerms', () => {
  it.each<[string, string[][]]>([
    ['garcia, maria', [['garcia'], ['maria']]],
    ['  María  García-López ', [['María'], ['García'], ['López']]],
    ["O'Brien", [['OBrien']]],
    ['Testina@Example.org sampleton', [['Testina@Example.org'], ['sampleton']]],
    ['1970-01-31', [['1970-01-31']]],
    ['1/2/1970', [['1970-01-02', '1970-02-01']]],
    ['31/1/1970', [['1970-01-31']]],
    ['31.1.1970 Sampleton', [['1970-01-31'], ['Sampleton']]],
    ['1970', [['1970']]],
    ['+1 (555) 555-0100', [['15555550100']]],
    ['0151 2345678', [['01512345678', '1512345678']]],
    ['MRN-2024-000123', [['2024000123'], ['MRN']]],
    ['A-12', [['A'], ['12']]],
    ['王 小明', [['王'], ['小明']]],
    [' ,.- ', []],
    ['@', []],
  ])('splits %j into %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });
});
