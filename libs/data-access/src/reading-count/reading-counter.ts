import { type DataSource } from 'typeorm';
import { countReadings, isClosed, type ReadingsToCount, readingsToCount } from './count-readings';

const PERIOD_MS = 2_000;

/**
 * Adds new readings to the counts per day, from which lists take their totals, every two seconds. Several processes may run it at once. If no process
 * runs it, or if a transaction stays open, lists stay exact but become slower with every reading. After a failure, it tries again.
 */
export class ReadingCounter {
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | null = null;
  /** Readings that waited for open transactions at the last attempt. */
  private waiting: ReadingsToCount[] = [];

  constructor(private readonly dataSource: DataSource) {
    this.timer = setInterval(() => void this.run().catch(() => undefined), PERIOD_MS).unref();
  }

  /** Counts the readings whose writers have ended. Concurrent calls share one run. */
  run(): Promise<void> {
    this.running ??= this.countAll().finally(() => (this.running = null));
    return this.running;
  }

  private async countAll(): Promise<void> {
    const earlier = this.waiting;
    const isWaiting = new Set(earlier.map(({ kind }) => kind));
    const found = (await readingsToCount(this.dataSource)).filter(({ kind }) => !isWaiting.has(kind));
    this.waiting = [...earlier, ...found];
    for (const readings of [...this.waiting]) {
      if (!(await isClosed(this.dataSource, readings))) continue;
      while (await countReadings(this.dataSource, readings));
      this.waiting = this.waiting.filter((other) => other !== readings);
    }
  }

  /** Stops the timer, and waits until the current run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }
}
