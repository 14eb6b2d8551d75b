import { type ProcessorTime } from './processor-time';
import { type BenchmarkRound, type BenchmarkVariant } from '../reading/compare';

/**
 * Results of one program over all rounds. Times are in milliseconds unless stated otherwise. All values except `requests` and `failures` are medians
 * of the rounds.
 */
export interface LoadSummary {
  title: string;
  requests: number;
  failures: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** CPU time of each request in microseconds. */
  cpu: ProcessorTime;
  /** Difference between the best and the worst round, as a fraction of the median. */
  spread: number;
}

export function summarize<Name extends string>(
  { variants }: { variants: readonly Pick<BenchmarkVariant<Name>, 'name' | 'title'>[] },
  rounds: readonly BenchmarkRound<Name>[],
): Record<Name, LoadSummary> {
  const summaries = variants.map(({ name, title }) => {
    const loads = rounds.map((round) => round.loads[name]);
    const rates = loads.map((load) => load.requestsPerSecond);
    const requestsPerSecond = median(rates);
    const summary: LoadSummary = {
      title,
      requests: sum(loads.map((load) => load.requests)),
      failures: sum(loads.map((load) => load.failures)),
      requestsPerSecond: roundTo(requestsPerSecond, 0),
      p50: roundTo(median(loads.map((load) => load.p50)), 2),
      p99: roundTo(median(loads.map((load) => load.p99)), 2),
      cpu: {
        node: medianTime(loads.map((load) => load.cpu.node)),
        postgres: medianTime(loads.map((load) => load.cpu.postgres)),
      },
      spread: roundTo((Math.max(...rates) - Math.min(...rates)) / requestsPerSecond, 3),
    };
    return [name, summary] as const;
  });
  return Object.fromEntries(summaries) as Record<Name, LoadSummary>;
}

/** Returns the ratio between two programs' requests per second in one round. */
export function throughputRatioIn<Name extends string>({ loads }: BenchmarkRound<Name>, one: Name, other: Name): number {
  return roundTo(loads[one].requestsPerSecond / loads[other].requestsPerSecond, 3);
}

function medianTime(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? roundTo(median(known), 1) : null;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
