import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/**
 * Folds a text in JavaScript: decomposes it and removes marks and case. The SQL function `fold_text` must do the same for all letters that PostgreSQL and
 * Node.js both know.
 */
const define = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/./gsu, (letter) => (letter === 'ẞ' ? 'ss' : letter.toUpperCase().toLowerCase()))
    .normalize('NFKC');

/** Ranges of letters that Unicode 14.0 and later versions treat equally, so that the result does not depend on the release of Node.js. */
const STABLE: [string, number, number][] = [
  ['Latin', 0x20, 0x24f],
  ['Greek and Cyrillic', 0x370, 0x52f],
  ['Armenian', 0x531, 0x556],
  ['Hebrew and Arabic', 0x591, 0x6ff],
  ['Devanagari', 0x900, 0x97f],
  ['Latin and Greek with accents', 0x1e00, 0x1ffe],
  ['letterlike symbols and Roman numerals', 0x2100, 0x2188],
  ['circled letters', 0x2460, 0x24ea],
  ['Kana', 0x3041, 0x30ff],
  ['Hangul', 0xac00, 0xd7a3],
  ['presentation forms', 0xfb00, 0xfb06],
  ['Arabic presentation forms', 0xfe70, 0xfefc],
  ['full-width forms', 0xff01, 0xffdc],
  ['Deseret', 0x10400, 0x1044f],
  ['mathematical letters', 0x1d400, 0x1d7cb],
];

describe('fold_text', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const fold = async (texts: readonly string[], expression = 'fold_text(t)') => {
    const rows = await database.dataSource.query<{ folded: string }[]>(
      `select ${expression} as folded from unnest($1::text[]) with ordinality as u (t, n) order by n`,
      [texts],
    );
    return rows.map(({ folded }) => folded);
  };

  it.each([
    ['MÜLLER', 'muller'],
    ['Mu\u0308ller', 'muller'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['GROẞ', 'gross'],
    ['İstanbul', 'istanbul'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['ЁЛКИН', 'елкин'],
    ['ﬁﬀ Ⅷ ①', 'fiff viii 1'],
    ['Ｍüller', 'muller'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['각', '각'],
    ['👩‍⚕️Emoji', '👩‍⚕emoji'],
    ['Łódź', 'łodz'],
    ['', ''],
  ])('folds %j to %j', async (text, folded) => {
    expect(await fold([text])).toEqual([folded]);
  });

  it.each(STABLE)('follows its definition for every character of the range %s', async (_name, first, last) => {
    const letters = Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).filter((letter) =>
      /[^\p{Cn}]/u.test(letter),
    );
    expect(await fold(letters)).toEqual(letters.map(define));
  });

  it('folds the upper and the lower case, and the composed and the decomposed form, of every letter alike', async () => {
    const letters: string[] = [];
    for (let code = 0x20; code < 0x1ffff; code++) {
      const letter = String.fromCodePoint(code);
      if (/\p{L}/u.test(letter) && letter.isWellFormed()) letters.push(letter);
    }
    const folded = await fold(letters);
    const different = (variants: string[]) => variants.flatMap((text, at) => (text === folded[at] ? [] : [letters[at]]));
    expect(different(await fold(letters.map((letter) => letter.normalize('NFD'))))).toEqual([]);
    expect(different(await fold(folded.map((text) => text)))).toEqual([]);
    const upper = await fold(letters.map((letter) => letter.toUpperCase().toLowerCase().toUpperCase()));
    // The iota below a Greek vowel is a mark, but upper case turns it into a letter, which is not removed.
    expect(different(upper).filter((letter) => !letter?.normalize('NFD').includes('\u0345'))).toEqual([]);
  });

  it('does not depend on the locale', async () => {
    const texts = ['TITLE', 'title', 'İIıi', 'Straße', 'Ångström'];
    const folded = await fold(texts);
    for (const collation of ['C', 'tr-x-icu', 'de-x-icu', 'und-x-icu'])
      expect(await fold(texts, `fold_text(t collate "${collation}")`)).toEqual(folded);
  });

  it('returns null if the folded text would exceed the given number of bytes', async () => {
    expect(await fold(['abc', 'äbc', '日本'], 'fold_text(t, 3)')).toEqual(['abc', 'abc', null]);
  });
});
