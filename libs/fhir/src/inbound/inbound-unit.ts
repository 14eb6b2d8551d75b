import { CODE_SYSTEMS } from '../element/code-systems';
import { elementError, type ReceivedElement } from './received-element';

/** A unit that the service accepts for a value. */
interface AcceptedUnit {
  /** Name of the unit in the API, if it is not the fixed unit of the value. */
  unit?: string;
  /** Converts the number to the unit of the API; absent if it is in that unit already. */
  convert?: (value: number) => number;
}

const SAME: AcceptedUnit = {};
const times = (factor: number): AcceptedUnit => ({ convert: (value) => value * factor });
/** Dividing by a whole number is exact where multiplying by its inverse is not. */
const per = (divisor: number): AcceptedUnit => ({ convert: (value) => value / divisor });

const PER_MINUTE = { '/min': SAME, '{beat}/min': SAME, '{beats}/min': SAME, '{breath}/min': SAME, '{breaths}/min': SAME };
const MINUTES = { min: SAME, h: times(60) };
const MILLISECONDS = { ms: SAME, s: times(1000), min: times(60_000) };
const PRESSURE = { 'mm[Hg]': SAME };

/** The units in UCUM that the service accepts, by the property of the reading. */
const UNITS: Readonly<Record<string, Readonly<Record<string, AcceptedUnit>>>> = {
  glucose: { 'mg/dL': SAME, 'mg/dl': SAME, 'mmol/L': { unit: 'mmoll' }, 'mmol/l': { unit: 'mmoll' } },
  bloodOxygen: { '%': SAME },
  systolic: PRESSURE,
  diastolic: PRESSURE,
  weight: { '[lb_av]': SAME, kg: { unit: 'kg' }, g: { unit: 'kg', ...per(1000) } },
  temperature: { '[degF]': { unit: 'fahrenheit' }, Cel: { unit: 'celsius' } },
  heartRate: PER_MINUTE,
  respiration: PER_MINUTE,
  heartRateVariability: MILLISECONDS,
  heartRateVariabilityDuration: MILLISECONDS,
  peakExpiratoryFlow: { 'L/min': SAME, 'l/min': SAME, 'L/s': times(60), 'l/s': times(60) },
  forcedExpiratoryVolumeInOneSecond: { L: SAME, l: SAME, mL: per(1000), ml: per(1000) },
  bodyTurnOver: { '{count}': SAME, '1': SAME },
  duration: MINUTES,
  deepSleep: MINUTES,
  lightSleep: MINUTES,
  rem: MINUTES,
};

/** Directions in which a value is out of the range of the instrument, by comparator. */
const COMPARATORS: Readonly<Record<string, string>> = { '>': 'above', '<': 'below' };

/**
 * Returns the properties of a reading that a quantity contains: the value, its unit, and whether it is out of the range of the instrument.
 * @param hasRange whether instruments report that this value is out of their range
 * @throws InvalidInput
 */
export function readQuantity(element: ReceivedElement, property: string, hasRange: boolean): Record<string, unknown> {
  const [value, code, comparator] = [element.number('value'), element.text('code'), element.text('comparator')];
  if (value === null) throw elementError(element.pointerTo('value'), 'required', 'Send the number.');
  const units = UNITS[property] ?? {};
  const accepted =
    element.text('system') === CODE_SYSTEMS.ucum && code !== null && Object.hasOwn(units, code) ? units[code] : undefined;
  if (accepted === undefined) {
    const detail = `Send the system ${CODE_SYSTEMS.ucum}, and one of the codes ${Object.keys(units).join(', ')}.`;
    throw elementError(element.pointerTo('code'), 'unsupported_unit', detail);
  }
  return {
    [property]: accepted.convert ? accepted.convert(value) : value,
    ...(accepted.unit !== undefined && { [`${property}Unit`]: accepted.unit }),
    ...(comparator !== null && { outOfRange: outOfRange(element, comparator, hasRange) }),
  };
}

function outOfRange(element: ReceivedElement, comparator: string, hasRange: boolean): string {
  const name = hasRange && Object.hasOwn(COMPARATORS, comparator) ? COMPARATORS[comparator] : undefined;
  if (name !== undefined) return name;
  const detail = hasRange
    ? 'Send > or < with the limit of the range of the instrument.'
    : 'Send no comparator: instruments report such a value only within their range.';
  throw elementError(element.pointerTo('comparator'), 'unsupported_comparator', detail);
}
