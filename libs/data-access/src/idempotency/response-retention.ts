import { type DataSource } from 'typeorm';
import { RESPONSES_AT_ONCE, deleteOutdatedResponses } from './stored-response.sql';

const PERIOD_MS = 10 * 60_000;

/**
 * Deletes outdated idempotent responses every ten minutes, because they contain patients' data. Several processes may run it at once. If it fails for
 * one organization, for example because that organization uses its whole share of connections, the others are still processed, and that organization
 * is retried later.
 */
export class ResponseRetention {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly dataSource: DataSource) {
    this.timer = setInterval(() => void this.run().catch(() => undefined), PERIOD_MS).unref();
  }

  /** Processes the organizations one by one, because row-level security restricts a statement to one organization. */
  async run(): Promise<void> {
    const organizations = await this.dataSource.query<{ id: number }[]>('select id from organization order by id');
    for (const { id } of organizations) await this.forgetAll(id).catch(() => undefined);
  }

  private async forgetAll(organizationId: number): Promise<void> {
    while ((await deleteOutdatedResponses(this.dataSource, organizationId)) === RESPONSES_AT_ONCE);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
