import { type Quantity } from '@medplum/fhirtypes';
import { CODE_SYSTEMS } from './code-systems';

/** The units of values: the code in UCUM, and the text that people read. */
const UNITS = {
  'mg/dL': { code: 'mg/dL', text: 'mg/dL' },
  /** The profile of the CGM guide demands this spelling of the text. */
  'mg/dl': { code: 'mg/dL', text: 'mg/dl' },
  percent: { code: '%', text: '%' },
  mmHg: { code: 'mm[Hg]', text: 'mmHg' },
  perMinute: { code: '/min', text: '/min' },
  pound: { code: '[lb_av]', text: 'lb' },
  fahrenheit: { code: '[degF]', text: '°F' },
  celsius: { code: 'Cel', text: '°C' },
  millisecond: { code: 'ms', text: 'ms' },
  litrePerMinute: { code: 'L/min', text: 'L/min' },
  litre: { code: 'L', text: 'L' },
  minute: { code: 'min', text: 'min' },
  count: { code: '{count}', text: '{count}' },
} as const;

export type UnitName = keyof typeof UNITS;

/** The value is the limit of the instrument's range, and what was measured lies above or below it. */
const COMPARATORS = { above: '>', below: '<' } as const;

export function quantity(value: number, unit: UnitName, outOfRange: 'above' | 'below' | null = null): Quantity {
  const { code, text } = UNITS[unit];
  const comparator = outOfRange === null ? {} : { comparator: COMPARATORS[outOfRange] };
  return { value, ...comparator, unit: text, system: CODE_SYSTEMS.ucum, code };
}
