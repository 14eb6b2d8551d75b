/** Pause after a failure. It doubles with every failure in a row, up to the longest, and nothing that wakes the loop shortens it. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 5_000;

/** It rests so many times as long as its work took, but no longer than {@link MAX_REST_MS}: looking must not be all the database does. */
const REST_TO_WORK = 4;
const MAX_REST_MS = 1_000;

export interface LoopOptions {
  /**
   * @param isWoken whether somebody asked for it since it began last
   * @returns whether there is more to do at once
   */
  work: (isWoken: boolean) => Promise<boolean>;
  /** How long it rests, in milliseconds, where its work is quick: being woken is the speed, this is the guarantee. */
  restMs: number;
  /** How long it is from one beginning to the next at the least, unless there is more: what it is woken for in between is done at once. */
  gatherMs?: number;
  onError: (error: unknown) => void;
}

/** Does something again and again, never twice at once. */
export class Loop {
  private isWoken = false;
  private isStopped = false;
  private failuresInARow = 0;
  private endRest: () => void = () => undefined;
  private running: Promise<void> | null = null;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.isWoken = true;
    if (this.failuresInARow === 0) this.endRest();
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endRest();
    await this.running;
  }

  private async run(): Promise<void> {
    const { work, restMs, onError } = this.options;
    while (!this.isStopped) {
      const { isWoken } = this;
      this.isWoken = false;
      const begun = performance.now();
      try {
        const isMore = await work(isWoken);
        this.failuresInARow = 0;
        if (isMore) continue;
        const took = performance.now() - begun;
        await this.gather(took);
        await this.pause(Math.max(restMs, Math.min(REST_TO_WORK * took, MAX_REST_MS)));
      } catch (error) {
        onError(error);
        const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** this.failuresInARow, LONGEST_BACKOFF_MS);
        this.failuresInARow++;
        await this.pause(backoff);
      }
    }
  }

  private async gather(took: number): Promise<void> {
    const left = (this.options.gatherMs ?? 0) - took;
    if (left > 0 && !this.isStopped) await new Promise((resolve) => setTimeout(resolve, left));
  }

  private async pause(ms: number): Promise<void> {
    if ((this.isWoken && this.failuresInARow === 0) || this.isStopped) return;
    // Woken for every request that ends: an AbortController would make an error each time.
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
