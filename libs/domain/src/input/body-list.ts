import { ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { readInstant } from '../format/instant';
import { textError } from '../format/text';
import { ValueError } from '../format/value-error';
import { EachEntry, NoRepetition, withValueError } from './constraint';
import { type InputClass, type InputProperty, isJsonObject } from './input-property';
import { damagedIdentifierError } from './damaged-identifier';
import { type Identifies } from './identifier';
import { Kind } from './kind';
import { type PresenceOptions } from './presence';
import { EMPTY_TEXT, NOT_AN_OBJECT, NOT_TEXT, notAChoice } from './value-errors';

/** Decorator for a list of strings from `choices`, each at most once. A required list needs at least one entry. */
export function ChoiceList(
  description: string,
  choices: readonly string[],
  { required = false }: PresenceOptions = {},
): PropertyDecorator {
  const max = choices.length;
  const error = notAChoice(choices);
  const items = { type: 'string', enum: choices };
  const schema = { type: 'array', items, uniqueItems: true, maxItems: max, ...(required && { minItems: 1 }) };
  return Kind(
    { description, required, schema },
    ...list({ max, filled: required }),
    EachEntry((entry) => (choices.includes(entry as string) ? null : error)),
    NoRepetition(),
  );
}

/** Decorator for a list of non-empty strings, each at most once. A required list needs at least one entry. */
export function TextList(
  description: string,
  { max, maxLength = 255, required = false, identifies }: TextListOptions,
): PropertyDecorator {
  const entryError = (entry: unknown) => {
    if (typeof entry !== 'string') return NOT_TEXT;
    if (entry === '') return EMPTY_TEXT;
    return textError(entry, maxLength) ?? (identifies === 'other' ? damagedIdentifierError(entry) : null);
  };
  const items = { type: 'string', minLength: 1, maxLength };
  const schema = { type: 'array', items, uniqueItems: true, maxItems: max, ...(required && { minItems: 1 }) };
  const property = { description, required, schema, ...(identifies === 'resource' && { isIdentifier: true }) };
  return Kind(property, ...list({ max, filled: required }), EachEntry(entryError), NoRepetition());
}

interface TextListOptions extends PresenceOptions {
  max: number;
  maxLength?: number;
  /** The kind of thing that each entry identifies, if the entries are identifiers; see {@link Identifies}. */
  identifies?: Identifies;
}

/** Decorator for a list of RFC 3339 timestamps with a time zone. {@link readInstant} rounds them to milliseconds. */
export function InstantList(description: string, { max }: { max: number }): PropertyDecorator {
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

/** Decorator for a list of objects. A merge-patch replaces the whole list. A required list needs at least one entry. */
export function NestedList(
  description: string,
  type: () => InputClass,
  { max, required = false, clearable, referencedView }: { max: number } & PresenceOptions & Pick<InputProperty, 'referencedView'>,
): PropertyDecorator {
  return Kind(
    { description, required, clearable, schema: type, referencedView, isList: true, max },
    ...list({ max, filled: required }),
    EachEntry((entry) => (isJsonObject(entry) ? null : NOT_AN_OBJECT)),
  );
}

/** Decorator for a list whose entries are validated later, one at a time, because each entry is accepted or rejected separately. */
export function RawList(description: string, { max }: { max: number }): PropertyDecorator {
  const schema = { type: 'array', minItems: 1, maxItems: max };
  return Kind({ description, required: true, schema }, ...list({ max, filled: true }));
}

const NOT_A_LIST = new ValueError('not_a_list', 'Send a JSON array.');
const EMPTY_LIST = new ValueError('empty', 'Send at least one entry.');

function list({ max, filled = false }: { max: number; filled?: boolean }): PropertyDecorator[] {
  const tooMany = new ValueError('too_many', `Send at most ${max} entries.`);
  return [
    IsArray(withValueError(NOT_A_LIST)),
    ...(filled ? [ArrayNotEmpty(withValueError(EMPTY_LIST))] : []),
    ArrayMaxSize(max, withValueError(tooMany)),
  ];
}
