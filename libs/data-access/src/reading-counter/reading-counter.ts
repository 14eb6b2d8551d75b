import { type Database } from '@rpm/database';
import { recheckAdherenceDays, recountAdherence } from '../adherence/record-days';
import { countReadings, readingsToCount } from './count-readings';

const PERIOD_MS = 2_000;

/**
 * Adds new readings to the counts per day, from which lists take their totals, and to the days of adherence, and counts the adherence of patients whose
 * day has ended, every two seconds. Several processes may run it at once. If no process runs it, or if a transaction stays open, lists stay exact but
 * become slower with every reading. After a failure, it tries again.
 */
export class ReadingCounter {
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {
    this.timer = setInterval(() => void this.run().catch(() => undefined), PERIOD_MS).unref();
  }

  /** Counts the readings whose writers have ended. Concurrent calls share one run. */
  run(): Promise<void> {
    this.running ??= this.countAll().finally(() => (this.running = null));
    return this.running;
  }

  private async countAll(): Promise<void> {
    for (const kind of await readingsToCount(this.database)) while (await countReadings(this.database, kind));
    await recheckAdherenceDays(this.database);
    await recountAdherence(this.database);
  }

  /** Stops the timer, and waits until the current run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }
}
