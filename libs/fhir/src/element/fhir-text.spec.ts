import { fhirText } from './fhir-text';

describe('fhirText', () => {
  it.each([
    ['Sampleton', 'Sampleton'],
    ['two\nlines\tand a tab\r', 'two\nlines\tand a tab\r'],
    ['bell\u0007 and escape\u001b', 'bell and escape'],
    ['', undefined],
    [' \u0001 ', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('returns %j as %j', (text, permitted) => {
    expect(fhirText(text)).toBe(permitted);
  });
});
