import { Database } from '@rpm/database';
import { eventNotifier } from '@rpm/webhook-delivery';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { monotonicMs } from '../measure/monotonic';
import { type BenchmarkContext } from '../row';
import { type WebhookBenchmarkSetup, type WebhookTarget } from './webhook-setting';

/** Number of rows that one statement inserts. */
const CHUNK = 1_000;
const TICK_MS = 10;

/** Text of about a kilobyte, the size of a reading with its patient and device. */
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

const ADD_EVENTS = `
  insert into event (organization_id, type, subject_id, payload)
  select g.organization_id, g.type, 1, g.payload::json
  from unnest($1::bigint[], $2::text[], $3::text[]) as g (organization_id, type, payload)`;

/** A message to be delivered, with a number that is unique within a run. */
interface WebhookMessage {
  number: number;
  target: WebhookTarget;
}

/** Publishes events with unique numbers, and notifies the senders as the service does. */
export class WebhookPublisher {
  private count = 0;

  private constructor(
    private readonly client: Client,
    private readonly notify: (organizationId: number) => void,
  ) {}

  static async connect(
    { defer }: BenchmarkContext,
    { url, administrationUrl }: WebhookBenchmarkSetup,
  ): Promise<WebhookPublisher> {
    const client = new Client({ connectionString: administrationUrl });
    await client.connect();
    defer(() => client.end());
    const dataSource = await new Database({ connection: { connectionString: url }, poolSize: 1 }).initialize();
    defer(() => dataSource.destroy());
    return new WebhookPublisher(client, eventNotifier(dataSource));
  }

  /** Publishes messages in one transaction, so that all of them become visible at once. @returns the messages and the time of their commit */
  async publish(count: number, targets: readonly WebhookTarget[]) {
    const messages = Array.from({ length: count }, () => this.messageTo(targets));
    await this.client.query('begin');
    for (let from = 0; from < count; from += CHUNK) await this.insert(messages.slice(from, from + CHUNK));
    await this.client.query('commit');
    const at = monotonicMs();
    for (const { target } of messages) this.notify(target.organizationId);
    return { messages, at };
  }

  /** Publishes messages at a constant rate. @returns the commit time of each message, by message number */
  async publishSteadily(perSecond: number, seconds: number, targets: readonly WebhookTarget[]) {
    const committed = new Map<number, number>();
    const begin = monotonicMs();
    const total = Math.round(perSecond * seconds);
    while (committed.size < total) {
      const due = Math.min(total, Math.ceil(((monotonicMs() - begin) * perSecond) / 1000)) - committed.size;
      if (due > 0) {
        const { messages, at } = await this.publish(due, targets);
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

  private insert(messages: readonly WebhookMessage[]) {
    return this.client.query(ADD_EVENTS, [
      messages.map(({ target }) => target.organizationId),
      messages.map(({ target }) => target.type),
      messages.map(({ number }) => `{"n":${number},"text":"${TEXT}"}`),
    ]);
  }

  private messageTo(targets: readonly WebhookTarget[]): WebhookMessage {
    const number = ++this.count;
    const target = targets[number % targets.length];
    if (!target) throw new Error('There are no webhooks.');
    return { number, target };
  }
}
