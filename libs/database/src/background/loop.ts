import { type Pace } from './pace';

/** First backoff after a failure. It doubles with every consecutive failure up to the maximum, and waking the loop does not shorten it. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 5_000;

/**
 * Factor by which the loop's pause exceeds the duration of its work, so that polling does not overload the database. The pause is at most
 * {@link MAX_REST_MS}.
 */
const REST_TO_WORK = 4;
const MAX_REST_MS = 1_000;

/** Maximum number of runs that need not wait for `gatherMs`, after runs with longer intervals. */
const BURST = 2;

export interface LoopOptions {
  /**
   * The function that the loop repeats. @param isWoken whether the loop was woken since the last run started @returns whether there is more work to
   * do at once
   */
  work: (isWoken: boolean) => Promise<boolean>;
  /**
   * Pause between two runs of quick work, in milliseconds. A run starts earlier if the loop is woken. It starts even if a wake-up is lost: after the pause, or
   * when a quiet process finds work in the database.
   */
  restMs: number;
  /**
   * Minimum interval between the starts of two runs, in milliseconds, on average. All wake-ups that come while the loop waits share one run. After
   * longer intervals, up to {@link BURST} runs follow without waiting. The interval does not apply while there is more work.
   */
  gatherMs?: number;
  /** Pace of the process. While the process is quiet, the loop does not poll. Without a pace, the loop keeps its pause whatever happens. */
  pace?: LoopPace;
  onError: (error: unknown) => void;
}

export interface LoopPace {
  pace: Pace;
  /** SQL expression for the time at which the database has work for the loop, as for {@link Pace.add}; null if the loop is always woken by this process. */
  due: string | null;
}

/** Repeats a function, and never runs it twice at the same time. */
export class Loop {
  private isWoken = false;
  private isStopped = false;
  private failuresInARow = 0;
  /** Time by `performance.now()` at which the next run would start if all runs had kept their interval. */
  private evenStart = -Infinity;
  private endRest: () => void = () => undefined;
  private running: Promise<void> | null = null;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    const { pace } = this.options;
    if (pace && pace.due !== null) pace.pace.add(pace.due);
    this.running ??= this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.options.pace?.pace.wake();
    if (this.failuresInARow === 0) this.endRest();
  }

  /** Stops the loop after its current run. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endRest();
    await this.running;
  }

  private async run(): Promise<void> {
    const { work, restMs, pace, onError } = this.options;
    while (!this.isStopped) {
      const { isWoken } = this;
      this.isWoken = false;
      const begun = performance.now();
      try {
        const isMore = await work(isWoken);
        this.failuresInARow = 0;
        if (isMore) {
          pace?.pace.wake();
          continue;
        }
        const took = performance.now() - begun;
        await this.gather(begun);
        await this.pause(Math.max(restMs, Math.min(REST_TO_WORK * took, MAX_REST_MS)));
      } catch (error) {
        onError(error);
        pace?.pace.wake();
        const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** this.failuresInARow, LONGEST_BACKOFF_MS);
        this.failuresInARow++;
        await this.pause(backoff);
      }
    }
  }

  private async gather(begun: number): Promise<void> {
    const { gatherMs = 0 } = this.options;
    this.evenStart = Math.max(this.evenStart, begun - BURST * gatherMs) + gatherMs;
    const left = this.evenStart - performance.now();
    if (left > 0 && !this.isStopped) await new Promise((resolve) => setTimeout(resolve, left));
  }

  private async pause(ms: number): Promise<void> {
    if ((this.isWoken && this.failuresInARow === 0) || this.isStopped) return;
    // The loop waits with a plain timer instead of an AbortController, which would create an error on each wake-up, that is, after every request.
    await new Promise<void>((resolve) => {
      const cancel = this.options.pace?.pace.rest(ms, resolve) ?? cancelableTimer(ms, resolve);
      this.endRest = () => {
        cancel();
        resolve();
      };
    });
  }
}

function cancelableTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
