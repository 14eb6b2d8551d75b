import { ValueError } from './value-error';

const DECIMAL = /^(0|-?[1-9][0-9]*)$/;
const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

/**
 * Reads the `long` of a path: plain decimal digits within 64 bits. Numbers that no id can have (negative, or above 2^53 - 1,
 * where JSON numbers end) are read as 0, which is never given out, so that they are not found rather than refused, and
 * never rounded to a neighbour's id.
 */
export function readLong(raw: string): number | ValueError {
  const value = DECIMAL.test(raw) ? BigInt(raw) : null;
  if (value === null || value < MIN_LONG || value > MAX_LONG) {
    return new ValueError('not_a_long', 'Send a 64-bit integer in plain decimal digits, such as 42.');
  }
  return value < 0n || value > BigInt(Number.MAX_SAFE_INTEGER) ? 0 : Number(value);
}
