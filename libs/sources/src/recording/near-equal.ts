import {
  applyCorrection,
  Problem,
  type ReadingInput,
  readingKind,
  type ReadingKindName,
  UNIT_CONVERSIONS,
  unitsOf,
} from '@rpm/domain';

/**
 * Returns whether a reading is the stored one although a value differs, because one of the two was rounded to one decimal in another unit: 5.6 mmol/L becomes
 * 101 mg/dL, and the meter had measured 100 mg/dL, which it shows as 5.6 mmol/L. All other values must be equal.
 */
export function isNearEqual(kind: ReadingKindName, stored: Readonly<Record<string, unknown>>, reading: ReadingInput): boolean {
  return Object.entries(readingKind(kind).values).some(([property, value]) => {
    const unit = unitsOf(value).find((one) => UNIT_CONVERSIONS[one]?.decimals === 0);
    if (unit === undefined) return false;
    const sentAs = stored['sentAs'] as { value: number; unit: string } | null;
    const former = sentAs?.unit === unit ? sentAs.value : null;
    const now = reading[`${property}Unit`] === unit ? reading[property] : null;
    const [rounded, exact] = former === null ? [now, stored[property]] : [former, now === null ? reading[property] : null];
    if (!hasOneDecimal(rounded) || typeof exact !== 'number') return false;
    const factor = UNIT_CONVERSIONS[unit]?.factor ?? 1;
    return Number((exact / factor).toFixed(1)) === rounded && isOtherwiseEqual(kind, stored, reading, property);
  });
}

const hasOneDecimal = (value: unknown): value is number => typeof value === 'number' && Number(value.toFixed(1)) === value;

function isOtherwiseEqual(
  kind: ReadingKindName,
  stored: Readonly<Record<string, unknown>>,
  reading: ReadingInput,
  property: string,
): boolean {
  const others = { ...reading, [property]: undefined, [`${property}Unit`]: undefined, manual: reading.manual ?? false };
  try {
    return applyCorrection(kind, stored, others) === null;
  } catch (error) {
    // The values contradict each other, so they are not the stored ones.
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}
