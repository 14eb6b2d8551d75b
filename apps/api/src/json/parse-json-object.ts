import { TimeSlice } from '@rpm/database';
import { type JsonSize, InvalidInput } from '@rpm/domain';
import { isUtf8 } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import { JsonReader } from './json-reader';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
/** Number of parsing steps (tokens, or parts of long ones) between two checks whether the event loop must run. */
const TOKENS = 64;
/** Number of bytes that are decoded at once. Decoding 8 MiB of non-ASCII characters at once would block the event loop for 50 ms. */
const PIECE = 256 * 1024;

/**
 * Parses a JSON body strictly: repeated properties, deep nesting and unpaired surrogates, which the JSON standard permits, are rejected with their
 * position. The event loop serves other requests in the meantime. @param largest limits for the numbers of values and properties
 */
export async function parseJsonObject(bytes: Buffer, largest: JsonSize): Promise<object> {
  const slice = new TimeSlice();
  const isText = isUtf8(bytes);
  const content = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
  // Invalid UTF-8 is decoded as Latin-1 and parsed all the same, so that the error can name the position of the invalid text.
  const reader = new JsonReader(await decode(content, isText ? 'utf8' : 'latin1', slice), isText, largest);
  while (!reader.isDone) {
    reader.read(TOKENS);
    if (slice.isOver) await slice.next();
  }
  if (reader.errors.length > 0) throw new InvalidInput(reader.errors);
  const { value } = reader;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidInput([{ pointer: '', code: 'not_an_object', detail: 'Send one JSON object.' }]);
  }
  return value;
}

async function decode(bytes: Buffer, encoding: 'utf8' | 'latin1', slice: TimeSlice): Promise<string> {
  if (bytes.length <= PIECE) return bytes.toString(encoding);
  const decoder = new StringDecoder(encoding);
  let text = '';
  for (let begin = 0; begin < bytes.length; begin += PIECE) {
    text += decoder.write(bytes.subarray(begin, begin + PIECE));
    if (slice.isOver) await slice.next();
  }
  return text;
}
