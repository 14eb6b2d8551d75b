import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { ValueError } from './value-error';

/** Finds what is wrong with a value; null if nothing is. `input` has the other properties, for what depends on them. */
export type FindError = (value: unknown, input: Readonly<Record<string, unknown>>) => ValueError | null;

/** What class-validator keeps with a constraint, so that its error can be reported with our code and at the right place. */
export type ConstraintContext = { code: string } | { find: FindError };

/** The options of one of class-validator's own decorators: its error has this code and detail. */
export function reporting({ code, detail }: ValueError): ValidationOptions {
  return { message: detail, context: { code } satisfies ConstraintContext };
}

/** A constraint that class-validator does not have. `name` must be unique among the constraints of a property. */
export function Constraint(name: string, find: FindError): PropertyDecorator {
  const errorIn = ({ value, object }: ValidationArguments) => find(value, object as Record<string, unknown>);
  return ValidateBy(
    { name, validator: { validate: (_value, args) => args !== undefined && errorIn(args) === null } },
    { message: (args) => errorIn(args)?.detail ?? '', context: { find } satisfies ConstraintContext },
  );
}

/** Every entry of a list must pass; the first that does not is reported with its index. */
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

/** Unlike `ArrayUnique` of class-validator, this takes linear time. */
export function NoRepetition(): PropertyDecorator {
  return Constraint('noRepetition', (list) => (Array.isArray(list) && new Set(list).size < list.length ? REPEATED : null));
}

const REPEATED = new ValueError('repeated', 'Send each entry once.');
