import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { textError } from '../format/text';
import { ValueError } from '../format/value-error';

/** Returns why a value is invalid, or null if it is valid. `input` contains the other properties, on which the result may depend. */
export type FindError = (value: unknown, input: Readonly<Record<string, unknown>>) => ValueError | null;

/** The data that class-validator stores with each constraint: the code of the validation error, and the invalid part of the value. */
export type ConstraintContext = { code: string } | { find: FindError };

/** Returns the options for a class-validator decorator that make it report the given error. */
export function withValueError({ code, detail }: ValueError): ValidationOptions {
  return { message: detail, context: { code } satisfies ConstraintContext };
}

/** Creates a decorator for a constraint that class-validator does not have. All constraints of one property need different names. */
export function Constraint(name: string, find: FindError): PropertyDecorator {
  const errorIn = ({ value, object }: ValidationArguments) => find(value, object as Record<string, unknown>);
  return ValidateBy(
    { name, validator: { validate: (_value, args) => args !== undefined && errorIn(args) === null } },
    { message: (args) => errorIn(args)?.detail ?? '', context: { find } satisfies ConstraintContext },
  );
}

/** Requires that every entry of a list is valid. The error contains the index of the first invalid entry. */
export function EachEntry(find: (entry: unknown) => ValueError | null): PropertyDecorator {
  return Constraint('eachEntry', (list) => (Array.isArray(list) ? firstError(list, find) : null));
}

function firstError(list: readonly unknown[], find: (entry: unknown) => ValueError | null): ValueError | null {
  for (const [at, entry] of list.entries()) {
    const error = find(entry);
    if (error) return error.in(at);
  }
  return null;
}

/** Requires that all entries of a list are different. `ArrayUnique` of class-validator would take quadratic time. */
export function NoRepetition(): PropertyDecorator {
  return Constraint('noRepetition', (list) => (Array.isArray(list) && new Set(list).size < list.length ? REPEATED : null));
}

const REPEATED = new ValueError('repeated', 'Send each entry once.');

/** Requires a string that PostgreSQL can store. `MaxLength` of class-validator would count UTF-16 code units instead of characters. */
export function StorableText(maxCharacters: number): PropertyDecorator {
  return Constraint('storableText', (value) => (typeof value === 'string' ? textError(value, maxCharacters) : null));
}
