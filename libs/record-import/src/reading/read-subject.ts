import { damagedIdentifierError, textError, ValueError } from '@rpm/domain';

const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Validates a subject, which identifies a patient. A subject that may be corrupted is rejected, because two people must never be merged into one
 * patient.
 */
export function readSubject(raw: unknown): string | ValueError {
  // A number above 2^53 has lost digits, so it may equal the number of another patient.
  const text = Number.isSafeInteger(raw) ? String(raw) : raw;
  if (typeof text === 'number') return new ValueError('not_text', 'subject: send it as text.');
  if (typeof text !== 'string' || text === '') return new ValueError('missing', 'subject: missing.');
  if (text.includes('\uFFFD'))
    return new ValueError(
      'replacement_character',
      'subject: contains U+FFFD, with which a program replaced a letter. Correct it.',
    );
  const error = textError(text, 255) ?? damagedIdentifierError(text);
  if (error) return new ValueError(error.code, `subject: ${error.detail}`);
  return CONTROL_CHARACTER.test(text)
    ? new ValueError('control_character', 'subject: holds a line break or control character; a quote may not be closed.')
    : text;
}
