import { type ValidationError } from 'class-validator';
import { closest, distance } from 'fastest-levenshtein';
import { type InputError } from '../problem/problem';
import { type ConstraintContext } from './constraint';
import { type ValueError } from './value-error';
import { type ReadMode } from './input-property';
import { type UnknownProperty } from './outline';

/** Where an input came from, which decides how its errors are located. */
export type InputSource = 'body' | 'query';

export function locatedError({ code, detail, path }: ValueError, source: InputSource): InputError {
  return { ...place(source, path.map(String)), code, detail };
}

const MAX_SHOWN_NAME = 64;

export function unknownPropertyError({ name, path, known }: UnknownProperty, source: InputSource): InputError {
  const shown = name.slice(0, MAX_SHOWN_NAME);
  const names = [...known.keys()];
  // A wrong case is the most frequent mistake, so case does not count.
  const inLowerCase = names.map((candidate) => candidate.toLowerCase());
  const closestName = names.length > 0 ? closest(shown.toLowerCase(), inLowerCase) : '';
  const nearest = names[inLowerCase.indexOf(closestName)];
  const isNear = nearest !== undefined && distance(shown.toLowerCase(), closestName) <= nearest.length / 2;
  const hint = isNear ? `Did you mean ${nearest}?` : `Known are: ${names.join(', ')}.`;
  const [code, noun] = source === 'query' ? ['unknown_parameter', 'parameter'] : ['unknown_member', 'property'];
  return { ...place(source, [...path, shown]), code, detail: `There is no such ${noun}. ${hint}` };
}

/** The errors that class-validator found, in the order of the properties. A merge-patch may leave out anything. */
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
      // A merge-patch replaces a list as a whole, so its entries are whole inputs.
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

/** Removes invalid values from the input that was validated, and returns which of its own properties had one. */
export function removeInvalid(errors: readonly ValidationError[]): ReadonlySet<string> {
  const invalid = new Set<string>();
  for (const { constraints, children, property, target } of errors) {
    removeInvalid(children ?? []);
    if (!constraints || !target) continue;
    invalid.add(property);
    Reflect.deleteProperty(target, property);
  }
  return invalid;
}

function place(source: InputSource, path: readonly string[]): Pick<InputError, 'parameter' | 'pointer'> {
  return source === 'query' ? { parameter: path.join('.') } : { pointer: jsonPointer(path) };
}

/** RFC 6901 */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
