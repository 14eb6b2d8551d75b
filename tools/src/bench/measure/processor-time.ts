import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** CPU time in nanoseconds by thread, as `process/thread`. */
type ThreadTimes = ReadonlyMap<string, number>;

/** CPU times of a PostgreSQL server at one moment. */
interface ServerTimes {
  threads: ThreadTimes;
  /** CPU time in nanoseconds of all server processes that have ended. */
  ended: number;
}

/** Duration in nanoseconds of one clock tick, the unit of `/proc/<pid>/stat`. Linux reports 100 ticks a second on every platform. */
const TICK_NS = 1e9 / 100;
/** Indexes of the values in `/proc/<pid>/stat` after the name of the program; see proc_pid_stat(5). */
const [PARENT, CHILDREN_USER_TIME, CHILDREN_SYSTEM_TIME] = [1, 13, 14];

/** Processes whose CPU time is measured. Null means that the operating system does not report it, or that PostgreSQL runs on another machine. */
export interface MeasuredProcesses {
  /** Process id of the server under test. */
  server: number;
  /** Process id of PostgreSQL's main process. All other processes of PostgreSQL are its children. */
  postmaster: number | null;
}

/** CPU time in microseconds; null if the operating system does not report it. */
export interface ProcessorTime {
  node: number | null;
  postgres: number | null;
}

/** Starts to measure CPU time. @returns a function that returns the CPU time since then */
export function startProcessorClock({ server, postmaster }: MeasuredProcesses): () => ProcessorTime {
  const node = orNull(() => threadTimes(server));
  const postgres = postmaster === null ? null : orNull(() => serverTimes(postmaster));
  return () => ({
    node: node && orNull(() => elapsed(node, threadTimes(server)) / 1000),
    postgres: postgres && orNull(() => elapsedOfServer(postgres, serverTimes(postmaster ?? 0)) / 1000),
  });
}

/**
 * Starts to measure the CPU time of some processes. @returns a function that returns the CPU time since then, in microseconds, of those that still run; null if
 * the operating system does not report it
 */
export function startClockOf(pids: readonly number[]): () => number | null {
  const times = () => new Map(pids.flatMap((pid) => [...(orNull(() => threadTimes(pid)) ?? [])]));
  const before = times();
  return () => (before.size === 0 ? null : elapsed(before, times()) / 1000);
}

/** Finds the main process of the PostgreSQL server to which a URL connects. @returns null if it does not run on this machine, or if there is no `/proc` */
export async function findPostmaster(connectionString: string): Promise<number | null> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    return orNull(() => (nameOf(backend) === 'postgres' ? (statusOf(backend)[PARENT] ?? null) : null));
  } finally {
    await client.end();
  }
}

function serverTimes(postmaster: number): ServerTimes {
  const processes = [postmaster, ...childrenOf(postmaster)];
  const threads = new Map(processes.flatMap((pid) => [...(orNull(() => threadTimes(pid)) ?? [])]));
  const status = statusOf(postmaster);
  return { threads, ended: ((status[CHILDREN_USER_TIME] ?? 0) + (status[CHILDREN_SYSTEM_TIME] ?? 0)) * TICK_NS };
}

/** Returns the CPU time of the processes that still run and, to a precision of a clock tick, of those that have ended. */
export function elapsedOfServer(before: ServerTimes, after: ServerTimes): number {
  const earlierTimeOfEnded = [...before.threads].reduce(
    (sum, [thread, time]) => (after.threads.has(thread) ? sum : sum + time),
    0,
  );
  return elapsed(before.threads, after.threads) + Math.max(0, after.ended - before.ended - earlierTimeOfEnded);
}

function elapsed(before: ThreadTimes, after: ThreadTimes): number {
  return [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0);
}

function threadTimes(pid: number): ThreadTimes {
  const timeOf = (thread: string) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => [`${pid}/${thread}`, timeOf(thread)]));
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.map(Number).filter((pid) => orNull(() => statusOf(pid)[PARENT]) === parent);
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}

/** Returns the values of `/proc/<pid>/stat` after the name of the program, which may contain spaces and parentheses. */
function statusOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Returns null if a file cannot be read, because its process has ended or the system has no `/proc`. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
