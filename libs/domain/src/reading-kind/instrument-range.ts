import { ValueError } from '../format/value-error';
import { type NumberValue, type ReadingKind } from './reading-kind';
import { rangeIn, toFixedUnit, UNIT_LABELS, unitsOf } from './reading-units';

/** Returns the inclusive range of values that may be stored: the range of the instrument, or a wider one that earlier versions accepted. */
export function storableRange({ min, max, stored }: NumberValue): { min: number; max: number } {
  return stored ?? { min, max };
}

/**
 * Returns the error for a number that no instrument reports, with the range in the unit in which the number was sent. If no unit was sent, the error names the
 * other units too, because a number without its unit is the most frequent reason.
 */
export function rangeError(property: string, value: NumberValue, sentUnit: unknown): ValueError {
  const [fixed, ...others] = unitsOf(value);
  const sent = others.find((unit) => unit === sentUnit);
  const noun = value.type === 'integer' ? 'an integer' : 'a number';
  const label = fixed === undefined ? '' : ` ${UNIT_LABELS[fixed] ?? fixed}`;
  const inFixedUnit = `${noun} from ${value.min} to ${value.max}${label}`;
  const inUnit = (unit: string) => {
    const { min, max, label } = rangeIn(unit, value);
    return `a number from ${min} to ${max} ${label}`;
  };
  const isUnitSent = sentUnit !== undefined && sentUnit !== null;
  const alternatives = isUnitSent ? [] : others.map((unit) => `, or ${inUnit(unit)} with ${property}Unit: "${unit}"`);
  const range = sent === undefined ? `${inFixedUnit}${alternatives.join('')}` : inUnit(sent);
  return new ValueError('not_in_range', [`Send ${range}.`, value.hint ?? []].flat().join(' '));
}

/** Returns an error for each value of a reading that may be stored, but that no instrument reports. */
export function instrumentRangeErrors({ values }: ReadingKind, reading: Readonly<Record<string, unknown>>): ValueError[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const sent = reading[property];
    if (!hasWiderStorage(value) || typeof sent !== 'number') return [];
    const unit = reading[`${property}Unit`];
    const fixed = toFixedUnit(sent, unit);
    return fixed >= value.min && fixed <= value.max ? [] : [rangeError(property, value, unit).in(property)];
  });
}

/** Returns the errors of a reading by rules that were introduced after readings had been stored. The errors do not count if the reading is stored already. */
export function errorsIfNew(kind: ReadingKind, reading: Readonly<Record<string, unknown>>): ValueError[] {
  const found = kind.findErrorsOfNew?.(reading) ?? [];
  const errors = found.map(({ code, detail, property }) => new ValueError(code, detail, [property]));
  return [...instrumentRangeErrors(kind, reading), ...errors];
}

/** Returns whether values may be stored that no instrument reports. */
export function hasWiderStorage(value: ReadingKind['values'][string]): value is NumberValue {
  return 'stored' in value;
}
