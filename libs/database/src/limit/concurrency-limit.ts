import { performance } from 'node:perf_hooks';

export interface EndedTask {
  tookMs: number;
  /** Number of tasks with the same key that wait. */
  waiting: number;
  /** Time in milliseconds for which the first of them has waited; 0 if none waits. */
  oldestMs: number;
  /** Number of keys with a slot that is taken, with that of the task. */
  keys: number;
}

export interface ConcurrencyLimitOptions<Key = unknown> {
  /** Number of tasks with the same key that may run at the same time. */
  maxRunning: number;
  /** Number of additional tasks with the same key that may wait. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Time limit for waiting and running together. It applies only to tasks that had to wait. */
  maxTotalMs: number;
  /** Returns the time in milliseconds for which a slot stays taken after a task has ended; by default it is free at once. */
  restMs?: (key: Key, ended: EndedTask) => number;
  /** Creates the error for a task that is rejected without having started. */
  refusal: () => Error;
  /** Creates the error for a task that waited and did not finish within `maxTotalMs`. */
  timeout: () => Error;
}

interface Group {
  running: number;
  /** Queue of functions, each of which starts a waiting task, with its arrival, in order of arrival. */
  waiting: Map<() => void, number>;
}

/**
 * Limits how many tasks with the same key run at the same time. Further tasks wait in a queue of limited length and time. A task must not start
 * another task with its key and wait for it, because it would wait for its own slot.
 */
export class ConcurrencyLimit<Key> {
  private readonly groups = new Map<Key, Group>();

  constructor(private readonly options: ConcurrencyLimitOptions<Key>) {}

  /**
   * Runs a task at once if the key has a free slot; otherwise when an earlier task of the key has ended.
   * @param maxTotalMs returns the task's own limit for waiting and running together, which may become longer while the task runs
   */
  run<T>(key: Key, work: () => Promise<T>, maxTotalMs = () => this.options.maxTotalMs): Promise<T> {
    const group = this.groups.get(key);
    if (!group) this.groups.set(key, { running: 1, waiting: new Map() });
    else if (group.running < this.options.maxRunning) group.running++;
    else return this.runLater(key, group, work, maxTotalMs);
    return this.finish(key, work);
  }

  private async finish<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const restMs = this.options.restMs?.(key, this.ended(key, begun)) ?? 0;
      if (restMs > 0) setTimeout(() => this.endTurn(key), restMs).unref();
      else this.endTurn(key);
    }
  }

  private ended(key: Key, begun: number): EndedTask {
    const now = performance.now();
    const waiting = this.groups.get(key)?.waiting ?? new Map<() => void, number>();
    const [oldest = now] = waiting.values();
    return { tookMs: now - begun, waiting: waiting.size, oldestMs: now - oldest, keys: this.groups.size };
  }

  private async runLater<T>(key: Key, group: Group, work: () => Promise<T>, maxTotalMs: () => number): Promise<T> {
    const { timeout } = this.options;
    const arrival = performance.now();
    await this.turn(group);
    // The task keeps its slot until it has really ended, even if nobody waits for its result any more.
    const result = this.finish(key, work);
    return withDeadline(result, () => arrival + maxTotalMs(), timeout);
  }

  private turn({ waiting }: Group): Promise<void> {
    const { maxWaiting, maxWaitMs, refusal } = this.options;
    if (waiting.size >= maxWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(refusal());
      }, maxWaitMs);
      waiting.set(start, performance.now());
    });
  }

  /** Passes the slot of a finished task to the task that has waited longest. */
  private endTurn(key: Key): void {
    const group = this.groups.get(key);
    if (!group) return;
    const [next] = group.waiting.keys();
    if (next) {
      group.waiting.delete(next);
      next();
    } else if (--group.running === 0) {
      this.groups.delete(key);
    }
  }
}

/** Rejects with an error if the result is not available within the given time, but does not stop the work. */
export function withTimeLimit<T>(result: Promise<T>, milliseconds: number, timeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeout()), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Rejects with an error if the result is not available by the deadline, but does not stop the work.
 * @param deadline returns the deadline by `performance.now()`; it is called again when the deadline has passed, because the work may have been granted more
 * time
 */
function withDeadline<T>(result: Promise<T>, deadline: () => number, timeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const remainingMs = () => Math.ceil(deadline() - performance.now());
    const check = () => {
      if (remainingMs() > 0) timer = setTimeout(check, remainingMs());
      else reject(timeout());
    };
    let timer = setTimeout(check, remainingMs());
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
