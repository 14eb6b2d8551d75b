import { type Registry } from '@rpm/webhook-delivery';
import { type ColumnsByHeading, type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 1_000;
const BACK_TO_AN_EMPTY_LINE = '\r\u001b[K';

/** Numbers of deliveries that this process has finished, by outcome. */
interface Result {
  delivered: number;
  failed: number;
  cancelled: number;
  /** Number of HTTP requests that were sent to webhooks. */
  attempts: number;
}

const COLUMNS: ColumnsByHeading<Result> = {
  delivered: ({ delivered }) => delivered,
  failed: ({ failed }) => failed,
  cancelled: ({ cancelled }) => cancelled,
  attempts: ({ attempts }) => attempts,
};

/**
 * Shows the progress of webhook delivery, which it reads from the metrics: on a terminal, a line that is updated every second; at the end, a summary.
 */
export class DeliveryStatus {
  private timer: NodeJS.Timeout | null = null;
  private lastUpdate: Promise<void> = Promise.resolve();

  constructor(
    private readonly output: Output,
    private readonly registry: Registry,
  ) {}

  start(): void {
    if (!terminal().stderr.isTTY || this.output.options.json) return;
    this.timer = setInterval(() => {
      this.lastUpdate = this.lastUpdate.then(() => this.show());
    }, LINE_EVERY_MS);
  }

  /** Stops updating the line on the terminal. Further calls have no effect. */
  async stop(): Promise<void> {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
    await this.lastUpdate;
    terminal().stderr.write(BACK_TO_AN_EMPTY_LINE);
  }

  async showResult(): Promise<void> {
    this.output.record(await this.result(), COLUMNS);
  }

  private async show(): Promise<void> {
    const { delivered, failed, cancelled } = await this.result();
    const [pending, late, running] = [
      await this.sum('rpm_webhook_pending_deliveries'),
      await this.sum('rpm_webhook_oldest_due_age_seconds', { webhooks: 'served' }),
      await this.sum('rpm_webhook_requests_in_flight'),
    ];
    const text = `${pending} pending, ${late.toFixed(1)} s late, ${running} running | ${delivered} delivered, ${failed} failed, ${cancelled} cancelled`;
    terminal().stderr.write(`${BACK_TO_AN_EMPTY_LINE}${text}`);
  }

  private async result(): Promise<Result> {
    const ended = (status: string) => this.sum('rpm_webhook_deliveries_finished_total', { status });
    const [delivered, failed, cancelled] = [await ended('delivered'), await ended('failed'), await ended('cancelled')];
    return { delivered, failed, cancelled, attempts: await this.sum('rpm_webhook_attempts_total') };
  }

  private async sum(name: string, labels: Record<string, string> = {}): Promise<number> {
    const { values } = (await this.registry.getSingleMetric(name)?.get()) ?? { values: [] };
    const matching = values.filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value));
    return matching.reduce((total, { value }) => total + value, 0);
  }
}
