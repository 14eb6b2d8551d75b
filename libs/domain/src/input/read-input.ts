import { validateSync } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { InvalidInput, MAX_ERRORS } from '../problem/problem';
import { locatedError, type InputSource, removeInvalid, unknownPropertyError, validationErrors } from './input-error';
import { type InputClass, type ReadMode } from './input-property';
import { outline, type UnknownProperty } from './outline';
import { readPlainly } from './plain-input';
import { combinationErrors } from './whole';

/**
 * Reads raw input into an input class. Of a merge-patch (RFC 7396), properties to clear are null in the result, and properties that
 * stay as they are are absent.
 * @param maxErrors how many errors are reported, for inputs that come in large numbers
 * @throws InvalidInput with every error: unknown properties, then invalid values, then valid values that contradict one another.
 */
export function readInput<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode = 'whole',
  maxErrors = MAX_ERRORS,
): T {
  // The libraries take about ten times as long, so they read only what may be invalid and therefore needs a report.
  const plain = mode === 'whole' ? readPlainly(type, raw) : null;
  if (plain) {
    const errors = combinationErrors(plain, () => true).map((error) => locatedError(error, source));
    if (errors.length > 0) throw new InvalidInput(errors.slice(0, maxErrors));
    return plain;
  }
  return readWithLibraries(type, raw, source, mode, maxErrors);
}

/** Does all that {@link readInput} does; exported so that a spec can compare the two. */
export function readWithLibraries<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode,
  maxErrors: number,
): T {
  const unknown: UnknownProperty[] = [];
  // A small body can have ten thousand unknown properties.
  const outlined = outline(type, raw, mode, (property) => unknown.length < maxErrors && unknown.push(property));
  const input = plainToInstance(type, outlined, { excludeExtraneousValues: true, exposeUnsetFields: false });
  const violations = validateSync(input, { stopAtFirstError: true });
  const errors = [
    ...unknown.map((property) => unknownPropertyError(property, source)),
    ...validationErrors(violations, source, mode),
  ];
  if (mode === 'whole') {
    const invalid = removeInvalid(violations);
    errors.push(...combinationErrors(input, (name) => !invalid.has(name)).map((error) => locatedError(error, source)));
  }
  if (errors.length > 0) throw new InvalidInput(errors.slice(0, maxErrors));
  return input;
}
