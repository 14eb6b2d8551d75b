import { listed, percent } from './value-text';

describe('a percentage', () => {
  it.each<[number | null | undefined, string]>([
    [0, '0 %'],
    [7, '7 %'],
    [null, '–'],
    [undefined, '–'],
  ])('of %s is written as %s', (value, text) => {
    expect(percent(value)).toBe(text);
  });
});

describe('texts in one line', () => {
  it('are written without missing or empty texts, and as a dash or another given text if none remain', () => {
    expect(listed(['Testville', 'CA'])).toBe('Testville, CA');
    expect(listed(['', 'CA', null, undefined])).toBe('CA');
    expect([listed(['', null]), listed([], 'none')]).toEqual(['–', 'none']);
  });
});
