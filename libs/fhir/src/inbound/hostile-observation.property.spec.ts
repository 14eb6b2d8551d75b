import fc from 'fast-check';
import { InvalidInput } from '@rpm/domain';
import { readBundle } from './received-bundle';
import { readObservation } from './read-observation';

const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: 'urn:oid:2.999.1' };
const BASE_URL = 'https://rpm.example.org/fhir/r4';
const RUNS = 1_000;

const UCUM = 'http://unitsofmeasure.org';
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const OBSERVATION = {
  resourceType: 'Observation',
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'PATAST' }] },
  identifier: [{ system: 'urn:sender', value: 'a' }],
  status: 'final',
  code: loinc('85354-9'),
  subject: { reference: 'Patient/1', identifier: { system: 'urn:oid:2.999.1', value: 'x' } },
  device: { identifier: { value: 'SN-1' } },
  effectiveDateTime: '2026-01-15T00:00:00-08:00',
  component: [
    { code: loinc('8480-6'), valueQuantity: { value: 121, system: UCUM, code: 'mm[Hg]' } },
    { code: loinc('8462-4'), valueQuantity: { value: 79, system: UCUM, code: 'mm[Hg]' } },
  ],
};
const BUNDLE = {
  resourceType: 'Bundle',
  type: 'batch',
  entry: [
    {
      fullUrl: 'urn:uuid:p',
      resource: { resourceType: 'Patient', identifier: [{ system: 'urn:oid:2.999.1', value: 'x' }] },
      request: { method: 'POST', url: 'Patient' },
    },
    { resource: OBSERVATION, request: { method: 'POST', url: 'Observation', ifNoneExist: 'identifier=a|b' } },
  ],
};

type Path = readonly (string | number)[];

/** Lists the paths of all values within a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...entries.flatMap(([name, child]) => pathsIn(child, [...path, name]))];
}

/** Returns a copy of a value with another value at a path. */
function replaced(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? // An array is changed by its indexes, as an object is by its properties.
      ([...(value as unknown[])] as unknown as Record<string, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[name] = replaced(copy[name], rest, other);
  return copy;
}

/** Values that break code which expects something else, beside any JSON. */
const others = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, [], {}, '', 'constructor', '__proto__', -0, 1e308, [null], '%E0%A4%A'),
);

/** Returns a valid resource, in which up to three values are replaced by any others. */
const damaged = (valid: object) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(valid)), others), { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((value, [path, other]) => (isIn(value, path) ? replaced(value, path, other) : value), valid),
    );

const isIn = (value: unknown, path: Path): boolean =>
  path.length === 0 ||
  (typeof value === 'object' && value !== null && isIn((value as Record<string, unknown>)[path[0] ?? ''], path.slice(1)));

/** Runs a reader. Only invalid input may be thrown: everything else would be answered as a failure of the service. */
function assertReadable(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    for (const { pointer, parameter } of (error as InvalidInput).errors)
      expect(pointer ?? parameter).toMatch(/^(\/(Observation|Bundle)|if-none)/);
  }
}

describe('a resource with any damage', () => {
  it('is read, or refused with the place of the error', () => {
    const scope = { baseUrl: BASE_URL, entries: new Map() };
    fc.assert(
      fc.property(damaged(OBSERVATION), (raw) => assertReadable(() => readObservation(IDENTITY, raw, '/Observation', scope))),
      { numRuns: RUNS },
    );
    fc.assert(
      fc.property(damaged(BUNDLE), (raw) => assertReadable(() => [...readBundle(IDENTITY, raw, ['batch'], BASE_URL)])),
      { numRuns: RUNS },
    );
  });
});
