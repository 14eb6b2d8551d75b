import { IsNotEmpty, IsString } from 'class-validator';
import { Choice } from './body';
import { calendarDateError } from '../format/calendar-date';
import { readQueryInstant } from '../format/instant';
import { readLong } from '../format/long';
import { textError } from '../format/text';
import { ValueError } from '../format/value-error';
import { Constraint, withValueError, StorableText } from './constraint';
import { Kind } from './kind';
import { notAChoice } from './value-errors';
import { type InputProperty } from './input-property';

const PLAIN_INTEGER = /^(0|[1-9][0-9]{0,15})$/;
/** Maximum number of values of a parameter that can be repeated. */
export const MAX_LISTED = 100;

/** Option for a query parameter that is the upper bound of a range. Equal bounds are allowed. */
interface UpperBound {
  /** Name of the query parameter that is the lower bound of the range. */
  notBelow?: string;
}

/** Decorator for an integer in a query string, in plain decimal digits. The parameter may be sent only once. */
export function QueryInteger(
  description: string,
  { min, max, notBelow }: { min: number; max: number } & UpperBound,
): PropertyDecorator {
  const error = new ValueError('not_in_range', `Send one integer from ${min} to ${max} in plain decimal digits.`);
  const read = (raw: unknown): number | ValueError => {
    const value = typeof raw === 'string' && PLAIN_INTEGER.test(raw) ? Number(raw) : NaN;
    return value >= min && value <= max ? value : error;
  };
  return Kind({
    description,
    convert: (raw, input) => invertedRange(read, raw, input, notBelow) ?? read(raw),
    required: false,
    schema: { type: 'integer', minimum: min, maximum: max },
  });
}

export function QueryChoice(
  description: string,
  choices: readonly string[],
  options: { isDeprecated?: boolean } = {},
): PropertyDecorator {
  return Choice(description, choices, options);
}

/** Decorator for a query parameter with one or several choices. The parameter can be repeated, and a resource matches if it has any of them. */
export function QueryChoices(description: string, choices: readonly string[]): PropertyDecorator {
  const read = (raw: unknown) => (typeof raw === 'string' && choices.includes(raw) ? raw : notAChoice(choices));
  return Kind({ description, ...listOf(read, { type: 'string', enum: choices }), required: false });
}

export function QueryFlag(description: string): PropertyDecorator {
  const error = new ValueError('not_a_boolean', 'Send true or false.');
  const convert = (raw: unknown) => (raw === 'true' || raw === 'false' ? raw === 'true' : error);
  return Kind({ description, convert, required: false, schema: { type: 'boolean' } });
}

/** Decorator for a query parameter that is a non-empty string. An empty string would match all rows or none, which no caller wants. */
export function QueryText(description: string, { max = 255 } = {}): PropertyDecorator {
  return Kind(
    { description, required: false, schema: { type: 'string', minLength: 1, maxLength: max } },
    IsString(withValueError(NOT_TEXT)),
    IsNotEmpty(withValueError(NOT_TEXT)),
    StorableText(max),
  );
}

/** Decorator for a query parameter that is the id of a resource. A number that cannot be an id is accepted and matches nothing. */
export function QueryId(description: string): PropertyDecorator {
  return Kind({ description, convert: readId, required: false, schema: ID_SCHEMA });
}

/** Decorator for a query parameter with one or several ids. The parameter can be repeated, and a resource matches if it has any of the ids. */
export function QueryIds(description: string): PropertyDecorator {
  return Kind({ description, ...listOf(readId, ID_SCHEMA), required: false });
}

/**
 * Decorator for a query parameter with one or several strings. The parameter can be repeated, and a resource matches if it has any of the strings.
 */
export function QueryTexts(description: string, { max = 255 } = {}): PropertyDecorator {
  const schema = { type: 'string', minLength: 1, maxLength: max };
  return Kind({ description, ...listOf((raw) => readText(raw, max), schema), required: false });
}

/** Decorator for a query parameter that is a date `YYYY-MM-DD`, a bound of an inclusive range. */
export function QueryDate(description: string, { notBelow }: UpperBound = {}): PropertyDecorator {
  const read = (raw: unknown) => calendarDateError(raw) ?? (raw as string);
  return Kind(
    { description, required: false, schema: { type: 'string', format: 'date' } },
    Constraint('calendarDate', (value, input) => invertedRange(read, value, input, notBelow) ?? calendarDateError(value)),
  );
}

/** Decorator for a query parameter that is a timestamp, a bound of a range. {@link readQueryInstant} rounds it to milliseconds. */
export function QueryInstant(
  description: string,
  bound: 'atLeast' | 'atMost' | 'before',
  { notBelow }: UpperBound = {},
): PropertyDecorator {
  const rounding = bound === 'atMost' ? 'down' : 'up';
  return Kind({
    description,
    // Bounds are rounded down before they are compared. If the lower one were rounded up, equal bounds between two milliseconds would be rejected.
    convert: (raw, input) => invertedRange(readQueryInstant, raw, input, notBelow) ?? readQueryInstant(raw, rounding),
    required: false,
    schema: { type: 'string', format: 'date-time' },
  });
}

const ID_SCHEMA = { type: 'integer', format: 'int64', minimum: 1 };

function readId(raw: unknown): number | ValueError {
  return typeof raw === 'string' ? readLong(raw) : new ValueError('not_a_long', 'Send one integer in plain decimal digits.');
}

const NOT_TEXT = new ValueError('not_text', 'Send one text, not empty.');

function readText(raw: unknown, max: number): string | ValueError {
  return typeof raw === 'string' && raw !== '' ? (textError(raw, max) ?? raw) : NOT_TEXT;
}

function listOf(read: (raw: unknown) => unknown, items: object): Pick<InputProperty, 'convert' | 'schema' | 'isList'> {
  const readAll = (raw: unknown) => {
    const values = (Array.isArray(raw) ? raw : [raw]).map(read);
    if (values.length > MAX_LISTED) return new ValueError('too_many', `Send at most ${MAX_LISTED} values.`);
    return values.find((value) => value instanceof ValueError) ?? values;
  };
  return { convert: readAll, schema: { type: 'array', items, minItems: 1, maxItems: MAX_LISTED }, isList: true };
}

function invertedRange(
  read: (raw: unknown) => number | string | Date | ValueError,
  raw: unknown,
  input: Readonly<Record<string, unknown>>,
  lower: string | undefined,
): ValueError | null {
  const [from, to] = [read(lower === undefined ? undefined : input[lower]), read(raw)];
  const isInverted = !(from instanceof ValueError) && !(to instanceof ValueError) && from > to;
  return isInverted ? new ValueError('inverted_range', `Send a value that is not below ${lower}.`) : null;
}
