import { jsonPointer } from '../format/json-pointer';
import { InvalidInput } from '../problem/problem';
import { type ReadingCorrection, inconsistentValuesError } from './reading.input';
import { readingKind, type ReadingKindName } from './reading-kind';

/** Returns the names of those properties of a reading that can be corrected. */
export function correctableProperties(name: ReadingKindName): string[] {
  return [...Object.keys(readingKind(name).values), 'manual'];
}

/**
 * Applies a correction to the values of a reading, and checks the result.
 * @param current the present values of all correctable properties
 * @returns the values after the correction, or null if nothing changes
 * @throws InvalidInput
 */
export function applyCorrection(
  name: ReadingKindName,
  current: Readonly<Record<string, unknown>>,
  correction: ReadingCorrection,
): Record<string, unknown> | null {
  const properties = correctableProperties(name);
  const after = Object.fromEntries(
    properties.map((property) => [property, correction[property] === undefined ? current[property] : correction[property]]),
  );
  const error = inconsistentValuesError(readingKind(name), after);
  if (error) throw new InvalidInput([{ pointer: jsonPointer(error.path), code: error.code, detail: error.detail }]);
  return properties.some((property) => !isEqual(current[property], after[property])) ? after : null;
}

/** Compares the stored values of two properties; an empty list equals null, because it is stored as null. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? []) === JSON.stringify(other ?? []);
}
