import { isDeepStrictEqual } from 'node:util';
import { ValueError } from '../format/value-error';
import { jsonPointer } from '../format/json-pointer';
import { InvalidInput } from '../problem/problem';
import { type ReadingCorrection, inconsistentValuesError } from './reading.input';
import { type ReadingKind, readingKind, type ReadingKindName } from '../reading-kind/reading-kind';
import { instrumentRangeErrors } from '../reading-kind/instrument-range';
import { convertUnits } from '../reading-kind/reading-units';

type Stored = Readonly<Record<string, unknown>>;

/** Returns the names of the stored properties of a reading that a correction can change. */
export function correctableProperties(name: ReadingKindName): string[] {
  return [...Object.keys(readingKind(name).values), 'manual', 'outOfRange', 'sentAs'];
}

/**
 * Returns the stored properties that an input determines: the measured values in their fixed units, and a value as it was sent if its unit was
 * another one. A new value removes `outOfRange` and `sentAs` of the previous value.
 */
function storedProperties(name: ReadingKindName, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kind = readingKind(name);
  const isNewValue = Object.keys(kind.values).some((property) => typeof input[property] === 'number');
  const converted = convertUnits(kind, input);
  return {
    ...input,
    ...(converted && { [converted.property]: converted.value }),
    ...(isNewValue && { sentAs: converted?.sentAs ?? null }),
    ...(isNewValue &&
      kind.outOfRange !== undefined &&
      typeof input[kind.outOfRange] === 'number' && { outOfRange: input['outOfRange'] ?? null }),
  };
}

/**
 * Applies a correction to the values of a reading, and checks the result.
 * @param current the present values of all correctable properties
 * @returns the values after the correction, or null if nothing changes
 * @throws InvalidInput
 */
export function applyCorrection(
  name: ReadingKindName,
  current: Stored,
  correction: ReadingCorrection,
): Record<string, unknown> | null {
  const properties = correctableProperties(name);
  const corrected = storedProperties(name, correction);
  const after = Object.fromEntries(
    properties.map((property) => [property, corrected[property] === undefined ? current[property] : corrected[property]]),
  );
  const changed = properties.filter((property) => !areStoredAlike(current[property], after[property]));
  if (changed.length === 0) return null;
  const kind = readingKind(name);
  // A stored value that no instrument reports may be sent back unchanged with other properties.
  const errors = instrumentRangeErrors(kind, correction).filter(({ path: [property] }) => changed.includes(String(property)));
  const error = inconsistentValuesError(kind, after);
  const all = [...errors, ...introducedErrors(kind, current, after), error ?? []].flat();
  if (all.length > 0) throw new InvalidInput(all.map(({ path, code, detail }) => ({ pointer: jsonPointer(path), code, detail })));
  return after;
}

/** Returns the errors by rules that were introduced after readings had been stored, except errors that the stored values already had. */
function introducedErrors({ findErrorsOfNew }: ReadingKind, current: Stored, after: Stored): ValueError[] {
  const former = findErrorsOfNew?.(current) ?? [];
  return (findErrorsOfNew?.(after) ?? [])
    .filter(({ property, code }) => !former.some((one) => one.property === property && one.code === code))
    .map(({ property, code, detail }) => new ValueError(code, detail, [property]));
}

/** Returns whether two values are stored alike: PostgreSQL orders the properties of `sentAs`, and an empty list is stored as null. */
export function areStoredAlike(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(asJson(one), asJson(other));
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? []));
