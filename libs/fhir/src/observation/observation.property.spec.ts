import fc from 'fast-check';
import { READING_KIND_NAMES, readingKind, type ReadingKindName, type ReadingValue } from '@rpm/domain';
import { expectValidFhir } from '../testing';
import { type FhirReading } from './fhir-reading';
import { observationsOf } from './observation';

const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };
const RUNS = 100;
const LATEST = new Date('2026-12-31T23:59:59.999Z');

const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00.000Z'), max: LATEST, noInvalidDate: true })
  .map((date) => date.toISOString());
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
/** Stored readings of earlier versions have any offset in seconds. */
const offsets = optional(fc.integer({ min: -43_200, max: 50_400 }));

/** Values of a property that the service stores, those of earlier versions included. */
function valuesOf(value: ReadingValue): fc.Arbitrary<unknown> {
  const isRequired = 'required' in value && value.required === true;
  const present = presentValues(value);
  return isRequired || value.type === 'instants' ? present : optional(present);
}

function presentValues(value: ReadingValue): fc.Arbitrary<unknown> {
  switch (value.type) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...value.choices);
    case 'instants':
      return fc.array(instants, { maxLength: 3 });
    case 'integer':
      return fc.integer(value.stored ?? value);
    case 'number':
      return fc.double({ ...(value.stored ?? { min: value.min, max: value.max }), noNaN: true });
  }
}

/** Readings of a kind that the service accepts: their values contradict neither each other nor the limits. */
function readings(kind: ReadingKindName): fc.Arbitrary<FhirReading> {
  const { values, findError = () => null } = readingKind(kind);
  const measured = fc.record(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valuesOf(value)])));
  return fc
    .record({
      id: ids,
      readingTimestamp: instants,
      updateTimestamp: instants,
      version: fc.integer({ min: 1, max: 32_767 }),
      enteredInError: fc.boolean(),
      manual: fc.boolean(),
      outOfRange: fc.constantFrom(null, 'above' as const, 'below' as const),
      deviceTimeZoneOffset: offsets,
      patientTimeZoneOffset: offsets,
      device: optional(fc.record({ id: ids })),
      item: optional(fc.record({ continuous: fc.boolean() })),
      patient: fc.record({ id: ids }),
      values: measured.filter((some) => findError(some) === null),
    })
    .map(({ values: some, ...reading }) => ({ ...reading, ...some }));
}

describe('any reading that the service accepts', () => {
  it.each(READING_KIND_NAMES)('becomes Observations that the validators accept (%s)', (kind) => {
    fc.assert(
      fc.property(readings(kind), optional(ids), (reading, laterPatientId) => {
        const observations = observationsOf(IDENTITY, kind, reading, { laterPatientId });
        expect(observations).not.toEqual([]);
        for (const observation of observations) expectValidFhir(JSON.parse(JSON.stringify(observation)));
      }),
      { numRuns: RUNS },
    );
  });
});
