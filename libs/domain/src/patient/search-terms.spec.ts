import { searchTerms } from './search-terms';

/** Returns the alternatives for a word of at least three letters. */
const word = (text: string, ...spellings: string[]) => [text, ...spellings, `{${text}`];
/** Returns the alternatives for a number without leading zeros. */
const number = (digits: string) => [`{${digits}`, `~${digits}`];
/** Returns the alternatives for letters and digits without a space. */
const code = (text: string) => [`{${text}`, `|${text}`, text];

describe('searchTerms', () => {
  it.each<[string, string[][]]>([
    ['garcia, maria', [word('garcia'), word('maria')]],
    ['Garcia,Maria', [word('Garcia'), word('Maria')]],
    ['  María  García-López ', [word('María'), word('García'), word('López')]],
    ['Garcia M.', [word('Garcia'), ['M']]],
    ["O'Brien", [word('OBrien')]],
    ['O’Brien', [word('OBrien')]],
    ['Müller', [word('Müller', 'mueller')]],
    ['mueller', [word('mueller', 'muller')]],
    ['joe smith', [word('joe'), word('smith')]],
    ['Mrs. Garcia', [word('Garcia')]],
    ['Ms', [['Ms']]],
    ['garcia Garcia GARCIA', [word('GARCIA')]],
    ['王 小明', [['王'], ['小明']]],
    [' ,.- ', []],
    ['@', []],
    ['Maria.G@Example.org sampleton', [word('sampleton'), ['|MariaGExampleorg']]],
    ['<testina@example.org>', [['|testinaexampleorg']]],
  ])('splits names and e-mail addresses in %j into %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });

  it.each<[string, string[]]>([
    ['1970-01-31', ['1970-01-31']],
    ['1970/1/31', ['1970-01-31']],
    ['1/31/1970', ['1970-01-31']],
    ['31/1/1970', ['1970-01-31']],
    ['1/2/1970', ['1970-01-02', '1970-02-01']],
    ['01-31-1970', ['1970-01-31']],
    ['01 31 1970', ['1970-01-31']],
    ['1/31/70', ['1970-01-31', '2070-01-31']],
    ['31.1.1970', ['1970-01-31']],
    ['2.1.1970', ['1970-01-02']],
    ['1.31.1970', ['1970-01-31']],
    ['Jan 31, 1970', ['1970-01-31']],
    ['January 31st 1970', ['1970-01-31']],
    ['31 jan 1970', ['1970-01-31']],
    ['31-Jan-1970', ['1970-01-31']],
    ['01311970', ['1970-01-31']],
    ['19700131', ['1970-01-31']],
    ['1970-01', ['1970-01']],
    ['1/1970', ['1970-01']],
  ])('reads the date of birth in %j', (query, dates) => {
    for (const text of [query, `DOB: ${query}`, `Garcia, Maria (${query})`]) {
      const terms = searchTerms(text);
      const read = terms.flat().filter((one) => one.includes('-'));
      expect([text, read, terms.length]).toEqual([text, dates, text.startsWith('Garcia') ? 3 : 1]);
    }
  });

  it.each<[string, string[][]]>([
    ['+1 (555) 555-0100', [number('15555550100')]],
    ['555.555.0100', [number('5555550100')]],
    ['555 0100', [number('5550100')]],
    ['0100', [['{0100', '{100', '~0100']]],
    ['0151 2345678', [['{01512345678', '{1512345678', '~01512345678', '~1512345678']]],
    ['+49 (0)151 2345678', [number('491512345678')]],
    ['1970', [['1970', ...number('1970')]]],
    ['13/45/1970', [number('13451970')]],
    ['MRN-2024-000123', [code('MRN2024000123')]],
    ['MRN: 000123', [['{000123', '{123', '~000123']]],
    ['#123', [['{123']]],
    ['A-12', [code('A12')]],
    ['A-1970-01-31', [code('A19700131')]],
    ['12A34', [code('12A34')]],
    ['Garcia 3/14/1950 555-0100', [word('Garcia'), ['1950-03-14', ...number('3141950')], number('5550100')]],
  ])('reads the telephone number or identifier in %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });

  it('uses ten parts of a longer text', () => {
    expect(searchTerms([...'abcdefghijklmnop'].join(' '))).toEqual([...'abcdefghij'].map((letter) => [letter]));
  });
});
