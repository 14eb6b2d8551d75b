import { type DataSource } from 'typeorm';
import { ANSWERS_AT_ONCE, forgetOldAnswers } from './write';

const PERIOD_MS = 10 * 60_000;

/**
 * Forgets, every ten minutes, the answers that are repeated no more: they hold patients' data. Several processes may do so at once.
 * If it fails for one organization, which may be using its whole share of the connections, it goes on with the others and tries again
 * the next time.
 */
export class AnswerRetention {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly dataSource: DataSource) {
    this.timer = setInterval(() => void this.run().catch(() => undefined), PERIOD_MS).unref();
  }

  /** Row-level security shows one organization at a time. */
  async run(): Promise<void> {
    const organizations = await this.dataSource.query<{ id: number }[]>('select id from organization order by id');
    for (const { id } of organizations) await this.forgetAll(id).catch(() => undefined);
  }

  private async forgetAll(organizationId: number): Promise<void> {
    while ((await forgetOldAnswers(this.dataSource, organizationId)) === ANSWERS_AT_ONCE);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
