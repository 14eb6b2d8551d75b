import { ValueError } from './value-error';

/** Checks that PostgreSQL can store a string: PostgreSQL rejects the NUL character, and half of a surrogate pair has no UTF-8 encoding. */
export function unstorableTextError(text: string): ValueError | null {
  if (text.includes('\0')) return new ValueError('nul_character', 'Remove the NUL character (U+0000).');
  if (!text.isWellFormed()) return new ValueError('unpaired_surrogate', 'Send whole characters, not half a pair.');
  return null;
}

export function textError(text: string, maxCharacters: number): ValueError | null {
  return isLonger(text, maxCharacters)
    ? new ValueError('too_long', `Send at most ${maxCharacters} characters.`)
    : unstorableTextError(text);
}

/**
 * Returns whether a string has more than the given number of characters. A character has one or two UTF-16 code units, so characters are counted only
 * if the number of code units leaves the question open.
 */
function isLonger(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || Array.from(text).length > characters;
}
