import { applyLoad, type LoadTestResult, type NextRequest } from '../measure/load';
import { type MeasuredProcesses, type ProcessorTime, startProcessorClock } from '../measure/processor-time';
import { type BenchmarkContext } from '../row';

/** A running program that a benchmark compares with others. */
export interface BenchmarkVariant<Name extends string> {
  name: Name;
  /** Name of the compared program in the table of results. */
  title: string;
  port: number;
  processes: MeasuredProcesses;
}

/** Result of one load test, and the CPU time that each request took. */
export interface MeasuredLoad extends LoadTestResult {
  cpu: ProcessorTime;
}

export interface BenchmarkRound<Name extends string> {
  /** Order in which the programs were measured; it changes from round to round. */
  order: Name[];
  loads: Record<Name, MeasuredLoad>;
}

export interface VariantComparison<Name extends string> {
  variants: readonly BenchmarkVariant<Name>[];
  /**
   * Generates the requests of a benchmark. For the same seed, all programs get the same sequence of read requests. A request that writes is never
   * sent twice.
   */
  requests: (seed: number, name: Name) => NextRequest;
  connections: number;
}

/**
 * Duration of the warm-up in seconds. It is enough for the JIT compiler, the connection pool and prepared statements, and does not depend on the
 * duration of a round.
 */
const WARM_UP_SECONDS = 10;
const WARM_UP_SEED = 1;

/** Measures several programs in turn, so that disturbances of the machine affect all of them. */
export async function measureVariants<Name extends string>(
  comparison: VariantComparison<Name>,
  bench: BenchmarkContext,
): Promise<BenchmarkRound<Name>[]> {
  const { variants, requests, connections } = comparison;
  const load = async ({ name, port, processes }: BenchmarkVariant<Name>, seed: number, seconds: number) => {
    const elapsed = startProcessorClock(processes);
    const result = await applyLoad({ port, connections, milliseconds: seconds * 1000, next: requests(seed, name) });
    return { ...result, cpu: perRequest(elapsed(), result.requests) };
  };
  for (const variant of variants) {
    bench.say(`Warming up ${variant.name}`);
    await load(variant, WARM_UP_SEED, Math.min(WARM_UP_SECONDS, 3 * bench.seconds));
  }
  const rounds: BenchmarkRound<Name>[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const inTurn = variants.map((_, place) => variants[(place + round) % variants.length]).filter((variant) => !!variant);
    const measured: [Name, MeasuredLoad][] = [];
    for (const variant of inTurn) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${variant.name}`);
      measured.push([variant.name, await load(variant, WARM_UP_SEED + 1 + round, bench.seconds)]);
    }
    rounds.push({ order: inTurn.map(({ name }) => name), loads: Object.fromEntries(measured) as Record<Name, MeasuredLoad> });
  }
  return rounds;
}

function perRequest({ node, postgres }: ProcessorTime, requests: number): ProcessorTime {
  return { node: node === null ? null : node / requests, postgres: postgres === null ? null : postgres / requests };
}
