import { type VendorMessage } from '../adapter/adapter';
import { type MessagePart, type ReadingPart } from '../adapter/message-part';
import { Place } from '../adapter/reading/place';
import { attempt, readJsonMessage } from '../adapter/reading/read-message';
import { BudgetExceeded, MappingBudget } from './mapping-budget';
import { holds } from './mapping-condition';
import { follow, type MappingPath } from './mapping-path';
import { readByRule } from './mapping-rule';
import { type Mapping, type MappingRule } from './mapping-schema';

/** An entry of a message, with the rule that has read it; null if no rule did. */
export interface MappedEntry {
  place: Place;
  rule: MappingRule | null;
  parts: MessagePart[];
}

/** Reads a message by a mapping. An entry that no rule matches is `no_mapping`. */
export function readMapping(mapping: Mapping, message: VendorMessage, budget = new MappingBudget()): MessagePart[] {
  return readJsonMessage(message, (root) => {
    const entries = mapEntries(mapping, root, budget);
    if (!entries) return [{ type: 'unplaced', pointer: '', code: 'mapping_failed' }];
    const parts = entries.flatMap(({ place, rule, parts }) => (rule ? parts : [noMapping(place)]));
    return entries.length > 0 ? parts : [noMapping(root)];
  });
}

function noMapping(place: Place): MessagePart {
  return { type: 'unplaced', pointer: place.pointer, code: 'no_mapping' };
}

/** Applies the rules to all entries of a message; null if the message needs more steps or parts than a mapping may have. */
export function mapEntries(mapping: Mapping, root: Place, budget: MappingBudget): MappedEntry[] | null {
  try {
    const lists = new Map<string, { path: MappingPath | undefined; rules: MappingRule[] }>();
    for (const rule of mapping.rules) {
      const path = rule.each ?? mapping.each;
      const key = JSON.stringify(path?.steps ?? null);
      const list = lists.get(key) ?? { path, rules: [] };
      lists.set(key, { ...list, rules: [...list.rules, rule] });
    }
    const entries = [...lists.values()].flatMap(({ path, rules }) =>
      entriesAt(path, root).map((place) => mapEntry(rules, root, place, budget)),
    );
    return joinEntries(entries, root, budget);
  } catch (error) {
    if (error instanceof BudgetExceeded) return null;
    throw error;
  }
}

/** Returns the entries at a path: those of a list, or the object itself. Without a path, the message is the list or the object. */
function entriesAt(path: MappingPath | undefined, root: Place): Place[] {
  const place = path ? follow(path, { root, entry: root }) : root;
  if (Array.isArray(place.value)) return place.entries().map((entry) => entry.asPart());
  return place.isMissing ? [] : [place.asPart()];
}

function mapEntry(rules: readonly MappingRule[], root: Place, entry: Place, budget: MappingBudget): MappedEntry {
  budget.takePart();
  const scope = { root, entry, budget };
  const found = attempt(entry, {}, () => rules.find((rule) => !rule.when || holds(rule.when, scope)) ?? null);
  // A condition about a repeated property neither holds nor fails, so that no later rule and no adapter may read the entry either.
  if (Array.isArray(found)) return { place: entry, rule: rules[0] ?? null, parts: found };
  return { place: entry, rule: found, parts: found ? readByRule(found, scope) : [] };
}

/** Adds the values of entries whose rules join to the first reading with the same keys, if that has no such values yet. */
function joinEntries(entries: MappedEntry[], root: Place, budget: MappingBudget): MappedEntry[] {
  const targets = new Map<string, ReadingPart>();
  const keyOf = (join: Join, entry: Place): string | null => {
    budget.takeSteps(join.by.length);
    const values = attempt(entry, {}, () => ({ texts: join.by.map((path) => textOf(follow(path, { root, entry }))) }));
    // An entry whose keys are repeated is joined with nothing.
    return 'texts' in values ? JSON.stringify([join.to, values.texts]) : null;
  };
  const joins = new Set(entries.flatMap(({ rule }) => rule?.join ?? []));
  for (const join of joins) {
    for (const { rule, place, parts } of entries) {
      const [part] = parts;
      if (rule?.name !== join.to || part?.type !== 'reading') continue;
      const key = keyOf(join, place);
      if (key !== null && !targets.has(key)) targets.set(key, part);
    }
  }
  return entries.map((entry) => {
    const [part] = entry.parts;
    if (!entry.rule?.join || part?.type !== 'reading') return entry;
    const target = targets.get(keyOf(entry.rule.join, entry.place) ?? '');
    if (!target || isOfOtherProvider(part, target) || Object.keys(part.values).some((name) => name in target.values))
      return entry;
    target.values = { ...target.values, ...part.values };
    return { ...entry, parts: [] };
  });
}

const isOfOtherProvider = ({ provider }: ReadingPart, target: ReadingPart) =>
  provider !== undefined && target.provider !== undefined && provider !== target.provider;

type Join = NonNullable<MappingRule['join']>;

const textOf = ({ value }: Place) => (typeof value === 'bigint' ? `${value}n` : typeof value === 'object' ? null : value);
