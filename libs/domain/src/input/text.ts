import { Fault } from './fault';

/** What keeps a text from being stored: PostgreSQL has no NUL, and UTF-8 no half of a surrogate pair. */
export function unstorableFault(text: string): Fault | null {
  if (text.includes('\0')) return new Fault('nul_character', 'Remove the NUL character (U+0000).');
  if (!text.isWellFormed()) return new Fault('unpaired_surrogate', 'Send whole characters, not half a pair.');
  return null;
}

export function textFault(text: string, maxCharacters: number): Fault | null {
  // A text of n UTF-16 units has at most n characters: only a longer one needs counting.
  const tooLong = text.length > maxCharacters && Array.from(text).length > maxCharacters;
  return tooLong ? new Fault('too_long', `Send at most ${maxCharacters} characters.`) : unstorableFault(text);
}
