import { type BenchmarkRound } from './compare';
import { type ReadingsDatabase } from '../database/readings-database';
import { type BenchmarkResult } from '../row';
import { PROCESSOR_HEADINGS, processorCells, processorRatio } from '../measure/processor-columns';
import { median, throughputRatioIn, roundTo, type LoadSummary, summarize } from '../measure/statistics';
import { alignColumns } from '../measure/table';

/** The two programs that a benchmark compares: this service, and a bare server that runs the same SQL statement. */
export type ComparedServer = 'service' | 'bare';

export const TITLES: Record<ComparedServer, string> = {
  service: 'this service',
  bare: 'bare node:http + pg, the same statement',
};

/** Figures of a comparison between this service and a bare server, both as numbers and as text. */
export interface BareComparison {
  figures: {
    ratio: number;
    /** Ratio between the CPU times of a request, of Node and PostgreSQL together; null if the operating system does not report them. */
    cpuRatio: number | null;
    rounds: object[];
    variants: Record<ComparedServer, LoadSummary & { perSecond: number }>;
  };
  lines: string[];
  failures: number;
}

/**
 * Compares the measurements of this service with those of a bare server. @param unit name of the units of work, such as `readings` @param each number
 * of units per request
 */
export function compareWithBare(
  measured: BenchmarkRound<ComparedServer>[],
  connections: number,
  unit: 'readings' | 'pages',
  each = 1,
): BareComparison {
  const variants = [
    { name: 'service', title: TITLES.service },
    { name: 'bare', title: TITLES.bare },
  ] as const;
  const rounds = measured.map((round) => ({ ratio: throughputRatioIn(round, 'service', 'bare'), ...round }));
  const ratio = roundTo(median(rounds.map((round) => round.ratio)), 3);
  const summaries = summarize<ComparedServer>({ variants }, measured);
  const perSecond = ({ requestsPerSecond }: LoadSummary) => Math.round(requestsPerSecond * each);
  const failures = summaries.service.failures + summaries.bare.failures;
  const head = `ratio to bare ${ratio.toFixed(2)}; ${connections} connections, ${each} at a time, medians of ${rounds.length} round(s)`;
  const table = Object.values<LoadSummary>(summaries).map((summary) => [
    summary.title,
    String(perSecond(summary)),
    summary.p50.toFixed(2),
    summary.p99.toFixed(2),
    ...processorCells(summary.cpu, summaries.bare.cpu, each),
    `${Math.round(summary.spread * 100)} %`,
  ]);
  return {
    figures: {
      ratio,
      cpuRatio: processorRatio(summaries.service.cpu, summaries.bare.cpu),
      rounds,
      variants: {
        service: { ...summaries.service, perSecond: perSecond(summaries.service) },
        bare: { ...summaries.bare, perSecond: perSecond(summaries.bare) },
      },
    },
    lines: [head, '', ...alignColumns([['variant', `${unit}/s`, 'p50 ms', 'p99 ms', ...PROCESSOR_HEADINGS, 'spread'], ...table])],
    failures,
  };
}

export function benchmarkResultOf(
  { figures, lines, failures }: BareComparison,
  { postgres, readings }: Pick<ReadingsDatabase, 'postgres' | 'readings'>,
): BenchmarkResult {
  return { figures: { ...figures, readings }, text: lines.join('\n'), failures, postgres };
}
