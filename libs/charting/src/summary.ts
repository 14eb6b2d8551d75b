/** Returns the median of values; the mean of the two middle ones if their number is even. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/**
 * Describes a series in a sentence, for people who do not see the chart.
 * @param name what was measured, such as `Blood glucose`
 * @param values in the shown unit
 */
export function summaryOf(
  name: string,
  values: readonly number[],
  { unit, digits, days }: { unit: string; digits: number; days: number },
): string {
  if (values.length === 0) return `${name}: no readings in ${days} days.`;
  const shown = (value: number) => value.toFixed(digits);
  const readings = values.length === 1 ? '1 reading' : `${values.length.toLocaleString('en-US')} readings`;
  const smallest = values.reduce((left, right) => Math.min(left, right));
  const largest = values.reduce((left, right) => Math.max(left, right));
  return `${name}: ${readings} in ${days} days, from ${shown(smallest)} to ${shown(largest)} ${unit}, median ${shown(medianOf(values))} ${unit}.`;
}
