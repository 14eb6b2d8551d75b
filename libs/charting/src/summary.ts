import { DAY_MILLISECONDS } from './date/durations';
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
 * @param options.period such as `14 days`, which follows the word "in"
 */
export function summaryOf(
  name: string,
  values: readonly number[],
  { unit, digits, period }: { unit: string; digits: number; period: string },
): string {
  if (values.length === 0) return `${name}: no readings in ${period}.`;
  const shown = (value: number) => value.toFixed(digits);
  const readings = values.length === 1 ? '1 reading' : `${values.length.toLocaleString('en-US')} readings`;
  const smallest = values.reduce((left, right) => Math.min(left, right));
  const largest = values.reduce((left, right) => Math.max(left, right));
  return `${name}: ${readings} in ${period}, from ${shown(smallest)} to ${shown(largest)} ${unit}, median ${shown(medianOf(values))} ${unit}.`;
}

const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS;

/**
 * Returns the difference between the last value and the newest one that is at least a week older; null if no value is that old. @param points points
 * in the order of time
 */
export function changeOverWeek(points: readonly { at: number; value: number }[]): number | null {
  const last = points.at(-1);
  const before = last && points.findLast(({ at }) => at <= last.at - WEEK_MILLISECONDS);
  return last && before ? last.value - before.value : null;
}
