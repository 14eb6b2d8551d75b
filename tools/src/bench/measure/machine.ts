import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine on which a benchmark ran. Absolute figures from different machines cannot be compared, and ratios only roughly. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGiB: number;
  platform: string;
  /** Version of Node that ran the servers under test. */
  node: string;
  postgres: string;
  /** Load average over the minute before the run. A high value means that other programs were running. */
  loadBefore: number;
  date: string;
}

export function describeMachine(postgres: string, loadBefore: number, node = process.versions.node): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node,
    postgres,
    loadBefore,
    date: new Date().toISOString(),
  };
}

export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
