import fc from 'fast-check';
import { escapeFormula, joinEntry, joinList, splitEntry, splitList, unescapeFormula } from './csv-text';

describe('text in a CSV cell', () => {
  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', "'=1", "''-1"])(
    'is escaped if it could be a formula: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'x=1', "O'Test", "'x", ' =1', '1'])('is not escaped if it cannot be a formula: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('is the same after escaping and unescaping', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'x', ';') });
    fc.assert(fc.property(text, (given) => unescapeFormula(escapeFormula(given)) === given));
  });
});

describe('list in a CSV cell', () => {
  it('is separated by semicolons', () => {
    const entries = [joinEntry(['serial', 'a;b\\c']), joinEntry(['macAddress', 'AA:BB'])];
    expect(joinList(entries)).toBe('serial:a\\;b\\\\c;macAddress:AA:BB');
  });

  it('is the same after joining and splitting', () => {
    const entry = fc.string({ unit: fc.constantFrom(';', '\\', ':', 'x'), minLength: 1 });
    fc.assert(fc.property(fc.array(entry), (entries) => expect(splitList(joinList(entries))).toEqual(entries)));
  });

  it.each([
    ['serial:SN:1', ['serial', 'SN:1']],
    ['serial:', ['serial', '']],
    ['serial', ['serial', '']],
  ])('splits the entry %j into %j', (text, texts) => {
    expect(splitEntry(text, 2)).toEqual(texts);
  });
});
