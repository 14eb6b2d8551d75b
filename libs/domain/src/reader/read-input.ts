import { validateSync } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { InvalidInput, MAX_ERRORS } from '../problem/problem';
import { locatedError, type InputSource, removeInvalidValues, unknownPropertyError, validationErrors } from './input-error';
import { combinationErrors, deferredErrors } from '../input/combination-check';
import { type InputClass, inputProperties, type ReadMode } from '../input/input-property';
import { SENT_TWICE } from '../input/value-errors';
import { prepareRawInput, type UnknownProperty } from './prepare-raw-input';
import { readValidInputFast } from './plain-input';

/**
 * Converts a query string or JSON body into its input class. In the result of a merge-patch (RFC 7396), properties to clear are null and properties
 * to keep are absent.
 * @param maxErrors maximum number of errors to report; smaller for each entry of a batch
 * @throws InvalidInput listing first unknown properties, then invalid values, then valid values that must not be combined
 */
export function readInput<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode = 'whole',
  maxErrors = MAX_ERRORS,
): T {
  // class-transformer and class-validator are ten times slower than the fast path, so they only read inputs that may be invalid.
  const plain = mode === 'whole' ? readValidInputFast(type, raw) : null;
  if (plain) {
    const errors = combinationErrors(plain, () => true);
    if (errors.length === 0) return plain;
    throw new InvalidInput([...deferredErrors(plain), ...errors].map((error) => locatedError(error, source)).slice(0, maxErrors));
  }
  return readWithLibraries(type, raw, source, mode, maxErrors);
}

/** Reads an input without the fast path of {@link readInput}. It is exported for the spec that compares both ways of reading. */
export function readWithLibraries<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode,
  maxErrors: number,
): T {
  const unknown: UnknownProperty[] = [];
  // The number of errors is limited, because a small body can have ten thousand unknown properties.
  const outlined = prepareRawInput(type, raw, mode, (property) => unknown.length < maxErrors && unknown.push(property));
  const repeated = source === 'query' ? takeRepeatedParameters(type, raw, outlined) : [];
  const input = plainToInstance(type, outlined, { excludeExtraneousValues: true, exposeUnsetFields: false });
  const violations = validateSync(input, { stopAtFirstError: true });
  const errors = [
    ...unknown.map((property) => unknownPropertyError(property, source)),
    ...repeated.map((name) => locatedError(SENT_TWICE.in(name), source)),
    ...validationErrors(violations, source, mode).filter(({ parameter }) => !repeated.includes(parameter ?? '')),
  ];
  if (mode === 'whole') {
    const invalid = removeInvalidValues(violations);
    const combined = combinationErrors(input, (name) => !invalid.has(name));
    const deferred = errors.length + combined.length > 0 ? deferredErrors(input) : [];
    errors.push(...[...deferred, ...combined].map((error) => locatedError(error, source)));
  }
  if (errors.length > 0) throw new InvalidInput(errors.slice(0, maxErrors));
  return input;
}

/**
 * Removes the parameters that were sent several times although they take one value, and returns their names. An error about the value would mislead the
 * caller, because each value that was sent may be valid.
 */
function takeRepeatedParameters(type: InputClass, raw: object, outlined: Record<string, unknown>): string[] {
  const properties = inputProperties(type);
  const repeated = Object.entries(raw).flatMap(([name, value]) =>
    Array.isArray(value) && name in outlined && properties.get(name)?.isList !== true ? [name] : [],
  );
  for (const name of repeated) Reflect.deleteProperty(outlined, name);
  return repeated;
}
