import { type Database, Loop, type Pace } from '@rpm/database';
import { recheckAdherenceDays, recountAdherence } from '../adherence/record-days';
import { COUNTING_DUE } from './counting-due.sql';
import { countReadings, readingsToCount } from './count-readings';

const PERIOD_MS = 2_000;

/**
 * Adds new readings to the counts per day, from which lists take their totals, and to the days of adherence, and counts the adherence of patients whose
 * day has ended, every two seconds unless the process is quiet. Several processes may run it at once. If no process runs it, or if a transaction stays open, lists stay exact but
 * become slower with every reading. After a failure, it tries again.
 */
export class ReadingCounter {
  private loop: Loop | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  /** Begins to count at intervals, while the process is not quiet. */
  start(pace: Pace): void {
    const work = () => this.run().then(() => false);
    this.loop = new Loop({ work, restMs: PERIOD_MS, pace: { pace, due: COUNTING_DUE }, onError: () => undefined });
    this.loop.start();
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

  /** Stops counting, and waits until the current run has ended. */
  async stop(): Promise<void> {
    await this.loop?.stop();
    await this.running?.catch(() => undefined);
  }
}
