/** Maps a value of a domain to a coordinate. A domain of one value is mapped to the middle. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Returns about `count` round values (1, 2 or 5 times a power of ten) that include the range; at least two, in increasing order. */
export function niceTicks(from: number, to: number, count: number): number[] {
  const span = Math.max(to - from, Number.EPSILON * Math.max(1, Math.abs(from), Math.abs(to)) * 1e6);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.max(Math.ceil(to / step), first + 1);
  // Ticks are multiples of the step rather than sums, and are rounded to the digits of the step, so that a tick is 0.3 and not 0.30000000000000004.
  const digits = Math.min(Math.max(0, -Math.floor(Math.log10(step))), 20);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)));
}
