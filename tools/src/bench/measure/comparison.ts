import { alignColumns } from '../../harness/table';
import { type BenchmarkContext } from '../row';
import { applyLoad, type LoadOptions, type LoadTestResult, type NextRequest } from './load';
import { PROCESSOR_HEADINGS, processorCells, processorRatio } from './processor-columns';
import { type MeasuredProcesses, type ProcessorTime, startProcessorClock } from './processor-time';
import { median, medianOfKnown, roundTo, spreadOf, sum } from './statistics';

/** A running program that a benchmark compares with others. */
export interface Variant<Name extends string> {
  name: Name;
  /** Name of the compared program in the table of results. */
  title: string;
  port: number;
  processes: MeasuredProcesses;
}

/** Result of one load test, and the CPU time that each request took. */
type MeasuredLoad = LoadTestResult & { cpu: ProcessorTime };

interface Round<Name extends string> {
  /** Order in which the programs were measured; it changes from round to round. */
  order: Name[];
  loads: Record<Name, MeasuredLoad>;
}

/** Results of one program over all rounds. All values except `requests` and `failures` are medians of the rounds. Times are in milliseconds. */
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
  /** Throughput of this program divided by the throughput of the baseline, and the ratio between their CPU times per request. */
  ratio: number;
  cpuRatio: number | null;
}

export interface ComparisonOptions<Name extends string> {
  variants: readonly Variant<Name>[];
  baseline: Name;
  /** Generates the requests. For the same seed, all programs get the same sequence of reads. A request that writes is never sent twice. */
  requests: (seed: number, name: Name) => NextRequest;
  connections: number;
  /** Number of requests with which each program is warmed up, instead of a time. V8 optimizes code after a number of calls. */
  warmUpRequests?: number;
  /** Waits until a program has finished its background work, which may continue after the responses. */
  settle?: (name: Name) => Promise<void>;
}

export interface ComparisonResult<Name extends string> {
  rounds: Round<Name>[];
  variants: Record<Name, LoadSummary>;
  failures: number;
}

/** Duration of the warm-up in seconds: enough for the JIT compiler, the connection pool and prepared statements. */
const WARM_UP_SECONDS = 10;
const WARM_UP_SEED = 1;

/** Measures several programs in turn, so that other load on the machine affects all of them alike. */
export async function compareVariants<Name extends string>(
  { variants, baseline, requests, connections, warmUpRequests, settle }: ComparisonOptions<Name>,
  bench: BenchmarkContext,
): Promise<ComparisonResult<Name>> {
  const load = async ({ name, port, processes }: Variant<Name>, seed: number, end: LoadOptions['end']): Promise<MeasuredLoad> => {
    const elapsed = startProcessorClock(processes);
    const result = await applyLoad({ port, connections, end, next: requests(seed, name) });
    await settle?.(name);
    const { node, postgres } = elapsed();
    const each = (time: number | null) => (time === null ? null : time / result.requests);
    return { ...result, cpu: { node: each(node), postgres: each(postgres) } };
  };
  const warmUp =
    warmUpRequests !== undefined
      ? { requests: warmUpRequests }
      : { milliseconds: Math.min(WARM_UP_SECONDS, 3 * bench.seconds) * 1000 };
  for (const variant of variants) {
    bench.say(`Warming up ${variant.name}`);
    await load(variant, WARM_UP_SEED, warmUp);
  }
  const rounds: Round<Name>[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const inTurn = rotate(variants, round);
    const loads: [Name, MeasuredLoad][] = [];
    for (const variant of inTurn) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${variant.name}`);
      loads.push([variant.name, await load(variant, WARM_UP_SEED + 1 + round, { milliseconds: bench.seconds * 1000 })]);
    }
    rounds.push({ order: inTurn.map(({ name }) => name), loads: Object.fromEntries(loads) as Record<Name, MeasuredLoad> });
  }
  const summaries = variants.map((variant) => [variant.name, summarize(variant, rounds, baseline)] as const);
  return {
    rounds,
    variants: Object.fromEntries(summaries) as Record<Name, LoadSummary>,
    failures: sum(summaries.map(([, { failures }]) => failures)),
  };
}

/** Returns the programs in an order that rotates from round to round. */
export function rotate<T>(all: readonly T[], round: number): T[] {
  const first = round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

function summarize<Name extends string>({ name, title }: Variant<Name>, rounds: Round<Name>[], baseline: Name): LoadSummary {
  const loads = rounds.map((round) => round.loads[name]);
  const rates = loads.map(({ requestsPerSecond }) => requestsPerSecond);
  const timesOf = (load: Name) => ({
    node: medianOfKnown(rounds.map((round) => round.loads[load].cpu.node)),
    postgres: medianOfKnown(rounds.map((round) => round.loads[load].cpu.postgres)),
  });
  const ratios = rounds.map((round) => round.loads[name].requestsPerSecond / round.loads[baseline].requestsPerSecond);
  return {
    title,
    requests: sum(loads.map(({ requests }) => requests)),
    failures: sum(loads.map(({ failures }) => failures)),
    requestsPerSecond: roundTo(median(rates), 0),
    p50: roundTo(median(loads.map(({ p50 }) => p50)), 2),
    p99: roundTo(median(loads.map(({ p99 }) => p99)), 2),
    cpu: timesOf(name),
    spread: spreadOf(rates),
    ratio: roundTo(median(ratios), 3),
    cpuRatio: processorRatio(timesOf(name), timesOf(baseline)),
  };
}

/** Formats one line for each program. @param unit name of a unit of work @param each number of units per request */
export function tableOf(summaries: readonly LoadSummary[], baseline: LoadSummary, unit: string, each = 1): string[] {
  const lines = summaries.map((summary) => [
    summary.title,
    String(Math.round(summary.requestsPerSecond * each)),
    summary.p50.toFixed(2),
    summary.p99.toFixed(2),
    summary.ratio.toFixed(2),
    ...processorCells(summary.cpu, baseline.cpu, each),
    `${Math.round(summary.spread * 100)} %`,
  ]);
  return alignColumns([['variant', `${unit}/s`, 'p50 ms', 'p99 ms', 'ratio', ...PROCESSOR_HEADINGS, 'spread'], ...lines]);
}
