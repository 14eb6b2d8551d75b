import { ValueError } from '../format/value-error';
import { type NumberValue, type ReadingKind } from './reading-kind';
import { rangeIn, toFixedUnit, unitsOf } from './reading-units';

/** Returns the inclusive range of values that may be stored: the range of the instrument, or a wider one that earlier versions accepted. */
export function storableRange({ min, max, stored }: NumberValue): { min: number; max: number } {
  return stored ?? { min, max };
}

/** Returns the error for a number that no instrument reports, with the range in the unit in which the number was sent. */
export function rangeError(value: NumberValue, sentUnit: unknown): ValueError {
  const [, ...others] = unitsOf(value);
  const other = others.find((unit) => unit === sentUnit);
  const { min, max } = other === undefined ? value : rangeIn(other, value);
  // The fixed unit is the default of a value that may be sent in other units; the description of the property names the default.
  const unit = other === undefined ? (others.length > 0 ? undefined : value.unit) : rangeIn(other, value).label;
  const noun = value.type === 'integer' && other === undefined ? 'an integer' : 'a number';
  const sentences = [`Send ${noun} from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}.`, value.hint ?? []].flat();
  return new ValueError('not_in_range', sentences.join(' '));
}

/** Returns an error for each value of a reading that may be stored, but that no instrument reports. */
export function instrumentRangeErrors({ values }: ReadingKind, reading: Readonly<Record<string, unknown>>): ValueError[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const sent = reading[property];
    if (!hasWiderStorage(value) || typeof sent !== 'number') return [];
    const unit = reading[`${property}Unit`];
    const fixed = toFixedUnit(sent, unit);
    return fixed >= value.min && fixed <= value.max ? [] : [rangeError(value, unit).in(property)];
  });
}

/** Returns whether values may be stored that no instrument reports. */
export function hasWiderStorage(value: ReadingKind['values'][string]): value is NumberValue {
  return 'stored' in value;
}
