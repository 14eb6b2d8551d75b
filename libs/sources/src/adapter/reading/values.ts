import { findUnit, valueWithUnits } from '@rpm/domain';
import { readDecimal, round } from './decimal';
import { type Place } from './place';
import { optionalWord } from './text';
import { Unreadable } from './unreadable';

/** The kinds of readings whose value instruments report in several units. */
export type KindWithUnits = 'bloodGlucose' | 'weight' | 'temperature';

type Values = Readonly<Record<string, unknown>>;

/** Returns the values without those that are undefined. */
export function definedValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Reads a value with the unit that a text of the message names. @throws Unreadable if there is no value, or a unit that the service does not know */
export function readWithUnit(kind: KindWithUnits, value: Place, unit: Place): Values {
  const name = unitNamed(kind, optionalWord(unit));
  if (name === null) throw new Unreadable('unit_unknown', unit.path);
  return readIn(kind, value, name);
}

/** Reads a value in a unit that the vendor documents; the name is that of the API. @throws Unreadable if there is no value */
export function readIn(kind: KindWithUnits, value: Place, unit: string): Values {
  return valueIn(kind, readDecimal(value), unit);
}

/** Returns the unit of the API that a text such as `mmol/L` means; null if it means none. */
export function unitNamed(kind: KindWithUnits, text: string | undefined): string | null {
  const value = valueWithUnits(kind);
  return text === undefined || !value ? null : (findUnit(value, text)?.name ?? null);
}

/** Returns a value with its unit. The service stores glucose in whole mg/dL, and all other values with their decimals. */
export function valueIn(kind: KindWithUnits, number: number, unit: string): Values {
  const property = { bloodGlucose: 'glucose', weight: 'weight', temperature: 'temperature' }[kind];
  return { [property]: unit === 'mgdl' ? round(number, 0) : number, [`${property}Unit`]: unit };
}
