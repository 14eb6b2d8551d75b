import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { monotonicMs } from '../measure/monotonic';
import { type BenchmarkContext } from '../row';
import { type WebhookMessage, type WebhookProgram } from './webhook-programs';
import { type WebhookBenchmarkSetup, type WebhookTarget } from './webhook-setting';

/** Number of rows that one statement inserts. */
const CHUNK = 1_000;
const TICK_MS = 10;

/** Publishes messages with unique numbers to the program under test. */
export class WebhookPublisher {
  private count = 0;

  private constructor(private readonly client: Client) {}

  static async connect({ defer }: BenchmarkContext, { administrationUrl }: WebhookBenchmarkSetup): Promise<WebhookPublisher> {
    const client = new Client({ connectionString: administrationUrl });
    await client.connect();
    defer(() => client.end());
    return new WebhookPublisher(client);
  }

  /** Publishes messages in one transaction, so that all of them become visible at once. @returns the messages and the time of their commit */
  async publish({ insert, notify }: WebhookProgram, count: number, targets: readonly WebhookTarget[]) {
    const messages = Array.from({ length: count }, () => this.messageTo(targets));
    await this.client.query('begin');
    for (let from = 0; from < count; from += CHUNK) await insert(this.client, messages.slice(from, from + CHUNK));
    await this.client.query('commit');
    const at = monotonicMs();
    notify(messages);
    return { messages, at };
  }

  /** Publishes messages at a constant rate. @returns the commit time of each message, by message number */
  async publishSteadily(program: WebhookProgram, perSecond: number, seconds: number, targets: readonly WebhookTarget[]) {
    const committed = new Map<number, number>();
    const begin = monotonicMs();
    const total = Math.round(perSecond * seconds);
    while (committed.size < total) {
      const due = Math.min(total, Math.ceil(((monotonicMs() - begin) * perSecond) / 1000)) - committed.size;
      if (due > 0) {
        const { messages, at } = await this.publish(program, due, targets);
        for (const { number } of messages) committed.set(number, at);
      }
      await sleep(TICK_MS - ((monotonicMs() - begin) % TICK_MS));
    }
    return committed;
  }

  /** Makes PostgreSQL write a checkpoint, so that the disk writes of one run do not slow down the next one. */
  async settle(): Promise<void> {
    await this.client.query('checkpoint');
  }

  /** Returns whether the database contains events that are not published yet. */
  async hasEvents(): Promise<boolean> {
    return (await this.client.query('select from event limit 1')).rows.length > 0;
  }

  private messageTo(targets: readonly WebhookTarget[]): WebhookMessage {
    const number = ++this.count;
    const target = targets[number % targets.length];
    if (!target) throw new Error('There are no webhooks.');
    return { number, target };
  }
}
