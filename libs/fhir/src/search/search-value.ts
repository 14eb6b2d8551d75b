import { ValueError } from '@rpm/domain';

/** A value of a token parameter: `code`, `system|code`, `|code` or `system|`. */
export interface TokenValue {
  /** The system; empty if the token has none (`|code`), and null if any system matches (`code`). */
  system: string | null;
  /** The code; null if every code of the system matches (`system|`). */
  code: string | null;
}

/** A value of a reference parameter: `17`, `Patient/17` or the URL of the resource on this server. */
export interface ReferenceValue {
  /** The type of the resource; null if the value names none. */
  type: string | null;
  id: string;
}

const ESCAPED = /\\([\\,|$])/g;

/** Splits at each separator that no backslash precedes. */
function splitAt(text: string, separator: ',' | '|'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^]/g)) {
    if (piece === separator) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}

/** Splits the text of a parameter into its values, one of which must match. They are still escaped. */
export const splitValues = (text: string) => splitAt(text, ',');

const unescape = (text: string) => text.replaceAll(ESCAPED, '$1');

/** Reads a value of a string parameter. */
export function readString(text: string): string | ValueError {
  return text === '' ? new ValueError('empty', 'Send a value.') : unescape(text);
}

/** Reads a value of a token parameter. */
export function readToken(text: string): TokenValue | ValueError {
  const parts = splitAt(text, '|').map(unescape);
  const [first = '', second] = parts;
  if (parts.length > 2 || (first === '' && (second ?? '') === '')) {
    return new ValueError('not_a_token', 'Send code, system|code, |code or system|.');
  }
  if (second === undefined) return { system: null, code: first };
  return { system: first, code: second === '' ? null : second };
}

/** Returns a function that reads a token of a parameter that has few codes, with or without their system. */
export function readCode(system: string, codes: readonly string[]): (text: string) => string | ValueError {
  return (text) => {
    const code = codes.find((one) => text === one || text === `${system}|${one}`);
    return code ?? new ValueError('not_a_choice', `Send one of: ${codes.join(', ')}.`);
  };
}

const ID = /^[A-Za-z0-9.-]{1,64}$/;
const NOT_AN_ID = new ValueError('not_an_id', 'Send an id: 1 to 64 letters, digits, hyphens and dots.');

/** Reads a value of the parameter `_id`. */
export const readId = (text: string): string | ValueError => (ID.test(text) ? text : NOT_AN_ID);

const REFERENCE = /^(?:([A-Z][A-Za-z]+)\/)?([A-Za-z0-9.-]{1,64})$/;

/**
 * Returns a function that reads a value of a reference parameter. A URL of another server is refused, because that server may use the same id for somebody else.
 * @param types the types of resources to which the parameter refers
 */
export function readReference(types: readonly string[]): (text: string, baseUrl: string | null) => ReferenceValue | ValueError {
  const detail = `Send an id, or ${types.map((type) => `${type}/id`).join(' or ')}.`;
  return (text, baseUrl) => {
    const reference = unescape(text);
    const own = `${baseUrl}/`;
    const [, type = null, id] = REFERENCE.exec(reference.startsWith(own) ? reference.slice(own.length) : reference) ?? [];
    if (id === undefined || (type !== null && !types.includes(type))) return new ValueError('not_a_reference', detail);
    return { type, id };
  };
}
