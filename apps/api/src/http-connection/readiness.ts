import { type OnApplicationShutdown } from '@nestjs/common';
import { type DatabaseProbe, type DatabaseUse } from '@rpm/database';
import { TemporaryProblem } from '@rpm/domain';

/** Decides whether this instance should receive requests. */
export class Readiness implements OnApplicationShutdown {
  private draining = false;
  private readonly checks: { [use in DatabaseUse]?: Promise<void> | undefined } = {};

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
  async assertReady(use: DatabaseUse): Promise<void> {
    if (this.draining) throw new TemporaryProblem('unavailable', 'This instance is stopping.', 5);
    this.checks[use] ??= this.database.assertUsable(use).finally(() => (this.checks[use] = undefined));
    await this.checks[use];
  }

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
