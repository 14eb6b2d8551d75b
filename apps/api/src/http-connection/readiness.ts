import { type OnApplicationShutdown } from '@nestjs/common';
import { type DatabaseProbe } from '@rpm/database';
import { TemporaryProblem } from '@rpm/domain';

/** Decides whether this instance should receive requests. */
export class Readiness implements OnApplicationShutdown {
  private draining = false;
  private check: Promise<void> | null = null;

  constructor(private readonly database: DatabaseProbe) {}

  /** Makes this instance report that it is not ready. It still answers requests. */
  startDraining(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /**
   * Simultaneous callers share one database check, because anybody may call the readiness endpoint, as often as they like. @throws TemporaryProblem
   */
  async assertReady(): Promise<void> {
    if (this.draining) throw new TemporaryProblem('unavailable', 'This instance is stopping.', 5);
    this.check ??= this.database.assertUsable().finally(() => (this.check = null));
    await this.check;
  }

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
