import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
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
import { textError } from '../format/text';
import { ValueError } from '../format/value-error';
import { Constraint, EachEntry, NoRepetition, NOT_TEXT, reporting, StorableText } from './constraint';
import { Kind } from './kind';
import { type InputClass, isJsonObject } from './input-property';

/** Options of a property: whether a caller must send it, and whether a merge-patch may clear it. */
interface Presence {
  /** Whether the property must have a value. A merge-patch cannot clear a required property. */
  required?: boolean;
  /** False for an optional property with a default value: the property always has a value, so a merge-patch cannot clear it. */
  clearable?: boolean | undefined;
}

interface Length extends Presence {
  max?: number;
  /** Whether an empty string is rejected; by default, only if the property is required. */
  filled?: boolean;
}

/** Decorator for a string, which is stored unchanged. Its length is counted in characters, not in UTF-16 code units. */
export function Text(
  description: string,
  { max = 255, required = false, filled = required, clearable }: Length = {},
): PropertyDecorator {
  const schema = { type: 'string', maxLength: max, ...(filled && { minLength: 1 }) };
  return Kind(
    { description, required, clearable, schema },
    IsString(reporting(NOT_TEXT)),
    ...(filled ? [IsNotEmpty(reporting(EMPTY_TEXT))] : []),
    StorableText(max),
  );
}

/** Decorator for an e-mail address of at most 254 characters (RFC 5321). Only its format is checked. */
export function Email(description: string, { required = false, clearable }: Presence = {}): PropertyDecorator {
  const error = new ValueError('not_an_email', 'Send an e-mail address, such as name@example.org.');
  return Kind(
    { description, required, clearable, schema: { type: 'string', format: 'email', maxLength: 254 } },
    IsString(reporting(NOT_TEXT)),
    StorableText(254),
    IsEmail({}, reporting(error)),
  );
}

export function Flag(description: string, { required = false, clearable }: Presence = {}): PropertyDecorator {
  const error = new ValueError('not_a_boolean', 'Send true or false.');
  return Kind({ description, required, clearable, schema: { type: 'boolean' } }, IsBoolean(reporting(error)));
}

/** Decorator for a string that must be one of the allowed values. */
export function Choice(
  description: string,
  choices: readonly string[],
  { required = false, clearable }: Presence = {},
): PropertyDecorator {
  const schema = { type: 'string', enum: choices };
  return Kind({ description, required, clearable, schema }, IsIn(choices, reporting(notAChoice(choices))));
}

/** Decorator for a list of strings from `choices`, each at most once. */
export function Choices(description: string, choices: readonly string[]): PropertyDecorator {
  const max = choices.length;
  const error = notAChoice(choices);
  const schema = { type: 'array', items: { type: 'string', enum: choices }, uniqueItems: true, maxItems: max };
  return Kind(
    { description, required: false, schema },
    ...list({ max }),
    EachEntry((entry) => (choices.includes(entry as string) ? null : error)),
    NoRepetition(),
  );
}

interface Range extends Presence {
  min: number;
  max: number;
  /** The unit that the error message mentions, such as `percent`. */
  unit?: string;
}

export function Integer(description: string, { min, max, unit, required = false, clearable }: Range): PropertyDecorator {
  const error = new ValueError('not_in_range', `Send an integer from ${min} to ${max}${unit ? ` ${unit}` : ''}.`);
  return Kind(
    { description, required, clearable, schema: { type: 'integer', minimum: min, maximum: max } },
    IsInt(reporting(error)),
    Min(min, reporting(error)),
    Max(max, reporting(error)),
  );
}

export function Decimal(description: string, { min, max, unit, required = false, clearable }: Range): PropertyDecorator {
  const error = new ValueError('not_in_range', `Send a number from ${min} to ${max}${unit ? ` ${unit}` : ''}.`);
  const schema = { type: 'number', minimum: min, maximum: max };
  // Minus zero is converted to zero, because PostgreSQL would return it with its sign.
  const convert = (raw: unknown) => (raw === 0 ? 0 : raw);
  return Kind(
    { description, convert, required, clearable, schema },
    IsNumber({}, reporting(error)),
    Min(min, reporting(error)),
    Max(max, reporting(error)),
  );
}

/** Decorator for the id of another resource of the same organization, as a plain number. */
export function Id(description: string, presence: Presence = {}): PropertyDecorator {
  return Integer(description, { min: 1, max: Number.MAX_SAFE_INTEGER, ...presence });
}

/** Decorator for an id in a body that the service itself assigns: its type is checked, but its value is ignored. */
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
export function CalendarDate(description: string, { required = false, clearable }: Presence = {}): PropertyDecorator {
  const schema = { type: 'string', format: 'date' };
  return Kind({ description, required, clearable, schema }, Constraint('calendarDate', calendarDateError));
}

/** Decorator for an RFC 3339 timestamp with a time zone. {@link readInstant} rounds it to milliseconds. */
export function Instant(
  description: string,
  { rounding, ...presence }: { rounding?: 'down' | 'up' } & Presence = {},
): PropertyDecorator {
  const { required = false, clearable } = presence;
  const convert = (raw: unknown) => readInstant(raw, rounding);
  return Kind({ description, convert, required, clearable, schema: { type: 'string', format: 'date-time' } });
}

/** Decorator for a list of non-empty strings, each at most once. A required list needs at least one entry. */
export function Texts(
  description: string,
  { max, maxLength = 255, required = false }: { max: number; maxLength?: number } & Presence,
): PropertyDecorator {
  const entryError = (entry: unknown) => {
    if (typeof entry !== 'string') return NOT_TEXT;
    return entry === '' ? EMPTY_TEXT : textError(entry, maxLength);
  };
  const items = { type: 'string', minLength: 1, maxLength };
  const schema = { type: 'array', items, uniqueItems: true, maxItems: max, ...(required && { minItems: 1 }) };
  return Kind({ description, required, schema }, ...list({ max, filled: required }), EachEntry(entryError), NoRepetition());
}

/** Decorator for a list of RFC 3339 timestamps with a time zone. {@link readInstant} rounds them to milliseconds. */
export function Instants(description: string, { max }: { max: number }): PropertyDecorator {
  const schema = { type: 'array', items: { type: 'string', format: 'date-time' }, maxItems: max };
  const convert = (raw: unknown) => (Array.isArray(raw) && raw.length <= max ? readInstants(raw) : raw);
  return Kind({ description, convert, required: false, schema }, ...list({ max }));
}

function readInstants(raw: readonly unknown[]): Date[] | ValueError {
  const instants: Date[] = [];
  for (const [at, entry] of raw.entries()) {
    const instant = readInstant(entry);
    if (instant instanceof ValueError) return instant.in(at);
    instants.push(instant);
  }
  return instants;
}

/** Decorator for a nested object. Within a merge-patch, the object is a merge-patch too (RFC 7396). */
export function Nested(
  description: string,
  type: () => InputClass,
  { required = false, clearable }: Presence = {},
): PropertyDecorator {
  return Kind({ description, required, clearable, schema: type }, IsObject(reporting(NOT_AN_OBJECT)));
}

/** Decorator for a list of objects. A merge-patch replaces the whole list. A required list needs at least one entry. */
export function NestedList(
  description: string,
  type: () => InputClass,
  { max, required = false, clearable }: { max: number } & Presence,
): PropertyDecorator {
  return Kind(
    { description, required, clearable, schema: type, isList: true, max },
    ...list({ max, filled: required }),
    EachEntry((entry) => (isJsonObject(entry) ? null : NOT_AN_OBJECT)),
  );
}

/** Decorator for a list whose entries are validated later, one at a time, because each entry is accepted or rejected separately. */
export function RawList(description: string, { max }: { max: number }): PropertyDecorator {
  const schema = { type: 'array', minItems: 1, maxItems: max };
  return Kind({ description, required: true, schema }, ...list({ max, filled: true }));
}

const EMPTY_TEXT = new ValueError('empty', 'Send at least one character.');
const NOT_AN_OBJECT = new ValueError('not_an_object', 'Send a JSON object.');
const NOT_A_LIST = new ValueError('not_a_list', 'Send a JSON array.');
const EMPTY_LIST = new ValueError('empty', 'Send at least one entry.');

const notAChoice = (choices: readonly string[]) => new ValueError('not_a_choice', `Send one of: ${choices.join(', ')}.`);

function list({ max, filled = false }: { max: number; filled?: boolean }): PropertyDecorator[] {
  const tooMany = new ValueError('too_many', `Send at most ${max} entries.`);
  return [
    IsArray(reporting(NOT_A_LIST)),
    ...(filled ? [ArrayNotEmpty(reporting(EMPTY_LIST))] : []),
    ArrayMaxSize(max, reporting(tooMany)),
  ];
}
