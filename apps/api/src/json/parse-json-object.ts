import { TimeSlice } from '@rpm/data-access';
import { type Extent, InvalidInput } from '@rpm/domain';
import { isUtf8 } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import { JsonReader } from './json-reader';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
/** Tokens, or pieces of long ones, between two looks at the clock. */
const TOKENS = 64;
/** Bytes that are decoded at a time. Decoding 8 MiB of characters other than ASCII takes 50 ms. */
const PIECE = 256 * 1024;

/**
 * Parses a body strictly: what JSON leaves to the reader (repeated members, depth, halves of characters) is refused, with its
 * place, rather than resolved in silence. The event loop serves other requests meanwhile.
 * @param largest how much the body may hold
 */
export async function parseJsonObject(bytes: Buffer, largest: Extent): Promise<object> {
  const slice = new TimeSlice();
  const isText = isUtf8(bytes);
  const content = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
  // Read byte by byte when it is not UTF-8: the structure is ASCII all the same, and shows where the bad text is.
  const reader = new JsonReader(await decode(content, isText ? 'utf8' : 'latin1', slice), isText, largest);
  while (!reader.isDone) {
    reader.read(TOKENS);
    if (slice.isOver) await slice.next();
  }
  if (reader.faults.length > 0) throw new InvalidInput(reader.faults);
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
