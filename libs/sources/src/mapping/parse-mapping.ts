import { type InputError, InvalidInput, jsonPointer, type ReadingKindName, unitsOf } from '@rpm/domain';
import { textOfIssue } from './mapping-issue';
import { FORBIDDEN_NAMES } from './mapping-path';
import { type Mapping, MAPPING_SCHEMA, type MappingRule } from './mapping-schema';
import { UNIT_VALUES, valueOfKind } from './mapping-value';

/** Maximum size of a document as JSON, in bytes. */
export const MAX_MAPPING_BYTES = 64 * 1024;
/** Deepest nesting of a document. */
const MAX_DEPTH = 24;
const MAX_ERRORS = 100;

/** Parses the document of a mapping. @throws InvalidInput with the place of each mistake as a JSON pointer */
export function parseMapping(document: unknown): Mapping {
  const unsafe = unsafeName(document, [], 0);
  if (unsafe) throw new InvalidInput([unsafe]);
  const bytes = Buffer.byteLength(JSON.stringify(document ?? null));
  if (bytes > MAX_MAPPING_BYTES) throw new InvalidInput([error([], 'too_long', `Send at most ${MAX_MAPPING_BYTES} bytes.`)]);
  const result = MAPPING_SCHEMA.safeParse(document);
  if (!result.success) {
    const errors = result.error.issues.map((issue) => error(issue.path.map(stepOf), 'invalid_mapping', textOfIssue(issue)));
    throw new InvalidInput(errors.slice(0, MAX_ERRORS));
  }
  const errors = result.data.rules.flatMap((rule, index) => ruleErrors(rule, index, result.data.rules));
  if (errors.length > 0) throw new InvalidInput(errors.slice(0, MAX_ERRORS));
  return result.data;
}

const stepOf = (step: PropertyKey) => (typeof step === 'number' ? step : String(step));

/** Returns the error of a name that reaches the prototype of an object, or of a nesting that is too deep; null if there is none. */
function unsafeName(value: unknown, path: readonly (string | number)[], depth: number): InputError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return error(path, 'invalid_mapping', `Nest at most ${MAX_DEPTH} levels.`);
  // Samples contain messages of vendors, whose properties can have any name.
  if (depth === 3 && path[0] === 'samples') return null;
  for (const [name, item] of Object.entries(value)) {
    if (!Array.isArray(value) && FORBIDDEN_NAMES.has(name))
      return error(path, 'invalid_mapping', 'Remove the property that reaches a prototype.');
    const found = unsafeName(item, [...path, Array.isArray(value) ? Number(name) : name], depth + 1);
    if (found) return found;
  }
  return null;
}

function ruleErrors(rule: MappingRule, index: number, rules: readonly MappingRule[]): InputError[] {
  const at = (...path: (string | number)[]) => ['rules', index, ...path];
  const errors: InputError[] = [];
  if (rules.findIndex(({ name }) => name === rule.name) < index)
    errors.push(error(at('name'), 'invalid_mapping', 'Send each name once.'));
  if (rule.provider && rule.reading === undefined)
    errors.push(error(at('provider'), 'invalid_mapping', 'Send provider only with reading.'));
  if (rule.ignore !== undefined) return errors;
  if (!rule.time) errors.push(error(at('time'), 'required', 'Send where the time is.'));
  if (rule.health && !rule.device) errors.push(error(at('device'), 'required', 'Send where the device is.'));
  if (rule.health && rule.values) errors.push(error(at('values'), 'invalid_mapping', 'Send values only with reading.'));
  if (rule.reading !== undefined && Object.keys(rule.values ?? {}).length === 0)
    errors.push(error(at('values'), 'required', 'Send where the values are.'));
  if (rule.join && !rules.some(({ name, reading }) => name === rule.join?.to && reading === rule.reading)) {
    errors.push(error(at('join', 'to'), 'invalid_mapping', 'Send the name of another rule for the same kind of reading.'));
  }
  if (rule.join?.to === rule.name) errors.push(error(at('join', 'to'), 'invalid_mapping', 'Send the name of another rule.'));
  return [...errors, ...valueErrors(rule, at)];
}

function valueErrors(rule: MappingRule, at: (...path: (string | number)[]) => (string | number)[]): InputError[] {
  if (rule.reading === undefined) return [];
  const kind = rule.reading as ReadingKindName;
  return Object.entries(rule.values ?? {}).flatMap(([name, value]) => {
    const type = valueOfKind(kind, name);
    const wrong = (property: string, detail: string) => error(at('values', name, property), 'invalid_mapping', detail);
    if (!type || type.type === 'instants')
      return [error(at('values', name), 'invalid_mapping', 'Send a value that this kind of reading has.')];
    const isNumber = type.type === 'integer' || type.type === 'number';
    const units = name === 'temperature' ? ['celsius', 'fahrenheit'] : unitsOf(type);
    const needsUnit = Object.hasOwn(UNIT_VALUES, name);
    return [
      needsUnit && value.unit === undefined
        ? [error(at('values', name, 'unit'), 'required', `Send unit: ${units.join(' or ')}, or where the message names it.`)]
        : [],
      typeof value.unit === 'string' && needsUnit && !units.includes(value.unit)
        ? [wrong('unit', `Send ${units.join(' or ')}.`)]
        : [],
      typeof value.unit === 'object' && Object.values(value.unit.table ?? {}).some((unit) => !units.includes(unit))
        ? [wrong('unit', `Send a table of ${units.join(' and ')}.`)]
        : [],
      value.unit !== undefined && !needsUnit
        ? [wrong('unit', 'Send no unit for a value with a fixed unit; use scale to convert it.')]
        : [],
      value.const !== undefined && !isConstant(value.const, type)
        ? [wrong('const', `Send a ${isNumber ? 'number' : type.type}.`)]
        : [],
      !isNumber && (value.scale !== undefined || value.round !== undefined || value.outOfRange)
        ? [wrong('scale', 'Send scale, round and outOfRange only for numbers.')]
        : [],
    ].flat();
  });
}

function isConstant(value: string | number | boolean, type: NonNullable<ReturnType<typeof valueOfKind>>): boolean {
  if (type.type === 'flag') return typeof value === 'boolean';
  return type.type === 'choice' ? typeof value === 'string' && type.choices.includes(value) : typeof value === 'number';
}

function error(path: readonly (string | number)[], code: InputError['code'], detail: string): InputError {
  return { pointer: jsonPointer(path), code, detail };
}
