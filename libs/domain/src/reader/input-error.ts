import { type ValidationError } from 'class-validator';
import { closest, distance } from 'fastest-levenshtein';
import { type InputError } from '../problem/problem';
import { jsonPointer } from '../format/json-pointer';
import { type ValueError } from '../format/value-error';
import { type ConstraintContext } from '../input/constraint';
import { type ReadMode } from '../input/input-property';
import { type UnknownProperty } from './prepare-raw-input';

/** Part of the request that an input comes from. Errors in a body contain a JSON pointer, and errors in a query string the name of the parameter. */
export type InputSource = 'body' | 'query';

export function locatedError({ code, detail, path }: ValueError, source: InputSource): InputError {
  return { ...place(source, path.map(String)), code, detail };
}

/** Unknown property names are truncated to this length in errors, because the caller may send names of any length. */
const MAX_NAME_LENGTH = 64;

export function unknownPropertyError({ name, path, known }: UnknownProperty, source: InputSource): InputError {
  const cutName = name.slice(0, MAX_NAME_LENGTH);
  const names = [...known.keys()];
  // Property names are compared without regard to case, because wrong case is the most frequent mistake.
  const inLowerCase = names.map((candidate) => candidate.toLowerCase());
  const closestName = names.length > 0 ? closest(cutName.toLowerCase(), inLowerCase) : '';
  const nearest = names[inLowerCase.indexOf(closestName)];
  const isNear = nearest !== undefined && distance(cutName.toLowerCase(), closestName) <= nearest.length / 2;
  const hint = isNear ? `Did you mean ${nearest}?` : `Known are: ${names.join(', ')}.`;
  const [code, noun] = source === 'query' ? ['unknown_parameter', 'parameter'] : ['unknown_member', 'property'];
  return { ...place(source, [...path, cutName]), code, detail: `There is no such ${noun}. ${hint}` };
}

/** Converts the errors of class-validator to validation errors. Errors of properties that a merge-patch leaves out are dropped. */
export function validationErrors(
  errors: readonly ValidationError[],
  source: InputSource,
  mode: ReadMode,
  path: readonly string[] = [],
): InputError[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const isLeftOut = mode === 'patch' && error.value === undefined;
    const own = isLeftOut ? [] : Object.entries(error.constraints ?? {}).slice(0, 1);
    return [
      ...own.map(([constraint, detail]) => {
        const { code, path: within } = codeOf(error, constraint);
        return { ...place(source, [...here, ...within.map(String)]), code, detail };
      }),
      // A merge-patch replaces a whole list, so the entries of a list are whole inputs, not merge-patches.
      ...validationErrors(error.children ?? [], source, Array.isArray(error.value) ? 'whole' : mode, here),
    ];
  });
}

function codeOf({ contexts, target, value }: ValidationError, constraint: string): Pick<ValueError, 'code' | 'path'> {
  const context = contexts?.[constraint] as ConstraintContext | undefined;
  if (context && 'code' in context) return { code: context.code, path: [] };
  const found = context?.find(value, target as Record<string, unknown>);
  if (!found) throw new Error(`The constraint ${constraint} has no code.`);
  return found;
}

/** Removes invalid values from a validated input, and returns the names of the removed top-level properties. */
export function removeInvalidValues(errors: readonly ValidationError[]): ReadonlySet<string> {
  const invalid = new Set<string>();
  for (const { constraints, children, property, target } of errors) {
    removeInvalidValues(children ?? []);
    if (!constraints || !target) continue;
    invalid.add(property);
    Reflect.deleteProperty(target, property);
  }
  return invalid;
}

function place(source: InputSource, path: readonly string[]): Pick<InputError, 'parameter' | 'pointer'> {
  return source === 'query' ? { parameter: path.join('.') } : { pointer: jsonPointer(path) };
}
