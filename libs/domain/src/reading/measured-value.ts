import { Kind } from '../input/kind';
import { ValueError } from '../format/value-error';
import { rangeError, storableRange } from '../reading-kind/instrument-range';
import { type NumberValue } from '../reading-kind/reading-kind';
import { rangeIn, toFixedUnit, unitsOf } from '../reading-kind/reading-units';

/**
 * Decorator for a measured number, which may be sent in several units. The input contains it as it was sent: in the unit of the property
 * `<property>Unit`, or in the fixed unit if that property is absent. A value outside the range of instruments passes if earlier versions accepted it, because
 * the reading may be a duplicate of a stored one. {@link instrumentRangeErrors} reports such values for all other readings.
 * @param outOfRange whether an instrument can report that the value is out of its range, as HI or LO
 */
export function MeasuredValue(property: string, value: NumberValue, outOfRange: boolean): PropertyDecorator {
  const { min, max, description, required } = value;
  const [fixed = '', ...others] = unitsOf(value);
  const range = storableRange(value);
  const ranges = others.map((unit) => rangeIn(unit, value));
  const notANumber = outOfRange ? OUT_OF_RANGE_TEXT : NUMBER_AS_TEXT;
  const convert = (raw: unknown, input: Readonly<Record<string, unknown>>) => {
    const sentUnit = input[`${property}Unit`];
    if (typeof raw === 'string') return notANumber;
    const unit = others.find((other) => other === sentUnit);
    const converted = typeof raw === 'number' && Number.isFinite(raw) ? toFixedUnit(raw, unit) : null;
    const isValid =
      converted !== null &&
      converted >= range.min &&
      converted <= range.max &&
      (value.type === 'number' || Number.isInteger(converted));
    // Minus zero is converted to zero, because PostgreSQL would return it with its sign.
    if (!isValid) return rangeError(property, value, sentUnit);
    return raw === 0 ? 0 : raw;
  };
  const also = ranges.map((range) => ` With \`${property}Unit: ${range.unit}\`: ${range.min} to ${range.max} ${range.label}.`);
  return Kind({
    description: others.length > 0 ? `${description} In ${fixed}: ${min} to ${max}.${also.join('')}` : description,
    convert,
    required: required ?? false,
    schema: {
      type: others.length > 0 ? 'number' : value.type,
      minimum: Math.min(min, ...ranges.map((range) => range.min)),
      maximum: max,
    },
  });
}

const NUMBER_AS_TEXT = new ValueError('not_in_range', 'Send a number, not a text.');
const OUT_OF_RANGE_TEXT = new ValueError(
  'not_in_range',
  'Send a number, not a text. If the instrument shows HI or LO, send the limit of its range, and outOfRange: "above" or "below".',
);
