import { type Place } from './place';
import { Unreadable } from './unreadable';

/** A number of JSON as a text. */
const DECIMAL = /^[+-]?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,3})?$/;
/** A number with a decimal comma. Three digits after the comma are refused, because they could be thousands. */
const DECIMAL_COMMA = /^[+-]?\d{1,30},(?!\d{3}$)\d{1,30}$/;
/** Texts that meters show in place of a value that is out of their range. Without the limit of the range, they are no value. */
const OUT_OF_RANGE = /^(hi|high|lo|low)$/i;

/** Reads a number, which may be written as a text such as "98.0" or "98,0". @throws Unreadable if there is none */
export function readDecimal(place: Place): number {
  const number = optionalDecimal(place);
  if (number === undefined) throw place.unreadable();
  return number;
}

/** Reads a number like {@link readDecimal}; undefined if nothing is there. @throws Unreadable if something else is there */
export function optionalDecimal(place: Place): number | undefined {
  if (place.isMissing) return undefined;
  const number = numberOf(place.value);
  if (number !== null) return number;
  if (typeof place.value === 'string' && OUT_OF_RANGE.test(place.value.trim()))
    throw new Unreadable('limits_unknown', place.path);
  throw place.unreadable();
}

/** Returns a number of JSON, or the number that a text contains; null if it is neither. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (DECIMAL.test(text)) return finite(Number(text));
  return DECIMAL_COMMA.test(text) ? finite(Number(text.replace(',', '.'))) : null;
}

/** Returns the number, with a plain zero for a negative one; null if it is not finite. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

/**
 * Reads a number for a value that the service stores without decimals, and rounds it. @throws Unreadable if there is none
 */
export function readWhole(place: Place): number {
  return round(readDecimal(place), 0);
}

/** Reads a number like {@link readWhole}; undefined if nothing is there. */
export function optionalWhole(place: Place): number | undefined {
  const number = optionalDecimal(place);
  return number === undefined ? undefined : round(number, 0);
}

/** Rounds a number to decimals. Binary noise of a conversion, such as 61.400000000000006, does not decide. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * factor).toPrecision(14)))) / factor + 0;
}
