import { type ProcessorTime } from './processor-time';
import { roundTo } from './statistics';

/** Headings of {@link processorCells}. CPU times are in microseconds. */
export const PROCESSOR_HEADINGS = ['Node µs', 'PostgreSQL µs', 'CPU ratio'];

/**
 * Formats CPU times for the table of a benchmark. @param baseline the times of the baseline program @param each number of units per request, by which
 * the times are divided
 */
export function processorCells(cpu: ProcessorTime, baseline: ProcessorTime | null, each = 1): string[] {
  const ratio = baseline && processorRatio(cpu, baseline);
  return [cellOf(cpu.node, each), cellOf(cpu.postgres, each), ratio === null ? 'n/a' : ratio.toFixed(2)];
}

/** Returns the ratio between two programs' CPU times of Node and PostgreSQL together. @returns null if they are unknown */
export function processorRatio(one: ProcessorTime, other: ProcessorTime): number | null {
  const [time, otherTime] = [totalOf(one), totalOf(other)];
  return time === null || otherTime === null || otherTime === 0 ? null : roundTo(time / otherTime, 3);
}

function totalOf({ node, postgres }: ProcessorTime): number | null {
  return node === null || postgres === null ? null : node + postgres;
}

function cellOf(microseconds: number | null, each: number): string {
  return microseconds === null ? 'n/a' : (microseconds / each).toFixed(each === 1 ? 0 : 1);
}
