import { type GrowthFigures, growthOf, type GrowthPlot } from './growth-figures';

/** Aims: a p95 at the largest size to that at a tenth of it, and rows per second likewise. */
const [MAX_GROWTH, MIN_RATE] = [2, 0.7];

/** The largest number of exceptions, and the largest p95 of an exception in milliseconds. */
const [MAX_EXCEPTIONS, EXCEPTION_MS] = [5, 4_000];

/** The smallest size at which the aims apply. Below it, other work on the machine changes a p95 more than the size does. */
export const SMALLEST_SIZE = 1_000_000;

/** Kinds of requests that may take more than twice their p95 at a tenth of the size, by title, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  orders: 'the total is counted, and the orders before a page are passed one by one: 100,000 orders at the largest size',
  'all webhook logs':
    'totals are kept for each day, and the logs before a page are passed one by one within its day: 125,000 logs a day',
  'failed webhook logs': 'the same within a day, which has 2,500 failed logs among the others',
};

export const growsTooMuch = (plot: GrowthPlot): boolean => growthOf(plot) > MAX_GROWTH;

/** Returns what a run missed, in sentences; nothing below {@link SMALLEST_SIZE}. An exception that is no longer needed is a miss, too. */
export function missesOf({ sizes, lists, requests, files }: GrowthFigures, exceptions = EXCEPTIONS): string[] {
  if ((sizes.at(-1) ?? 0) < SMALLEST_SIZE) return [];
  const plots = [...lists, ...requests];
  const isNamed = ({ title }: GrowthPlot) => title in exceptions;
  const misses = [
    ...plots
      .filter((plot) => growsTooMuch(plot) && !isNamed(plot))
      .map((plot) => `${plot.title}: ${timesOf(plot)} the p95 at a tenth`),
    ...plots.filter((plot) => isNamed(plot) && !growsTooMuch(plot)).map(({ title }) => `${title}: the exception is not needed`),
    ...plots
      .filter((plot) => isNamed(plot) && lastOf(plot) > EXCEPTION_MS)
      .map((plot) => `${plot.title}: ${lastOf(plot)} ms are too long for an exception`),
    ...files
      .filter((plot) => growthOf(plot) < MIN_RATE)
      .map((plot) => `${plot.title}: ${timesOf(plot)} the rows a second at a tenth`),
    ...Object.keys(exceptions)
      .filter((title) => !plots.some((plot) => plot.title === title))
      .map((title) => `${title}: the exception names no kind of request`),
  ];
  const count = Object.keys(exceptions).length;
  return count > MAX_EXCEPTIONS ? [...misses, `${count} exceptions are more than ${MAX_EXCEPTIONS}`] : misses;
}

const timesOf = (plot: GrowthPlot) => `${growthOf(plot).toFixed(2)} times`;
const lastOf = ({ lines: [service] }: GrowthPlot) => service?.values.at(-1) ?? 0;
