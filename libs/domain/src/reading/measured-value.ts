import { ValueError } from '../format/value-error';
import { Kind } from '../input/kind';
import { type ReadingValue } from './reading-kind';
import { toFixedUnit, UNIT_CONVERSIONS, unitsOf } from './reading-units';

type NumberValue = Extract<ReadingValue, { type: 'integer' | 'number' }>;

/**
 * Decorator for a measured value that may be sent in several units. The input contains it as it was sent: in the unit of the property
 * `<property>Unit`, or in the fixed unit if that property is absent.
 */
export function MeasuredValue(property: string, value: NumberValue): PropertyDecorator {
  const { min, max, description, required } = value;
  const [fixed = '', ...others] = unitsOf(value);
  const ranges = others.map((unit) => rangeIn(unit, value));
  const errors = new Map(
    ranges.map(({ unit, min, max, label }) => [unit, notInRange(`a number from ${min} to ${max} ${label}`)]),
  );
  const error = notInRange(`${value.type === 'integer' ? 'an integer' : 'a number'} from ${min} to ${max}`);
  const convert = (raw: unknown, input: Readonly<Record<string, unknown>>) => {
    const sentUnit = input[`${property}Unit`];
    const unit = others.find((other) => other === sentUnit);
    const converted = typeof raw === 'number' && Number.isFinite(raw) ? toFixedUnit(raw, unit) : null;
    const isValid =
      converted !== null && converted >= min && converted <= max && (value.type === 'number' || Number.isInteger(converted));
    if (isValid) return raw === 0 ? 0 : raw;
    return (unit !== undefined && errors.get(unit)) || error;
  };
  const also = ranges.map((range) => ` With \`${property}Unit: ${range.unit}\`: ${range.min} to ${range.max} ${range.label}.`);
  const schema = { type: 'number', minimum: Math.min(min, ...ranges.map((range) => range.min)), maximum: max };
  return Kind({
    description: `${description} In ${fixed}: ${min} to ${max}.${also.join('')}`,
    convert,
    required: required ?? false,
    schema,
  });
}

/** Returns the range of a value in another unit. Its ends are rounded to one decimal such that both are accepted. */
function rangeIn(unit: string, { min, max }: NumberValue): { unit: string; label: string; min: number; max: number } {
  const { factor, label } = UNIT_CONVERSIONS[unit] ?? { factor: 1, label: unit };
  return { unit, label, min: Math.ceil((min / factor) * 10) / 10, max: Math.floor((max / factor) * 10) / 10 };
}

const notInRange = (expected: string) => new ValueError('not_in_range', `Send ${expected}.`);
