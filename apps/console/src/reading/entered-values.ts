import { displayOf, type ReadingKind, type UnitPreferences } from '@rpm/charting';
import { labelOf } from '../form/labels';
import { correctionFieldsOf, type ReadingRecord } from './reading-operations';
import { type Difference, textsOf, textOf, unitOf } from './reading-texts';

/** Request body that corrects a reading. */
type Body = Readonly<Record<string, unknown>>;

/**
 * Returns the properties of a correction for the numbers that a person has entered in the units of the organization. A value is sent with its unit if
 * the API accepts several units. A text that is not a number is sent unchanged, so that the service rejects it at its field.
 */
export function enteredNumbers(
  kind: ReadingKind,
  record: ReadingRecord,
  entered: Readonly<Record<string, string>>,
  units: UnitPreferences,
): Body {
  const names = correctionFieldsOf(kind).map(({ name }) => name);
  const body: Record<string, unknown> = {};
  for (const { property, unit } of kind.measures) {
    const text = entered[property]?.trim().replace(',', '.');
    if (text === undefined) continue;
    const unitName = nameOfEnteredUnit(unitOf(unit, record), units);
    body[property] = text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text);
    if (text !== '' && unitName !== undefined && names.includes(`${property}Unit`)) body[`${property}Unit`] = unitName;
  }
  return body;
}

/** Returns the API's name of the unit in which people enter a value; undefined if the value has only one unit. */
function nameOfEnteredUnit(unit: string, { glucoseUnit, weightUnit, temperatureUnit }: UnitPreferences): string | undefined {
  if (unit === 'mgdl') return glucoseUnit;
  if (unit === 'lbs') return weightUnit;
  return unit === 'fahrenheit' || unit === 'celsius' ? temperatureUnit : undefined;
}

/** Returns the differences between a reading and its correction. */
export function differencesAfter(kind: ReadingKind, record: ReadingRecord, body: Body, units: UnitPreferences): Difference[] {
  const before = textsOf(kind, record, units);
  return Object.entries(body).flatMap(([property, value]) => {
    const measure = kind.measures.find((one) => one.property === property);
    const label = measure?.name ?? labelOf(property);
    const earlier = before.get(label);
    const unit = measure && displayOf(unitOf(measure.unit, record), units);
    const after = unit && typeof value === 'number' ? `${value.toFixed(unit.digits)} ${unit.name}` : textOf(value);
    return earlier === undefined || earlier === after ? [] : [{ label, before: earlier, after }];
  });
}
