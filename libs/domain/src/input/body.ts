import {
  IsBoolean,
  IsDivisibleBy,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { calendarDateError } from '../format/calendar-date';
import { readInstant } from '../format/instant';
import { ValueError } from '../format/value-error';
import { Constraint, withValueError, StorableText } from './constraint';
import { type Identifies, Undamaged } from './identifier';
import { Kind } from './kind';
import { type InputClass, type InputProperty } from './input-property';
import { type PresenceOptions } from './presence';
import { EMPTY_TEXT, NOT_AN_OBJECT, NOT_TEXT, notAChoice } from './value-errors';

interface Length extends PresenceOptions {
  max?: number;
  /** Whether an empty string is rejected; by default, only if the property is required. */
  filled?: boolean;
  /** The kind of thing that the text identifies, if it is an identifier; see {@link Identifies}. */
  identifies?: Identifies;
}

/** Decorator for a string, which is stored unchanged. Its length is counted in characters, not in UTF-16 code units. */
export function Text(
  description: string,
  { max = 255, required = false, filled = required, clearable, identifies }: Length = {},
): PropertyDecorator {
  const schema = { type: 'string', maxLength: max, ...(filled && { minLength: 1 }) };
  return Kind(
    { description, required, clearable, schema, ...(identifies === 'resource' && { isIdentifier: true }) },
    IsString(withValueError(NOT_TEXT)),
    ...(filled ? [IsNotEmpty(withValueError(EMPTY_TEXT))] : []),
    StorableText(max),
    ...(identifies === 'other' ? [Undamaged()] : []),
  );
}

/** Decorator for an e-mail address of at most 254 characters (RFC 5321). Only its format is checked. */
export function Email(description: string, { required = false, clearable }: PresenceOptions = {}): PropertyDecorator {
  const error = new ValueError('not_an_email', 'Send an e-mail address, such as name@example.org.');
  return Kind(
    { description, required, clearable, schema: { type: 'string', format: 'email', maxLength: 254 } },
    IsString(withValueError(NOT_TEXT)),
    StorableText(254),
    IsEmail({}, withValueError(error)),
  );
}

export function Flag(description: string, { required = false, clearable }: PresenceOptions = {}): PropertyDecorator {
  const error = new ValueError('not_a_boolean', 'Send true or false.');
  return Kind({ description, required, clearable, schema: { type: 'boolean' } }, IsBoolean(withValueError(error)));
}

/** Decorator for a string that must be one of the allowed values. */
export function Choice(
  description: string,
  choices: readonly string[],
  { required = false, clearable, isDeprecated = false }: PresenceOptions & { isDeprecated?: boolean } = {},
): PropertyDecorator {
  const schema = { type: 'string', enum: choices };
  return Kind({ description, required, clearable, schema, isDeprecated }, IsIn(choices, withValueError(notAChoice(choices))));
}

interface Range extends PresenceOptions {
  min: number;
  max: number;
  /** The unit that the error message mentions, such as `percent`. */
  unit?: string;
  /** The number of which an integer must be a multiple. */
  multipleOf?: number;
}

export function Integer(
  description: string,
  { min, max, unit, multipleOf, required = false, clearable }: Range,
): PropertyDecorator {
  const noun = multipleOf === undefined ? 'an integer' : `a multiple of ${multipleOf}`;
  const error = new ValueError('not_in_range', `Send ${noun} from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}.`);
  return Kind(
    {
      description,
      required,
      clearable,
      schema: { type: 'integer', minimum: min, maximum: max, ...(multipleOf !== undefined && { multipleOf }) },
    },
    IsInt(withValueError(error)),
    Min(min, withValueError(error)),
    Max(max, withValueError(error)),
    ...(multipleOf === undefined ? [] : [IsDivisibleBy(multipleOf, withValueError(error))]),
  );
}

export function Decimal(description: string, { min, max, unit, required = false, clearable }: Range): PropertyDecorator {
  const error = new ValueError('not_in_range', `Send a number from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}.`);
  const schema = { type: 'number', minimum: min, maximum: max };
  // Minus zero is converted to zero, because PostgreSQL would return it with its sign.
  const convert = (raw: unknown) => (raw === 0 ? 0 : raw);
  return Kind(
    { description, convert, required, clearable, schema },
    IsNumber({}, withValueError(error)),
    Min(min, withValueError(error)),
    Max(max, withValueError(error)),
  );
}

/** Decorator for the id of another resource of the same organization, as a plain number. */
export function Id(description: string, presence: PresenceOptions = {}): PropertyDecorator {
  return Integer(description, { min: 1, max: Number.MAX_SAFE_INTEGER, ...presence });
}

/** Decorator for an id that only the service assigns: in a request body, its type is checked, but its value is ignored. */
export function IgnoredId(): PropertyDecorator {
  const error = new ValueError('not_an_integer', 'Send an integer, or leave it out.');
  return Kind({
    description: 'Accepted and ignored: the service assigns identifiers.',
    convert: (raw) => (Number.isSafeInteger(raw) ? undefined : error),
    required: false,
    schema: { type: 'integer', format: 'int64', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  });
}

/** Decorator for a date `YYYY-MM-DD` that exists in the calendar. */
export function CalendarDate(description: string, { required = false, clearable }: PresenceOptions = {}): PropertyDecorator {
  const schema = { type: 'string', format: 'date' };
  return Kind({ description, required, clearable, schema }, Constraint('calendarDate', calendarDateError));
}

/** Decorator for an RFC 3339 timestamp with a time zone. {@link readInstant} rounds it to milliseconds. */
export function Instant(
  description: string,
  { rounding, ...presence }: { rounding?: 'down' | 'up' } & PresenceOptions = {},
): PropertyDecorator {
  const { required = false, clearable } = presence;
  const convert = (raw: unknown) => readInstant(raw, rounding);
  return Kind({ description, convert, required, clearable, schema: { type: 'string', format: 'date-time' } });
}

/** Decorator for a nested object. Within a merge-patch, the object is a merge-patch too (RFC 7396). */
export function Nested(
  description: string,
  type: () => InputClass,
  { required = false, clearable, referencedView }: PresenceOptions & Pick<InputProperty, 'referencedView'> = {},
): PropertyDecorator {
  return Kind({ description, required, clearable, schema: type, referencedView }, IsObject(withValueError(NOT_AN_OBJECT)));
}
