import fc from 'fast-check';
import { escapeFormula, joinEntry, joinList, splitEntry, splitList, unescapeFormula } from './csv-text';

describe('CSV formula escaping', () => {
  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', "'=1", "''-1"])(
    'escapes text that a spreadsheet could evaluate as a formula: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'x=1', "O'Test", "'x", ' =1', '1'])('leaves text that cannot be a formula unchanged: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('returns the original text after escaping and unescaping', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'x', ';') });
    fc.assert(fc.property(text, (given) => unescapeFormula(escapeFormula(given)) === given));
  });
});

describe('CSV list conversion', () => {
  it('separates the entries of a list with semicolons', () => {
    const entries = [joinEntry(['serial', 'a;b\\c']), joinEntry(['macAddress', 'AA:BB'])];
    expect(joinList(entries)).toBe('serial:a\\;b\\\\c;macAddress:AA:BB');
  });

  it('returns the original list after joining and splitting', () => {
    const entry = fc.string({ unit: fc.constantFrom(';', '\\', ':', 'x'), minLength: 1 });
    fc.assert(fc.property(fc.array(entry), (entries) => expect(splitList(joinList(entries))).toEqual(entries)));
  });

  it.each([
    ['serial:SN:1', ['serial', 'SN:1']],
    ['serial:', ['serial', '']],
    ['serial', ['serial', '']],
  ])('splits the list entry %j into the parts %j', (text, texts) => {
    expect(splitEntry(text, 2)).toEqual(texts);
  });
});
