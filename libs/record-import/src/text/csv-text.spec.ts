import fc from 'fast-check';
import { joinEntry, joinList, splitEntry, splitList } from './csv-text';

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
