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
import { calendarDateError } from './calendar-date';
import { Constraint, EachEntry, NoRepetition, reporting } from './constraint';
import { ValueError } from './value-error';
import { readInstant } from './instant';
import { Kind } from './kind';
import { type InputClass, isJsonObject } from './input-property';
import { NOT_TEXT, StorableText, textError } from './text';

interface Need {
  /** Whether the property must have a value, which a merge-patch then cannot clear. */
  required?: boolean;
  /** False if an optional property has a default, and so always has a value. */
  clearable?: boolean | undefined;
}

interface Length extends Need {
  max?: number;
  /** Whether the text must have a character, as required text must. */
  filled?: boolean;
}

/** Text, kept as it was sent; the length counts characters, not UTF-16 units. */
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

/** The shape of an e-mail address (RFC 5321: at most 254 characters). */
export function Email(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  const error = new ValueError('not_an_email', 'Send an e-mail address, such as name@example.org.');
  return Kind(
    { description, required, clearable, schema: { type: 'string', format: 'email', maxLength: 254 } },
    IsString(reporting(NOT_TEXT)),
    StorableText(254),
    IsEmail({}, reporting(error)),
  );
}

export function Flag(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  const error = new ValueError('not_a_boolean', 'Send true or false.');
  return Kind({ description, required, clearable, schema: { type: 'boolean' } }, IsBoolean(reporting(error)));
}

/** One of a few words. */
export function Choice(
  description: string,
  choices: readonly string[],
  { required = false, clearable }: Need = {},
): PropertyDecorator {
  const schema = { type: 'string', enum: choices };
  return Kind({ description, required, clearable, schema }, IsIn(choices, reporting(notAChoice(choices))));
}

/** Several of a few words, each at most once. */
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

interface Range extends Need {
  min: number;
  max: number;
  /** For the message. */
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
  // Minus zero becomes zero: nobody measures it, and PostgreSQL would return it with its sign.
  const convert = (raw: unknown) => (raw === 0 ? 0 : raw);
  return Kind(
    { description, convert, required, clearable, schema },
    IsNumber({}, reporting(error)),
    Min(min, reporting(error)),
    Max(max, reporting(error)),
  );
}

/** An identifier of another resource of the same organization, as a plain number. */
export function Id(description: string, need: Need = {}): PropertyDecorator {
  return Integer(description, { min: 1, max: Number.MAX_SAFE_INTEGER, ...need });
}

/** An identifier in a body that the service assigns itself: its type is checked and its value is ignored. */
export function IgnoredId(): PropertyDecorator {
  const error = new ValueError('not_an_integer', 'Send an integer, or leave it out.');
  return Kind({
    description: 'Accepted and ignored: the service assigns identifiers.',
    convert: (raw) => (Number.isSafeInteger(raw) ? undefined : error),
    required: false,
    schema: { type: 'integer', format: 'int64', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  });
}

/** A day, `YYYY-MM-DD`, that exists in the calendar. */
export function CalendarDate(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  const schema = { type: 'string', format: 'date' };
  return Kind({ description, required, clearable, schema }, Constraint('calendarDate', calendarDateError));
}

/** An RFC 3339 instant with a zone; {@link readInstant} says how a fraction below a millisecond is rounded. */
export function Instant(description: string, { rounding, ...need }: { rounding?: 'down' | 'up' } & Need = {}): PropertyDecorator {
  const { required = false, clearable } = need;
  const convert = (raw: unknown) => readInstant(raw, rounding);
  return Kind({ description, convert, required, clearable, schema: { type: 'string', format: 'date-time' } });
}

/** A list of texts that are not empty, each at most once. A required list is not empty. */
export function Texts(
  description: string,
  { max, maxLength = 255, required = false }: { max: number; maxLength?: number } & Need,
): PropertyDecorator {
  const entryError = (entry: unknown) => {
    if (typeof entry !== 'string') return NOT_TEXT;
    return entry === '' ? EMPTY_TEXT : textError(entry, maxLength);
  };
  const items = { type: 'string', minLength: 1, maxLength };
  const schema = { type: 'array', items, uniqueItems: true, maxItems: max, ...(required && { minItems: 1 }) };
  return Kind({ description, required, schema }, ...list({ max, filled: required }), EachEntry(entryError), NoRepetition());
}

/** A list of RFC 3339 instants with a zone, to the millisecond. */
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

/** An object with properties of its own. Within a merge-patch it is a merge-patch too (RFC 7396). */
export function Nested(
  description: string,
  type: () => InputClass,
  { required = false, clearable }: Need = {},
): PropertyDecorator {
  return Kind({ description, required, clearable, schema: type }, IsObject(reporting(NOT_AN_OBJECT)));
}

/** A list of objects; a merge-patch replaces a list as a whole. A required list is not empty. */
export function NestedList(
  description: string,
  type: () => InputClass,
  { max, required = false, clearable }: { max: number } & Need,
): PropertyDecorator {
  return Kind(
    { description, required, clearable, schema: type, isList: true, max },
    ...list({ max, filled: required }),
    EachEntry((entry) => (isJsonObject(entry) ? null : NOT_AN_OBJECT)),
  );
}

/** A list whose entries are read one by one later, because each is accepted or rejected on its own. */
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
