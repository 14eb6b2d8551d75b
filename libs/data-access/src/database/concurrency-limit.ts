import { performance } from 'node:perf_hooks';

export interface ConcurrencyLimitOptions {
  /** How many works of one key may run at the same time. */
  maxRunning: number;
  /** How many more may wait for their turn. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Time limit for waiting and running together. It applies only to works that had to wait. */
  maxTotalMs: number;
  /** The error of a work that is rejected without having begun. */
  refusal: () => Error;
  /** The error of a work that waited and did not finish within `maxTotalMs`. */
  timeout: () => Error;
}

interface Group {
  running: number;
  /** Each starts one waiting work; in the order of their arrival. */
  waiting: Set<() => void>;
}

/**
 * Limits how many works of the same key run at the same time. Further works wait in a queue that is limited in length and in time.
 * A work must not start another one of its key and wait for it: it would wait for its own turn to end.
 */
export class ConcurrencyLimit<Key> {
  private readonly groups = new Map<Key, Group>();

  constructor(private readonly options: ConcurrencyLimitOptions) {}

  /** Runs `work` now if the key has a turn left, without any delay; otherwise when an earlier work of the key has ended. */
  run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const group = this.groups.get(key);
    if (!group) this.groups.set(key, { running: 1, waiting: new Set() });
    else if (group.running < this.options.maxRunning) group.running++;
    else return this.runLater(key, group, work);
    return this.finish(key, work);
  }

  private async finish<T>(key: Key, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.endTurn(key);
    }
  }

  private async runLater<T>(key: Key, group: Group, work: () => Promise<T>): Promise<T> {
    const { maxTotalMs, timeout } = this.options;
    const arrival = performance.now();
    await this.turn(group);
    // The work keeps its turn until it has really ended, even if nobody waits for its result any longer.
    const result = this.finish(key, work);
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(timeout()), maxTotalMs - (performance.now() - arrival));
    });
    return Promise.race([result, timedOut]).finally(() => clearTimeout(timer));
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
      waiting.add(start);
    });
  }

  /** Hands the turn to the work that has waited longest. */
  private endTurn(key: Key): void {
    const group = this.groups.get(key);
    if (!group) return;
    const [next] = group.waiting;
    if (next) {
      group.waiting.delete(next);
      next();
    } else if (--group.running === 0) {
      this.groups.delete(key);
    }
  }
}
