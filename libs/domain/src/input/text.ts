import { Constraint } from './constraint';
import { ValueError } from './value-error';

export const NOT_TEXT = new ValueError('not_text', 'Send text.');

/** What prevents a text from being stored: PostgreSQL has no NUL, and UTF-8 has no half of a surrogate pair. */
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

/** Text that PostgreSQL can store. Unlike `MaxLength` of class-validator, this counts characters, not UTF-16 units. */
export function StorableText(maxCharacters: number): PropertyDecorator {
  return Constraint('storableText', (value) => (typeof value === 'string' ? textError(value, maxCharacters) : null));
}

/** Counts characters only where the number of UTF-16 units, of which a character has one or two, does not decide. */
function isLonger(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || Array.from(text).length > characters;
}
