import { type Adapter, type VendorMessage } from '../adapter/adapter';
import { type MessagePart } from '../adapter/message-part';
import { isJsonRecord, type JsonValue, REPEATED } from '../adapter/reading/json-value';
import { type Place } from '../adapter/reading/place';
import { readJsonMessage } from '../adapter/reading/read-message';
import { MappingBudget } from './mapping-budget';
import { type MappedEntry, mapEntries, readMapping } from './read-mapping';
import { type Mapping } from './mapping-schema';

/**
 * Reads a message by a mapping, an adapter, or both. With both, the mapping comes first: the adapter reads what no rule matches, as if the other entries were empty.
 * @param budget counts the steps of the mapping @throws Error if there is neither
 */
export function readWithMapping(
  adapter: Adapter | null,
  mapping: Mapping | null,
  message: VendorMessage,
  budget = new MappingBudget(),
): MessagePart[] {
  if (mapping === null) {
    if (adapter === null) throw new Error('A message needs an adapter or a mapping.');
    return adapter.read(message);
  }
  return adapter === null ? readMapping(mapping, message, budget) : overlay(adapter, mapping, message, budget);
}

function overlay(adapter: Adapter, mapping: Mapping, message: VendorMessage, budget: MappingBudget): MessagePart[] {
  const mapped: { matched: MappedEntry[]; rest: Buffer | null } = { matched: [], rest: message.body };
  const parts = readJsonMessage(message, (root) => {
    const entries = mapEntries(mapping, root, budget);
    if (!entries) return [{ type: 'unplaced', pointer: '', code: 'mapping_failed' }];
    mapped.matched = entries.filter(({ rule }) => rule !== null);
    mapped.rest = withoutEntries(root, mapped.matched);
    return mapped.matched.flatMap((entry) => entry.parts);
  });
  const { matched, rest } = mapped;
  const hasFailed = parts.some((part) => part.type === 'unplaced' && part.code === 'mapping_failed');
  if (hasFailed || (matched.length > 0 && rest === null)) return parts;
  if (matched.length === 0 || rest === null) return adapter.read(message);
  const pointers = new Set(matched.map(({ place }) => place.pointer));
  const others = adapter.read({ ...message, body: rest }).filter(({ pointer }) => !isWithin(pointer, pointers));
  return [...matched.flatMap((entry) => entry.parts), ...others].sort((one, other) =>
    comparePointers(one.pointer, other.pointer),
  );
}

/** Returns whether a pointer is one of a set, or leads to something below one. */
function isWithin(pointer: string, pointers: ReadonlySet<string>): boolean {
  const steps = pointer.split('/');
  return steps.some((_step, index) => pointers.has(steps.slice(0, index + 1).join('/')) && index > 0);
}

function comparePointers(one: string, other: string): number {
  const [ones, others] = [one.split('/'), other.split('/')];
  for (let index = 0; index < Math.min(ones.length, others.length); index++) {
    const [first = '', second = ''] = [ones[index], others[index]];
    if (first === second) continue;
    return /^\d+$/.test(first) && /^\d+$/.test(second) ? Number(first) - Number(second) : first < second ? -1 : 1;
  }
  return ones.length - others.length;
}

/** Returns the JSON of a message in which entries are null; null if nothing else is left of the message. */
function withoutEntries(root: Place, matched: readonly MappedEntry[]): Buffer | null {
  const values = new Set(matched.map(({ place }) => place.value));
  if (root.value === undefined || matched.some(({ place }) => place.pointer === '')) return null;
  if (Array.isArray(root.value) && root.value.length === matched.length) return null;
  const removed = new Set([...values].filter((value) => typeof value === 'object' && value !== null));
  return Buffer.from(jsonText(root.value, removed));
}

/** Writes a value as JSON, with all digits of its whole numbers, and with repeated properties twice. */
function jsonText(value: JsonValue, removed: ReadonlySet<unknown>): string {
  if (removed.has(value)) return 'null';
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item, removed)).join(',')}]`;
  if (!isJsonRecord(value)) return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  const properties = Object.entries(value).flatMap(([name, item]) => {
    const property = JSON.stringify(name);
    return item === REPEATED ? [`${property}:null`, `${property}:null`] : [`${property}:${jsonText(item, removed)}`];
  });
  return `{${properties.join(',')}}`;
}
