import { type NumberValue, type ReadingKind, type ReadingValue } from './reading-kind';

/** A unit in which a value may be sent, apart from the fixed unit in which it is stored and returned. */
export interface UnitConversion {
  /** The fixed unit. */
  to: string;
  /** The number of fixed units in one of this unit. */
  factor: number;
  /** The number of decimals to which the converted value is rounded. */
  decimals: number;
}

/** Spellings for people of the units in which instruments report a value, if there are several. */
export const UNIT_LABELS: Readonly<Record<string, string>> = {
  mgdl: 'mg/dL',
  mmoll: 'mmol/L',
  lbs: 'lb',
  kg: 'kg',
  fahrenheit: '°F',
  celsius: '°C',
};

/**
 * All conversions of units, by the name of the unit. Sources: the molar mass of glucose is 180.156 g/mol (PubChem CID 5793), so that 1 mmol/L is
 * 18.0156 mg/dL; a pound is exactly 0.45359237 kg (NIST SP 811, appendix B). Glucose meters report whole mg/dL, and scales at most hundredths of a
 * pound.
 */
export const UNIT_CONVERSIONS: Readonly<Record<string, UnitConversion>> = {
  mmoll: { to: 'mgdl', factor: 18.0156, decimals: 0 },
  kg: { to: 'lbs', factor: 1 / 0.45359237, decimals: 2 },
};

/** The units in which a value may be sent, the fixed unit first; none if the value has no fixed unit. */
export function unitsOf(value: ReadingValue): string[] {
  const unit = 'unit' in value ? value.unit : undefined;
  if (unit === undefined) return [];
  return [unit, ...Object.keys(UNIT_CONVERSIONS).filter((other) => UNIT_CONVERSIONS[other]?.to === unit)];
}

/** A value as it was sent, in another unit than the fixed one. */
export interface SentValue {
  value: number;
  unit: string;
}

/** Converts a number to the fixed unit and rounds it. A number that already is in the fixed unit is returned unchanged. */
export function toFixedUnit(value: number, unit: unknown): number {
  const conversion = typeof unit === 'string' ? UNIT_CONVERSIONS[unit] : undefined;
  return conversion ? Number((value * conversion.factor).toFixed(conversion.decimals)) : value;
}

/**
 * Converts the measured value of an input to the fixed unit, if it was sent in another one. @returns the converted value, and the value as it was sent; null if
 * there is no such value. No kind of reading has two such values
 */
export function convertUnits(
  kind: ReadingKind,
  input: Readonly<Record<string, unknown>>,
): { property: string; value: number; sentAs: SentValue } | null {
  for (const property of Object.keys(kind.values)) {
    const [value, unit] = [input[property], input[`${property}Unit`]];
    if (typeof value !== 'number' || typeof unit !== 'string' || !UNIT_CONVERSIONS[unit]) continue;
    return { property, value: toFixedUnit(value, unit), sentAs: { value, unit } };
  }
  return null;
}

/** Returns the range of a value in another unit. Its bounds are rounded inwards to one decimal, so that the service accepts both bounds. */
export function rangeIn(unit: string, { min, max }: NumberValue): { unit: string; label: string; min: number; max: number } {
  const factor = UNIT_CONVERSIONS[unit]?.factor ?? 1;
  return {
    unit,
    label: UNIT_LABELS[unit] ?? unit,
    min: Math.ceil((min / factor) * 10) / 10,
    max: Math.floor((max / factor) * 10) / 10,
  };
}
