import { youngLetters } from './unicode-folding';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** Last letter whose lower case is the same in all versions of PostgreSQL and Node.js (Unicode 14.0). */
const LAST_STABLE = 0x1e943;
/** Letters without a small form of their own that are equal to another letter, ignoring case (`CaseFolding.txt`). */
const VARIANTS = /[ςϗᎠ-ᏽᲀ-ᲈꭰ-ꮿ]/u;

describe('the SQL functions for comparing identifiers', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const applied = async (expression: string, texts: readonly string[]) => {
    const rows = await database.dataSource.query<{ value: string }[]>(
      `select ${expression} as value from unnest($1::text[]) with ordinality as u (t, n) order by n`,
      [texts],
    );
    return rows.map(({ value }) => value);
  };

  it.each([
    ['A-1', 'A-1'],
    ['', ''],
    ['u\u0308', '\u00fc'],
    ['\u00fc', '\u00fc'],
    ['U\u0308', '\u00dc'],
    ['\u212a', 'K'],
    ['\uff21', '\uff21'],
    ['\ufb01', '\ufb01'],
    ['e\u0302\u0323', '\u1ec7'],
  ])('identifier_key composes %j and changes nothing else', async (text, key) => {
    expect(await applied('identifier_key(t)', [text])).toEqual([key]);
  });

  it('identifier_key treats a letter and its decomposition as equal, even if some versions of PostgreSQL do not compose the letter', async () => {
    const letters = youngLetters();
    const composed = await applied(
      'identifier_key(t)',
      letters.map(({ letter }) => `a${letter}b`),
    );
    expect(
      await applied(
        'identifier_key(t)',
        letters.map(({ parts }) => `a${parts}b`),
      ),
    ).toEqual(composed);
    expect(new Set(composed).size).toBe(letters.length);
  });

  it('identifier_key replaces a text that is too long for an index after composition with a digest, which is equal for all forms of the text', async () => {
    const [composed, decomposed] = ['\u{1d160}', '\u{1d158}\u{1d165}\u{1d16e}'].map((note) => note.repeat(255));
    const [one, other, different] = await applied('identifier_key(t)', [composed ?? '', decomposed ?? '', `${composed}x`]);
    expect(one).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect([other, different === one]).toEqual([one, false]);
  });

  it('fold_case makes the capital and the small form of every letter equal, and no other letters', async () => {
    const letters: string[] = [];
    for (let code = 0x20; code <= LAST_STABLE; code++) {
      const letter = String.fromCodePoint(code);
      if (letter.isWellFormed() && /[^\p{Cn}]/u.test(letter) && !VARIANTS.test(letter)) letters.push(letter);
    }
    const folded = await applied('normalize(fold_case(t), NFC)', letters);
    const expected = letters.map((letter) => letter.normalize('NFD').toLowerCase().normalize('NFC'));
    expect(letters.filter((_, at) => folded[at] !== expected[at])).toEqual([]);
  });

  it('fold_case keeps marks, and depends on no locale', async () => {
    const texts = ['TITLE', 'İIıi', 'É', 'e', 'STRAẞE', 'strasse'];
    const folded = await applied('fold_case(t)', texts);
    expect(folded.map((text) => text.normalize('NFC'))).toEqual(['title', 'i̇iıi', 'é', 'e', 'straße', 'strasse']);
    for (const collation of ['C', 'tr-x-icu', 'und-x-icu'])
      expect(await applied(`fold_case(t collate "${collation}")`, texts)).toEqual(folded);
  });
});
