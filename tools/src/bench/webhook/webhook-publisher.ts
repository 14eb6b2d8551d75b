import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { monotonicMs } from '../measure/monotonic';
import { type BenchmarkContext } from '../row';
import { type WebhookContender, type WebhookMessage, type WebhookTarget } from './webhook-contender';

/** Number of rows that one statement inserts. */
const CHUNK = 1_000;
const TICK_MS = 10;

/** Publishes messages with unique numbers through any of the compared programs. */
export class WebhookPublisher {
  private count = 0;

  private constructor(private readonly client: Client) {}

  static async connect({ defer }: BenchmarkContext, connectionString: string): Promise<WebhookPublisher> {
    const client = new Client({ connectionString });
    await client.connect();
    defer(() => client.end());
    return new WebhookPublisher(client);
  }

  /** Publishes messages in one transaction, so that all of them become visible at once. @returns the messages and the time of their commit */
  async publish({ insert, afterCommit }: WebhookContender, count: number, targets: readonly WebhookTarget[]) {
    const messages = Array.from({ length: count }, () => this.messageTo(targets));
    await this.client.query('begin');
    for (let from = 0; from < count; from += CHUNK) await insert(this.client, messages.slice(from, from + CHUNK));
    await this.client.query('commit');
    const at = monotonicMs();
    afterCommit(messages);
    return { messages, at };
  }

  /** Publishes messages at a constant rate. @returns the commit time of each message, by message number */
  async publishSteadily(contender: WebhookContender, perSecond: number, seconds: number, targets: readonly WebhookTarget[]) {
    const committed = new Map<number, number>();
    const begin = monotonicMs();
    const total = Math.round(perSecond * seconds);
    while (committed.size < total) {
      const due = Math.min(total, Math.ceil(((monotonicMs() - begin) * perSecond) / 1000)) - committed.size;
      if (due > 0) {
        const { messages, at } = await this.publish(contender, due, targets);
        for (const { n } of messages) committed.set(n, at);
      }
      await sleep(TICK_MS - ((monotonicMs() - begin) % TICK_MS));
    }
    return committed;
  }

  /** Makes PostgreSQL write a checkpoint, so that the disk writes of one run do not slow down the next one. */
  async settle(): Promise<void> {
    await this.client.query('checkpoint');
  }

  async rows<Row extends object>(text: string): Promise<Row[]> {
    return (await this.client.query<Row>(text)).rows;
  }

  private messageTo(targets: readonly WebhookTarget[]): WebhookMessage {
    const n = ++this.count;
    const target = targets[n % targets.length];
    if (!target) throw new Error('There are no webhooks.');
    return { n, target };
  }
}
