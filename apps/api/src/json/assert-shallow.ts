import { Problem } from '@rpm/domain';

const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Looks at the bytes only: a parser that recurses would already have overflowed its stack. */
export function assertShallow(bytes: Buffer): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENING.includes(byte) && ++depth > MAX_DEPTH) {
      throw new Problem('malformed_json', `The body is nested more than ${MAX_DEPTH} levels deep at byte ${at}.`);
    } else if (CLOSING.includes(byte)) depth--;
  }
}
