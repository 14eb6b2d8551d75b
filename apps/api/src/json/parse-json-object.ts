import { InvalidInput, Problem } from '@rpm/domain';
import { isUtf8 } from 'node:buffer';
import { assertShallow } from './assert-shallow';
import { faultsOfJson } from './faults-of-json';

const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Parses a body strictly: what JSON leaves to the reader (repeated members, depth, halves of characters) is refused, with its
 * place, rather than resolved in silence.
 */
export function parseJsonObject(bytes: Buffer): object {
  assertShallow(bytes);
  // Read byte by byte when it is not UTF-8: the structure is ASCII all the same, and shows where the bad text is.
  const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replace(BYTE_ORDER_MARK, '');
  const faults = faultsOfJson(text, isUtf8(bytes));
  if (faults.length > 0) throw new InvalidInput(faults);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidInput([{ pointer: '', code: 'not_an_object', detail: 'Send one JSON object.' }]);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed_json', 'The body is not JSON.');
  }
}
