import { type FileUnit, findUnit, type ReadingKindName, valueWithUnits } from '@rpm/domain';
import { type InstrumentLimits } from '@rpm/record-import';
import { invalidOption } from '../terminal/option-value';

/** Reads the unit of a file with readings of one kind, such as `mmoll` or `mmol/L`. @throws InvalidInput */
export function readUnitOption(kind: ReadingKindName, text: string): FileUnit {
  const value = valueWithUnits(kind);
  if (!value)
    throw invalidOption('--unit', 'not_usable', 'Leave it out: readings of this kind have no value with several units.');
  const unit = findUnit(value, text);
  if (!unit) throw invalidOption('--unit', 'not_a_choice', `Send one of: ${value.units.map(({ name }) => name).join(', ')}.`);
  return unit;
}

/**
 * Reads the range of a glucose meter or monitor, such as `40:400`.
 * @param unit the unit of the range; null if only the file states it @throws InvalidInput
 */
export function readLimits(text: string, unit: FileUnit | null): InstrumentLimits {
  const units = unit ? [unit] : (valueWithUnits('bloodGlucose')?.units ?? []);
  const [, low, high] = /^(\d{1,5}(?:\.\d+)?):(\d{1,5}(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  const limits = low !== undefined && high !== undefined && low < high ? { low, high } : null;
  if (limits && units.some((one) => isPossible(limits, one))) return limits;
  const ranges = units.map(({ min, max, label }) => `from ${min} to ${max} ${label}`);
  throw invalidOption('--limits', 'not_limits', `Send two numbers ${ranges.join(' or ')}, the lower one first, such as 40:400.`);
}

function isPossible({ low, high }: InstrumentLimits, { min, max, isWhole }: FileUnit): boolean {
  return low >= min && high <= max && (!isWhole || (Number.isInteger(low) && Number.isInteger(high)));
}
