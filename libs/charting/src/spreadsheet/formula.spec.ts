import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from '..';

describe('escaping formulas of spreadsheets', () => {
  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', "'=1", "''-1", '"=1'])(
    'puts an apostrophe before a text that a spreadsheet could calculate: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1+1;b', `a;'"=1+1;b`],
    ["a;'=1", "a;''=1"],
    ['+1;+2', "'+1;'+2"],
    ['a\n=1', "a\n'=1"],
    ['a\t@x', "a\t'@x"],
    ['\n=1', "'\n'=1"],
  ])(
    'puts an apostrophe before a formula that begins within the text %j if cells are separated by semicolons',
    (text, escaped) => {
      expect(escapeFormula(text)).toBe(escaped);
    },
  );

  it.each(['', 'x=1', "O'Test", "'x", ' =1', '1', 'a; b', 'a;b=1', 'one\n\ntwo', 'a\\;b'])(
    'leaves a text that cannot be a formula unchanged: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );

  it('is reversed by unescaping', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '"', '=', '+', '-', '@', '\t', '\n', 'x', ';') });
    fc.assert(fc.property(text, (given) => unescapeFormula(escapeFormula(given)) === given));
  });
});
