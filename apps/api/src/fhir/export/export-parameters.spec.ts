import { InvalidInput } from '@rpm/domain';
import { readExportParameters } from './export-parameters';

const OPTIONS = {
  hasPatients: true,
  scopes: ['readings:read'],
  isLenient: false,
  identity: { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null },
  baseUrl: 'https://rpm.example.org/fhir/r4',
};

/** Reads parameters `_typeFilter`, and returns the number of filters, or the codes of the errors. */
function read(...filters: string[]): number | undefined | string[] {
  const sent = filters.map((text, index) => ({ name: '_typeFilter', text, place: { pointer: `/parameter/${index}` } }));
  try {
    return readExportParameters(sent, OPTIONS).observations?.length;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ code }) => code);
  }
}

const repeated = (text: string, count: number, separator = ',') => Array.from({ length: count }, () => text).join(separator);

describe('the filters of an export', () => {
  it('are at most 100, in one parameter or in several', () => {
    const filter = 'Observation?code=8867-4';
    expect(read(repeated(filter, 100))).toBe(100);
    expect(read(repeated(filter, 101))).toEqual(['too_many']);
    expect(read(repeated(filter, 60), repeated(filter, 41))).toEqual(['too_many']);
  });

  it('have at most 1,000 values together, however these are written', () => {
    const values = (count: number) => `Observation?code=${repeated('8867-4', count)}`;
    expect(read(values(1_000))).toBe(1);
    expect(read(values(1_001))).toEqual(['too_many']);
    expect(read(`Observation?code=${repeated('8867-4', 1_001, '%2C')}`)).toEqual(['too_many']);
    expect(read(`Observation?${repeated('code=8867-4', 1_001, '&')}`)).toEqual(['too_many']);
    expect(read(values(600), values(401))).toEqual(['too_many']);
  });

  it('are not read if they are too many', () => {
    expect(read(repeated('Observation?date=2026', 100))).toEqual(['unsupported_filter']);
    expect(read(repeated('Observation?date=2026', 101))).toEqual(['too_many']);
  });
});
