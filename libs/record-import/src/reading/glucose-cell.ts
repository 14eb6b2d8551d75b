import { type FileUnit, storableRange, READING_KINDS, toFixedUnit, ValueError } from '@rpm/domain';
import { describeUnit, hasSurplusDecimals } from './file-units';

/** The limits of an instrument, in the unit of the file. A value beyond them is written as LO or HI. */
export interface InstrumentLimits {
  low: number;
  high: number;
}

/** A glucose value of a file. */
export interface Glucose {
  glucose: number;
  /** The name of the unit in the API. */
  glucoseUnit: string;
  /** Whether the instrument reported only LO or HI; `glucose` is then the limit of its range. */
  outOfRange: 'below' | 'above' | null;
}

const LOW = /^lo(w)?$/i;
const HIGH = /^hi(gh)?$/i;
const NUMBER = /^\d{1,5}(\.\d{1,10})?$/;

/**
 * Reads a cell with a glucose value.
 * @param unit the unit of the value; null if the file states an unknown one
 * @param limits null if they are not known; values that are LO or HI are then rejected
 */
export function readGlucose(raw: unknown, unit: FileUnit | null, limits: InstrumentLimits | null): Glucose | ValueError {
  if (!unit) return new ValueError('not_a_choice', 'glucose: the unit is not known; use mg/dL or mmol/L.');
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  const outOfRange = LOW.test(text) ? 'below' : HIGH.test(text) ? 'above' : null;
  if (outOfRange !== null) {
    if (!limits) {
      return new ValueError(
        'limits_unknown',
        'glucose: out of the range of the instrument. Name its range, such as --limits 40:400, and import again.',
      );
    }
    return { glucose: outOfRange === 'below' ? limits.low : limits.high, glucoseUnit: unit.name, outOfRange };
  }
  const value = NUMBER.test(text) && !hasSurplusDecimals(text, unit) ? Number(text) : NaN;
  const fixed = toFixedUnit(value, unit.name);
  // A value that no instrument reports is accepted at this point, because the reading may be a duplicate of a stored one.
  const { min, max } = storableRange(READING_KINDS.bloodGlucose.values.glucose);
  return fixed >= min && fixed <= max
    ? { glucose: value, glucoseUnit: unit.name, outOfRange }
    : new ValueError('not_in_range', `glucose: not ${describeUnit(unit)}.`);
}
