import { countOutdatedOrders, updateOutdatedOrders } from '@rpm/data-access';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';

/** Brings the versions of orders up to date after an upgrade, while the service answers requests. If it is interrupted, the next process continues. */
export class OrderUpgrade {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running = this.run().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'Some orders were not brought up to date. The next start of the service continues.'),
    );
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const orders = await countOutdatedOrders(this.dataSource);
    if (orders === 0) return;
    this.logger.info({ orders }, 'These orders get a new version and one order.updated each: their returns have changed.');
    await updateOutdatedOrders(this.dataSource, this.stopping.signal);
  }
}
