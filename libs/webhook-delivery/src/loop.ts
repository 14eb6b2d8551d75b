import { setTimeout as sleep } from 'node:timers/promises';

const AFTER_FAILURE_MS = 500;

export interface LoopOptions {
  /** @returns whether there is more to do at once */
  work: () => Promise<boolean>;
  /** How long it rests at the most, in milliseconds: being woken is the speed, this is the guarantee. */
  restMs: number;
  /** How long it rests at the least: what it is woken for in between is done at once then. */
  gatherMs?: number;
  onError: (error: unknown) => void;
}

/** Does something again and again, never twice at once. */
export class Loop {
  private isWoken = false;
  private isStopped = false;
  private endRest: () => void = () => undefined;
  private running: Promise<void> | null = null;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.endRest();
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
      this.isWoken = false;
      try {
        if (await work()) continue;
        await this.pause(restMs);
      } catch (error) {
        onError(error);
        this.isWoken = false;
        await this.pause(AFTER_FAILURE_MS);
      }
    }
  }

  private async pause(ms: number): Promise<void> {
    const { gatherMs } = this.options;
    if (gatherMs !== undefined && !this.isStopped) await sleep(gatherMs);
    if (this.isWoken || this.isStopped) return;
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
