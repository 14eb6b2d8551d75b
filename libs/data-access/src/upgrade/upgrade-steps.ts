import { type DataSource } from 'typeorm';
import { endSurplusSessions } from '../console/surplus-sessions';
import { deriveTimeZones } from '../patient/derive-time-zones';

/**
 * A step of an upgrade that the running service does, in batches, because it would take too long in a migration or needs code. It finds out by itself
 * what is left to do, so that it can be interrupted at any time, and several processes may run it at once.
 */
type UpgradeStep = (dataSource: DataSource) => Promise<void>;

const STEPS: readonly UpgradeStep[] = [deriveTimeZones, endSurplusSessions];

const RETRY_MS = 60_000;

/** Runs the steps of upgrades once when the service starts. After a failure, it tries again a minute later. */
export class UpgradeSteps {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly dataSource: DataSource) {}

  start(): void {
    this.running = this.run().catch(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), RETRY_MS).unref();
    });
  }

  /** Runs all steps, one after the other. */
  private async run(): Promise<void> {
    for (const step of STEPS) if (!this.isStopped) await step(this.dataSource);
  }

  /** Waits until the step that is running has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }
}
