import { type Database } from '@rpm/database';
import { alignColumns } from '../../harness/table';
import { type MeasuredProcesses, startProcessorClock } from './processor-time';
import { roundTo } from './statistics';

/** Milliseconds of some work, CPU of all processes of PostgreSQL in milliseconds (null if not reported), and kilobytes of the transaction log. */
type Cost = Record<'ms' | 'postgres' | 'wal', number | null>;

/** Measures the cost of work. Other work that PostgreSQL does at the same time is part of it. */
export async function costOf(
  administration: Database,
  processes: MeasuredProcesses,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const walBefore = await walPosition(administration);
  const [elapsed, begin] = [startProcessorClock(processes), performance.now()];
  await work();
  const ms = roundTo(performance.now() - begin, 1);
  const { postgres } = elapsed();
  const wal = Math.round(((await walPosition(administration)) - walBefore) / 1000);
  return { ms, postgres: postgres === null ? null : roundTo(postgres / 1000, 1), wal };
}

/** Formats one line for each kind of work, with the values of all rounds. */
export function costTable(costs: Record<string, Cost[]>): string[] {
  const cells = (all: Cost[]) =>
    (['ms', 'postgres', 'wal'] as const).map((part) => all.map((cost) => cost[part] ?? 'n/a').join(', '));
  return alignColumns([
    ['', 'ms', 'PostgreSQL ms', 'kB of WAL'],
    ...Object.entries(costs).map(([work, all]) => [work, ...cells(all)]),
  ]);
}

/** Returns the number of bytes that have been written to the transaction log. */
export async function walPosition(administration: Database): Promise<number> {
  const [row] = await administration.query<{ bytes: number }[]>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}
