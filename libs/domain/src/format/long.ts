import { ValueError } from './value-error';

const DECIMAL = /^(0|-?[1-9][0-9]*)$/;
const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

/**
 * Reads a 64-bit integer in plain decimal digits, for example from a URL path. No id is negative or above 2^53 - 1, the largest exact JSON number.
 * Such numbers become 0, which is not an id either, so that the API answers that the resource does not exist. Converting them to the nearest
 * JavaScript number instead could yield the id of another resource.
 */
export function readLong(raw: string): number | ValueError {
  const value = DECIMAL.test(raw) ? BigInt(raw) : null;
  if (value === null || value < MIN_LONG || value > MAX_LONG) {
    return new ValueError('not_a_long', 'Send a 64-bit integer in plain decimal digits, such as 42.');
  }
  return value < 0n || value > BigInt(Number.MAX_SAFE_INTEGER) ? 0 : Number(value);
}
