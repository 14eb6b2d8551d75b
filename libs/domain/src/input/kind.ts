import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { Fault } from './fault';
import { readInstant } from './instant';
import { declareMember, type InputClass, type Read, readMembers } from './members';
import { textFault } from './text';

/**
 * The kinds of input, each defined once. A kind reads the raw value, of a JSON body or of a query string, into what the
 * program works with, or says what is wrong with it. Absent and null are the same: not given.
 */
function Kind(read: Read, ...more: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    declareMember(target, String(property), read);
    ValidateBy({
      name: 'kind',
      validator: {
        validate: (value) => !(value instanceof Fault),
        defaultMessage: (args) => (args?.value instanceof Fault ? args.value.detail : ''),
      },
    })(target, property);
    IsOptional()(target, property);
    for (const decorate of more) decorate(target, property);
  };
}

/** Text, kept as it was sent; the length counts characters, not UTF-16 units. */
export function Text({ max = 255 } = {}): PropertyDecorator {
  return Kind((raw) => (typeof raw === 'string' ? (textFault(raw, max) ?? raw) : new Fault('not_text', 'Send text.')));
}

export function Flag(): PropertyDecorator {
  return Kind((raw) => (typeof raw === 'boolean' ? raw : new Fault('not_a_boolean', 'Send true or false.')));
}

/** An identifier in a body that the service manages itself: its type is checked, its value ignored. */
export function IgnoredId(): PropertyDecorator {
  return Kind((raw) =>
    Number.isSafeInteger(raw) ? undefined : new Fault('not_an_integer', 'Send an integer, or leave it out.'),
  );
}

export function Nested(type: () => InputClass): PropertyDecorator {
  return Kind((raw) => {
    const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    return isObject ? readMembers(type(), raw) : new Fault('not_an_object', 'Send a JSON object.');
  }, ValidateNested());
}

const PLAIN_INTEGER = /^(0|[1-9][0-9]{0,15})$/;

/** The upper bound of a range names the lower one; equal bounds are a legal, perhaps empty range. */
interface UpperBound {
  notBelow?: string;
}

/** An integer in a query string: plain decimal digits, given once. */
export function QueryInteger({ min, max, notBelow }: { min: number; max: number } & UpperBound): PropertyDecorator {
  const fault = new Fault('not_in_range', `Send one integer from ${min} to ${max} in plain decimal digits.`);
  const read = (raw: unknown): number | Fault => {
    const value = typeof raw === 'string' && PLAIN_INTEGER.test(raw) ? Number(raw) : NaN;
    return value >= min && value <= max ? value : fault;
  };
  return Kind((raw, given) => invertedRange(read, raw, given, notBelow) ?? read(raw));
}

export function QueryChoice(choices: readonly string[]): PropertyDecorator {
  const fault = new Fault('not_a_choice', `Send one of: ${choices.join(', ')}.`);
  return Kind((raw) => (typeof raw === 'string' && choices.includes(raw) ? raw : fault));
}

/** A bound of a range of instants; see {@link readInstant} for what becomes of fractions below a millisecond. */
export function QueryInstant(bound: 'atLeast' | 'atMost' | 'before', { notBelow }: UpperBound = {}): PropertyDecorator {
  const rounding = bound === 'atMost' ? 'down' : 'up';
  // Compared rounded the same way: of two equal bounds between milliseconds one goes up and one goes down.
  return Kind((raw, given) => invertedRange(readInstant, raw, given, notBelow) ?? readInstant(raw, rounding));
}

function invertedRange(
  read: (raw: unknown) => number | Date | Fault,
  raw: unknown,
  given: Parameters<Read>[1],
  lower: string | undefined,
): Fault | null {
  const [from, to] = [read(lower === undefined ? undefined : given[lower]), read(raw)];
  const isInverted = !(from instanceof Fault) && !(to instanceof Fault) && from > to;
  return isInverted ? new Fault('inverted_range', `Send a value that is not below ${lower}.`) : null;
}
