import { readingKind, type ReadingKindName, type ReadingValue } from '@rpm/domain';
import { numberOf, optionalDecimal, round } from '../adapter/reading/decimal';
import { type Place } from '../adapter/reading/place';
import { optionalFlag, optionalWord } from '../adapter/reading/text';
import { Unreadable } from '../adapter/reading/unreadable';
import { type KindWithUnits, unitNamed } from '../adapter/reading/values';
import { type MappingScope } from './mapping-condition';
import { follow } from './mapping-path';
import { type MappingValue } from './mapping-schema';

/** A value of a reading beside those in the table of its kind. */
const IRREGULAR_HEARTBEAT: ReadingValue = { description: '', type: 'flag' };

/** The properties whose unit a mapping must state, with the kinds of their readings. */
export const UNIT_VALUES: Readonly<Record<string, KindWithUnits>> = {
  glucose: 'bloodGlucose',
  weight: 'weight',
  temperature: 'temperature',
};

/** Describes a value that a kind of reading has; undefined if the kind has no such value. */
export function valueOfKind(kind: ReadingKindName, name: string): ReadingValue | undefined {
  const { values } = readingKind(kind);
  if (Object.hasOwn(values, name)) return values[name];
  return kind === 'bloodPressure' && name === 'irregularHeartbeat' ? IRREGULAR_HEARTBEAT : undefined;
}

/** Reads a value of a reading, with its unit, and whether it is out of the range of the instrument. @throws Unreadable if it is required and not there */
export function readValue(kind: ReadingKindName, name: string, rule: MappingValue, scope: MappingScope): Record<string, unknown> {
  const type = valueOfKind(kind, name)?.type;
  if (rule.const !== undefined) return { [name]: rule.const, ...unitOf(name, rule, scope) };
  if (!rule.path) return {};
  scope.budget.takeSteps(1 + rule.path.steps.length);
  const place = follow(rule.path, scope);
  if (place.isMissing) {
    if (rule.optional === true) return {};
    throw place.unreadable();
  }
  const limit = limitOf(rule, place);
  if (limit) return { [name]: limit.value, ...unitOf(name, rule, scope), outOfRange: limit.direction };
  const value = lookedUp(rule, place);
  if (value !== undefined) return { [name]: value, ...unitOf(name, rule, scope) };
  if (type === 'flag') return { [name]: optionalFlag(place) };
  if (type === 'choice') return { [name]: wordAt(place) };
  const unit = unitOf(name, rule, scope);
  return { [name]: numberIn(rule, place, type === 'integer' && unit[`${name}Unit`] !== 'mmoll'), ...unit };
}

/** Reads a number that is no value of a reading, such as the percentage of a battery; undefined if it is optional and not there. */
export function readNumber(rule: MappingValue, scope: MappingScope): number | undefined {
  if (typeof rule.const === 'number') return rule.const;
  if (!rule.path) return undefined;
  scope.budget.takeSteps(1 + rule.path.steps.length);
  const place = follow(rule.path, scope);
  if (place.isMissing && rule.optional === true) return undefined;
  const value = lookedUp(rule, place);
  return typeof value === 'number' ? value : numberIn(rule, place, false);
}

function limitOf({ outOfRange }: MappingValue, place: Place): { value: number; direction: 'below' | 'above' } | null {
  for (const direction of ['below', 'above'] as const) {
    const sentinels = outOfRange?.[direction];
    const written = typeof place.value === 'string' ? place.value.trim() : place.value;
    if (sentinels?.values.some((value) => value === written)) return { value: sentinels.limit, direction };
  }
  return null;
}

/** Returns the meaning of a value by the table of a rule; undefined if the rule has no table. @throws Unreadable if the table does not contain the value */
function lookedUp({ lookup }: MappingValue, place: Place): string | number | boolean | undefined {
  if (!lookup) return undefined;
  const { value } = place;
  const key =
    typeof value === 'string' ? value.trim() : typeof value === 'object' || typeof value === 'symbol' ? '' : String(value);
  if (!Object.hasOwn(lookup, key)) throw new Unreadable('malformed', place.path);
  return lookup[key];
}

function numberIn({ number, scale, round: decimals }: MappingValue, place: Place, isWhole: boolean): number {
  const read = withNotation(number, place) ?? optionalDecimal(place);
  if (read === undefined) throw place.unreadable();
  const scaled = scale === undefined ? read : round(read * scale, 9);
  return decimals !== undefined ? round(scaled, decimals) : isWhole ? round(scaled, 0) : scaled;
}

/** Returns a number whose notation the rule states; undefined if it states none. */
function withNotation(notation: MappingValue['number'], place: Place): number | undefined {
  if (notation === undefined || typeof place.value !== 'string') return undefined;
  const text = place.value.trim();
  const number =
    notation === 'point' ? (text.includes(',') ? null : numberOf(text)) : numberOf(text.replaceAll('.', '').replace(',', '.'));
  if (number === null) throw place.unreadable();
  return number;
}

function wordAt(place: Place): string {
  const word = optionalWord(place);
  if (word === undefined) throw place.unreadable();
  return word;
}

/** Returns the unit of a value, where the service accepts several. @throws Unreadable if the message names no unit that the service knows */
function unitOf(name: string, { unit }: MappingValue, scope: MappingScope): Record<string, string> {
  const kind = Object.hasOwn(UNIT_VALUES, name) ? UNIT_VALUES[name] : undefined;
  if (kind === undefined || unit === undefined) return {};
  if (typeof unit === 'string') return { [`${name}Unit`]: unit };
  scope.budget.takeSteps(1 + unit.path.steps.length);
  const place = follow(unit.path, scope);
  const text = optionalWord(place);
  const { table } = unit;
  const named = table ? (text !== undefined && Object.hasOwn(table, text) ? (table[text] ?? null) : null) : unitNamed(kind, text);
  if (named === null) throw new Unreadable('unit_unknown', place.path);
  return { [`${name}Unit`]: named };
}
