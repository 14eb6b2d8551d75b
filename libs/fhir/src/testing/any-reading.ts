import fc from 'fast-check';
import { readingKind, type ReadingKindName, type ReadingValue } from '@rpm/domain';
import { type FhirReading } from '../observation/fhir-reading';

/** Readings must not be in the future. */
const LATEST = new Date('2025-12-31T23:59:59.999Z');

const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00.000Z'), max: LATEST, noInvalidDate: true })
  .map((date) => date.toISOString());
export const anyId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
export const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const anyText = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' });
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

/** Returns readings of a kind that the service accepts: their values contradict neither each other nor the limits. */
export function anyReading(kind: ReadingKindName): fc.Arbitrary<FhirReading> {
  const { values, outOfRange, findError = () => null } = readingKind(kind);
  const measured = fc.record(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valuesOf(value)])));
  return fc
    .record({
      id: anyId,
      readingTimestamp: instants,
      updateTimestamp: instants,
      version: fc.integer({ min: 1, max: 32_767 }),
      enteredInError: fc.boolean(),
      manual: fc.boolean(),
      outOfRange: outOfRange === undefined ? fc.constant(null) : fc.constantFrom(null, 'above' as const, 'below' as const),
      deviceTimeZoneOffset: offsets,
      patientTimeZoneOffset: offsets,
      device: optional(fc.record({ id: anyId })),
      item: optional(fc.record({ continuous: fc.boolean() })),
      patient: fc.record({ id: anyId }),
      identifiers: optional(fc.array(fc.record({ system: fc.webUrl(), value: anyText }), { minLength: 1, maxLength: 2 })),
      values: measured.filter((some) => findError(some) === null),
    })
    .map(({ values: some, ...reading }) => ({ ...reading, ...some }));
}
