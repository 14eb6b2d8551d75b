import { setTimeout as sleep } from 'node:timers/promises';

const AFTER_FAILURE_MS = 500;

export interface LoopOptions {
  /** @returns whether there is more to do at once */
  work: () => Promise<boolean>;
  /** How long it rests at the most, in milliseconds: being woken is the speed, this is the guarantee. */
  restMs: number;
  onError: (error: unknown) => void;
}

/** Does something again and again, never twice at once. */
export class Loop {
  private isWoken = false;
  private isStopped = false;
  private rest = new AbortController();
  private running: Promise<void> | null = null;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.rest.abort();
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.rest.abort();
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
    if (this.isWoken || this.isStopped) return;
    this.rest = new AbortController();
    await sleep(ms, undefined, { signal: this.rest.signal }).catch(() => undefined);
  }
}
