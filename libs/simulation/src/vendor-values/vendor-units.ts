import { UNIT_CONVERSIONS } from '@rpm/domain';

/** Rounds a number to decimals, as vendors do. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

const factorOf = (unit: string) => UNIT_CONVERSIONS[unit]?.factor ?? 1;

/** Converts pounds to kilograms with grams, the precision of scales. */
export const kilograms = (pounds: number) => rounded(pounds / factorOf('kg'), 3);

export const grams = (pounds: number) => Math.round((pounds * 1000) / factorOf('kg'));

/** Converts mg/dL to mmol/L. */
export const millimoles = (milligrams: number, decimals: number) => rounded(milligrams / factorOf('mmoll'), decimals);

/** The whole mg/dL that the service makes of a value in mmol/L. */
export const milligramsOf = (millimoles: number) => Math.round(millimoles * factorOf('mmoll'));

/** The temperature of a reading in degrees Celsius. */
export function celsius({ temperature, temperatureUnit }: Readonly<Record<string, unknown>>): number {
  const value = Number(temperature);
  return temperatureUnit === 'celsius' ? value : rounded((value - 32) / 1.8, 2);
}

export const inCelsius = (values: Readonly<Record<string, unknown>>) => ({
  temperature: celsius(values),
  temperatureUnit: 'celsius',
});
