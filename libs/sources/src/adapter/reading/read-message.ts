import { isUtf8 } from 'node:buffer';
import { type DeviceKey, type IgnoredPart, type MessagePart, type UnplacedPart } from '../message-part';
import { type VendorMessage } from '../adapter';
import { MalformedJson, parseJson } from './parse-json';
import { MAX_ENTRIES, Place } from './place';
import { type JsonValue } from './json-value';
import { Unreadable } from './unreadable';
import { type IgnoreCode, type ReadingKindName } from '@rpm/domain';

/** Maximum number of parts of a message. An entry can have several, so a message within the limit of entries can still have more, and is then malformed. */
const MAX_PARTS = MAX_ENTRIES;
/** Media types whose parameter says that the text is not in UTF-8, although JSON always is. */
const LATIN_1 = /charset\s*=\s*"?(iso-8859-1|latin1|windows-1252)\b/i;
const BYTE_ORDER_MARK = '\uFEFF';

/** Properties of a part that are known before its values are read. They are stored with a part that cannot be placed. */
export interface PartContext {
  kind?: ReadingKindName;
  device?: DeviceKey | null;
  person?: string | null;
}

/**
 * Reads a message of JSON. A message that is no JSON is malformed. An empty body, an empty object and an empty list are what vendors send when they try out a URL.
 */
export function readJsonMessage(message: VendorMessage, read: (root: Place) => MessagePart[]): MessagePart[] {
  const json = jsonOf(message);
  if (json === undefined) return [{ type: 'unplaced', pointer: '', code: 'malformed' }];
  const root = Place.root(json);
  if (isEmpty(json)) return [ignored(root, 'subscription_check')];
  const parts = readPart(root, {}, () => read(root));
  if (parts.length > MAX_PARTS) return [{ type: 'unplaced', pointer: '', code: 'malformed' }];
  // A message whose lists are all empty says only that the vendor is there.
  return parts.length > 0 ? parts : [ignored(root, 'heartbeat')];
}

/** Returns the JSON of a message; null for an empty body, and undefined for a body that is no JSON. */
function jsonOf({ body, mediaType }: VendorMessage): JsonValue | undefined {
  const isText = isUtf8(body);
  if (!isText && !LATIN_1.test(mediaType ?? '')) return undefined;
  const text = body.toString(isText ? 'utf8' : 'latin1');
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  if (content.trim() === '') return null;
  try {
    return parseJson(content);
  } catch (error) {
    if (error instanceof MalformedJson) return undefined;
    throw error;
  }
}

function isEmpty(json: JsonValue): boolean {
  return typeof json === 'object' && (json === null || Object.keys(json).length === 0);
}

/** Returns the messages in a body that contains one, or a list of several. */
export function messagesIn(root: Place): Place[] {
  return Array.isArray(root.value) ? root.entries().map((place) => place.asPart()) : [root];
}

/** Reads a part of a message. If that is not possible, the part says why, and the other parts of the message are read all the same. */
export function readPart(place: Place, context: PartContext, read: () => MessagePart | MessagePart[]): MessagePart[] {
  return [attempt(place, context, read)].flat();
}

/** Reads something of a message; returns a part that says why if that is not possible. `read` may add to the context what it learns about the part. */
export function attempt<T>(place: Place, context: PartContext, read: () => T): T | [UnplacedPart] {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return [unplaced(place, error, context)];
    throw error;
  }
}

/** Returns a part that cannot be placed. */
export function unplaced(
  place: Place,
  { code, path }: Pick<Unreadable, 'code' | 'path'>,
  context: PartContext = {},
): UnplacedPart {
  return { type: 'unplaced', pointer: place.pointer, code, ...(path !== null && { path }), ...context };
}

export function ignored(place: Place, code: IgnoreCode): IgnoredPart {
  return { type: 'ignored', pointer: place.pointer, code };
}
