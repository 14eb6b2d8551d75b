import { validateSync, type ValidationError } from 'class-validator';
import { closest, distance } from 'fastest-levenshtein';
import { type InputFault, InvalidInput, MAX_FAULTS } from '../problem/problem';
import { Fault } from './fault';
import { type InputClass, membersOf, type ReadMode, readMembers } from './members';
import { faultsOfWhole } from './whole';

/** Where an input came from, which is how its faults are located. */
export type InputSource = 'body' | 'query';

/**
 * Reads raw input into an input class. Of a merge-patch (RFC 7396), members that are to be cleared come out null and those that are
 * left as they are do not come out at all.
 * @param mostFaults how many are told, for inputs of which many come at once
 * @throws InvalidInput naming every fault: unknown members and values that are not of their kind.
 */
export function readInput<T extends object>(
  type: InputClass<T>,
  raw: object,
  source: InputSource,
  mode: ReadMode = 'whole',
  mostFaults = MAX_FAULTS,
): T {
  const input = readMembers(type, raw, mode);
  // A batch reads a thousand inputs: the validator costs many times what all else does, and has nothing to say without a fault.
  const invalid = isFaulty(input) ? invalidMembers(validateSync(input), source, []) : [];
  const faults = [...atMost(unknownMembers(input, raw, source, []), mostFaults), ...invalid];
  if (mode === 'whole') {
    const ofWhole = faultsOfWhole(input, (member) => !(member instanceof Fault));
    faults.push(...ofWhole.map(({ code, detail, path }) => ({ ...place(source, path.map(String)), code, detail })));
  }
  if (faults.length > 0) throw new InvalidInput(faults.slice(0, mostFaults));
  return input;
}

/** The unknown members of an input and of what is nested in it, as many as are asked for: a small body can hold ten thousand. */
function* unknownMembers(input: object, raw: object, source: InputSource, path: string[]): Generator<InputFault> {
  const known = membersOf(input.constructor);
  for (const name of Object.keys(raw)) {
    if (!known.has(name)) {
      yield unknownMember(name, [...known.keys()], source, path);
      continue;
    }
    const nested = (input as Record<string, unknown>)[name];
    const rawNested = (raw as Record<string, unknown>)[name];
    if (Array.isArray(nested) && Array.isArray(rawNested)) {
      for (const [at, entry] of nested.entries()) yield* unknownWithin(entry, rawNested[at], source, [...path, name, String(at)]);
    } else yield* unknownWithin(nested, rawNested, source, [...path, name]);
  }
}

function* unknownWithin(nested: unknown, raw: unknown, source: InputSource, path: string[]): Generator<InputFault> {
  if (isReadInput(nested) && isObject(raw)) yield* unknownMembers(nested, raw, source, path);
}

function atMost<T>(values: Iterable<T>, count: number): T[] {
  const first: T[] = [];
  for (const value of values) {
    if (first.push(value) === count) break;
  }
  return first;
}

function unknownMember(name: string, known: string[], source: InputSource, path: string[]): InputFault {
  const shown = name.slice(0, MAX_SHOWN_NAME);
  // A wrong case is the commonest mistake of all, so it counts for nothing.
  const inLowerCase = known.map((candidate) => candidate.toLowerCase());
  const closestName = known.length > 0 ? closest(shown.toLowerCase(), inLowerCase) : '';
  const nearest = known[inLowerCase.indexOf(closestName)];
  const isNear = nearest !== undefined && distance(shown.toLowerCase(), closestName) <= nearest.length / 2;
  const hint = isNear ? `Did you mean ${nearest}?` : `Known are: ${known.join(', ')}.`;
  const what = source === 'query' ? 'parameter' : 'member';
  return { ...place(source, [...path, shown]), code: `unknown_${what}`, detail: `There is no such ${what}. ${hint}` };
}

const MAX_SHOWN_NAME = 64;

function invalidMembers(errors: ValidationError[], source: InputSource, path: string[]): InputFault[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const own = Object.entries(error.constraints ?? {}).slice(0, 1);
    const faults = own.map(([constraint, detail]) => {
      if (!(error.value instanceof Fault)) return { ...place(source, here), code: constraint, detail };
      const { code, path: within } = error.value;
      return { ...place(source, [...here, ...within.map(String)]), code, detail };
    });
    // A Fault is not an input class: what ValidateNested says of it is already said.
    const nested = error.value instanceof Fault ? [] : (error.children ?? []);
    return [...faults, ...invalidMembers(nested, source, here)];
  });
}

function place(source: InputSource, path: string[]): Pick<InputFault, 'parameter' | 'pointer'> {
  return source === 'query' ? { parameter: path.join('.') } : { pointer: jsonPointer(path) };
}

/** RFC 6901 */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Whether instances of a class are made by {@link readInput}: some of its members are of a kind of input. */
export function isInputClass(type: unknown): type is InputClass {
  return typeof type === 'function' && membersOf(type).size > 0;
}

/** Whether something could not be read. Of a list, an entry that was not read is none of {@link readInput}'s concern. */
function isFaulty(value: unknown): boolean {
  if (value instanceof Fault) return true;
  if (Array.isArray(value)) return value.some((entry) => isReadInput(entry) && isFaulty(entry));
  return isReadInput(value) && Object.values(value).some(isFaulty);
}

/** Whether a value was made by {@link readInput}, rather than sent: what was sent may have a member called `constructor`. */
function isReadInput(value: unknown): value is object {
  return isObject(value) && isInputClass((Object.getPrototypeOf(value) as object | null)?.constructor);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof Fault);
}
