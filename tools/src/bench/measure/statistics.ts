/** Returns a quantile, or 0 for an empty list. @param share a number from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** Returns the median, or null if the operating system did not report all of the values. */
export function medianOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? roundTo(median(known), 1) : null;
}

/** Returns the difference between the greatest and the smallest value, as a fraction of the median. */
export function spreadOf(values: readonly number[]): number {
  return roundTo((Math.max(...values) - Math.min(...values)) / median(values), 3);
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
