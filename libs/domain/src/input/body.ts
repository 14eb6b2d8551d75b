import { isEmail, ValidateNested } from 'class-validator';
import { calendarDateFault } from './calendar-date';
import { Fault } from './fault';
import { readInstant } from './instant';
import { Kind } from './kind';
import { type InputClass, type ReadMode, readMembers } from './members';
import { textFault } from './text';

interface Need {
  /** Whether a member must be given, and in a merge-patch cannot be cleared. */
  required?: boolean;
  /** False where a member that may be left out has a default, and so always has a value. */
  clearable?: boolean | undefined;
}

interface Length extends Need {
  max?: number;
  /** Whether it has at least one character, as text that is required has. */
  filled?: boolean;
}

/** Text, kept as it was sent; the length counts characters, not UTF-16 units. */
export function Text(
  description: string,
  { max = 255, required = false, filled = required, clearable }: Length = {},
): PropertyDecorator {
  return Kind({
    description,
    read: (raw) => (filled && raw === '' ? new Fault('empty', 'Send at least one character.') : readText(raw, max)),
    required,
    clearable,
    schema: { type: 'string', maxLength: max, ...(filled && { minLength: 1 }) },
  });
}

/** The shape of an address of electronic mail (RFC 5321: at most 254 characters). */
export function Email(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  const fault = new Fault('not_an_email', 'Send an e-mail address, such as name@example.org.');
  const read = (raw: unknown) => {
    const text = readText(raw, 254);
    return text instanceof Fault || isEmail(text) ? text : fault;
  };
  return Kind({ description, read, required, clearable, schema: { type: 'string', format: 'email', maxLength: 254 } });
}

export function Flag(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  const fault = new Fault('not_a_boolean', 'Send true or false.');
  return Kind({
    description,
    read: (raw) => (typeof raw === 'boolean' ? raw : fault),
    required,
    clearable,
    schema: { type: 'boolean' },
  });
}

/** One of a few words. */
export function Choice(
  description: string,
  choices: readonly string[],
  { required = false, clearable }: Need = {},
): PropertyDecorator {
  return Kind({
    description,
    read: (raw) => readChoice(raw, choices),
    required,
    clearable,
    schema: { type: 'string', enum: choices },
  });
}

/** Several of a few words, each at most once. */
export function Choices(description: string, choices: readonly string[]): PropertyDecorator {
  const repeated = new Fault('repeated', 'Send each entry once.');
  const read = (raw: unknown) => {
    const list = readList(raw, choices.length, (entry) => readChoice(entry, choices));
    return Array.isArray(list) && new Set(list).size < list.length ? repeated : list;
  };
  const items = { type: 'string', enum: choices };
  return Kind({
    description,
    read,
    required: false,
    schema: { type: 'array', items, uniqueItems: true, maxItems: choices.length },
  });
}

interface Range extends Need {
  min: number;
  max: number;
  /** For the message. */
  unit?: string;
}

export function Integer(description: string, { min, max, unit, required = false, clearable }: Range): PropertyDecorator {
  const isInRange = (raw: unknown) => Number.isSafeInteger(raw) && Number(raw) >= min && Number(raw) <= max;
  const fault = new Fault('not_in_range', `Send an integer from ${min} to ${max}${unit ? ` ${unit}` : ''}.`);
  const schema = { type: 'integer', minimum: min, maximum: max };
  return Kind({ description, read: (raw) => (isInRange(raw) ? raw : fault), required, clearable, schema });
}

export function Decimal(description: string, { min, max, unit, required = false, clearable }: Range): PropertyDecorator {
  const isInRange = (raw: unknown) => typeof raw === 'number' && raw >= min && raw <= max;
  const fault = new Fault('not_in_range', `Send a number from ${min} to ${max}${unit ? ` ${unit}` : ''}.`);
  const schema = { type: 'number', minimum: min, maximum: max };
  // There is no minus zero to be measured, and PostgreSQL would show it.
  return Kind({ description, read: (raw) => (isInRange(raw) ? Number(raw) + 0 : fault), required, clearable, schema });
}

/** An identifier of another resource of the same organization, as a plain number. */
export function Id(description: string, need: Need = {}): PropertyDecorator {
  return Integer(description, { min: 1, max: Number.MAX_SAFE_INTEGER, ...need });
}

/** An identifier in a body that the service manages itself: its type is checked, its value ignored. */
export function IgnoredId(): PropertyDecorator {
  return Kind({
    description: 'Accepted and ignored: the service assigns identifiers.',
    read: (raw) => (Number.isSafeInteger(raw) ? undefined : new Fault('not_an_integer', 'Send an integer, or leave it out.')),
    required: false,
    schema: { type: 'integer', format: 'int64', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  });
}

/** A day, `YYYY-MM-DD`; real days only. */
export function CalendarDate(description: string, { required = false, clearable }: Need = {}): PropertyDecorator {
  return Kind({
    description,
    read: (raw) => calendarDateFault(raw) ?? raw,
    required,
    clearable,
    schema: { type: 'string', format: 'date' },
  });
}

/** An RFC 3339 instant with a zone; a finer fraction than a millisecond is rounded as {@link readInstant} says. */
export function Instant(description: string, { rounding, ...need }: { rounding?: 'down' | 'up' } & Need = {}): PropertyDecorator {
  const { required = false, clearable } = need;
  return Kind({
    description,
    read: (raw) => readInstant(raw, rounding),
    required,
    clearable,
    schema: { type: 'string', format: 'date-time' },
  });
}

/** Texts, none of them empty, each at most once. A required list is not empty. */
export function Texts(
  description: string,
  { max, maxLength = 255, required = false }: { max: number; maxLength?: number } & Need,
): PropertyDecorator {
  const [empty, repeated] = [new Fault('empty', 'Send at least one character.'), new Fault('repeated', 'Send each entry once.')];
  const read = (raw: unknown) => {
    if (required && isEmptyList(raw)) return EMPTY_LIST;
    const list = readList(raw, max, (entry) => (entry === '' ? empty : readText(entry, maxLength)));
    return Array.isArray(list) && new Set(list).size < list.length ? repeated : list;
  };
  const items = { type: 'string', minLength: 1, maxLength };
  return Kind({
    description,
    read,
    required,
    schema: { type: 'array', items, uniqueItems: true, maxItems: max, ...(required && { minItems: 1 }) },
  });
}

/** RFC 3339 instants with a zone, to the millisecond. */
export function Instants(description: string, { max }: { max: number }): PropertyDecorator {
  return Kind({
    description,
    read: (raw) => readList(raw, max, (entry) => readInstant(entry)),
    required: false,
    schema: { type: 'array', items: { type: 'string', format: 'date-time' }, maxItems: max },
  });
}

/** An object of its own members. Within a merge-patch it is one too (RFC 7396). */
export function Nested(
  description: string,
  type: () => InputClass,
  { required = false, clearable }: Need = {},
): PropertyDecorator {
  const read = (raw: unknown, _given: unknown, mode: ReadMode) => readObject(type(), raw, mode);
  return Kind({ description, read, required, clearable, schema: type }, ValidateNested());
}

/** A list of objects; a merge-patch replaces a list as a whole. A required list is not empty. */
export function NestedList(
  description: string,
  type: () => InputClass,
  { max, required = false, clearable }: { max: number } & Need,
): PropertyDecorator {
  const readEntries = (raw: unknown) => readList(raw, max, (entry) => readObject(type(), entry, 'whole'));
  const read = (raw: unknown) => (required && isEmptyList(raw) ? EMPTY_LIST : readEntries(raw));
  return Kind({ description, read, required, clearable, schema: type, isList: true, max }, ValidateNested());
}

/** A list whose entries are read one by one later, because each is accepted or refused for itself. */
export function RawList(description: string, { max }: { max: number }): PropertyDecorator {
  const read = (raw: unknown) => (isEmptyList(raw) ? EMPTY_LIST : readList(raw, max, (entry) => entry));
  return Kind({ description, read, required: true, schema: { type: 'array', minItems: 1, maxItems: max } });
}

const EMPTY_LIST = new Fault('empty', 'Send at least one entry.');
const isEmptyList = (raw: unknown) => Array.isArray(raw) && raw.length === 0;

function readText(raw: unknown, max: number): string | Fault {
  return typeof raw === 'string' ? (textFault(raw, max) ?? raw) : new Fault('not_text', 'Send text.');
}

function readChoice(raw: unknown, choices: readonly string[]): string | Fault {
  const isChoice = typeof raw === 'string' && choices.includes(raw);
  return isChoice ? raw : new Fault('not_a_choice', `Send one of: ${choices.join(', ')}.`);
}

function readObject(type: InputClass, raw: unknown, mode: ReadMode): object {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject ? readMembers(type, raw, mode) : new Fault('not_an_object', 'Send a JSON object.');
}

/** The first entry that cannot be read speaks for all; entries that are objects speak for themselves. */
function readList(raw: unknown, max: number, readEntry: (entry: unknown) => unknown): unknown[] | Fault {
  if (!Array.isArray(raw)) return new Fault('not_a_list', 'Send a JSON array.');
  if (raw.length > max) return new Fault('too_many', `Send at most ${max} entries.`);
  const entries = raw.map(readEntry);
  const at = entries.findIndex((entry) => entry instanceof Fault);
  return at < 0 ? entries : (entries[at] as Fault).in(at);
}
