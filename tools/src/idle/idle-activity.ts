import { readdirSync, readFileSync } from 'node:fs';
import { type FaultDatabase } from '../faults/fault-database';

/** Activity per second of a database and of processes while nothing happened. */
export interface IdleActivity {
  transactions: number;
  /** Voluntary context switches of all processes of the service. */
  wakeUps: number;
}

/** Starts to count. @returns a function that returns the activity since then */
export async function startCounting(database: FaultDatabase, pids: readonly number[]): Promise<() => Promise<IdleActivity>> {
  const [started, transactions, switches] = [performance.now(), await transactionsOf(database), switchesOf(pids)];
  return async () => {
    const seconds = (performance.now() - started) / 1000;
    return {
      // Reading the number is a transaction of its own, and is only counted by the next reading.
      transactions: ((await transactionsOf(database)) - transactions - 1) / seconds,
      wakeUps: (switchesOf(pids) - switches) / seconds,
    };
  };
}

async function transactionsOf(database: FaultDatabase): Promise<number> {
  const [row] = await database.look<{ count: number }>(
    'select (xact_commit + xact_rollback)::integer as count from pg_stat_database where datname = current_database()',
  );
  return row?.count ?? NaN;
}

function switchesOf(pids: readonly number[]): number {
  const statuses = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8')),
  );
  return statuses.reduce((sum, status) => sum + Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1]), 0);
}
