import { fetchText } from '@rpm/client';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext } from '../row';

/** Maximum time to wait for the last webhooks, in milliseconds. */
const PATIENCE_MS = 30_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** A part of the run, from its beginning to its end in milliseconds of `performance.now()`. */
export interface Phase {
  begin: number;
  end: number;
}

interface Post {
  id: number;
  sent: number;
  answered: number;
}

/** Posts readings of one device at a constant rate, however long the responses take, and receives the webhooks of these readings. */
export class SteadyPosts {
  static readonly PER_SECOND = 50;
  /** Number of failed posts, and number of readings whose webhook request never arrived. */
  failures = 0;
  private readonly posts: Post[] = [];
  /** Arrival time of the webhook of each reading. */
  private readonly arrivals = new Map<number, number>();
  private readonly open = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly key: string,
    private readonly deviceId: number,
    readonly receiverPort: number,
  ) {}

  /** Starts the receiver of the webhooks. */
  static async start({ defer }: BenchmarkContext, key: string, deviceId: number): Promise<SteadyPosts> {
    const receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.end('ok');
        const text = Buffer.concat(parts).toString();
        const { payload } = JSON.parse(text === '' ? '{}' : text) as { payload?: { id: number } };
        if (payload) posts.arrivals.set(payload.id, performance.now());
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const posts = new SteadyPosts(key, deviceId, (receiver.address() as AddressInfo).port);
    defer(async () => {
      clearInterval(posts.timer);
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    });
    return posts;
  }

  /** Starts to post readings. @param port port of the service */
  begin(port: number): void {
    const first = performance.now();
    let count = 0;
    this.timer = setInterval(() => {
      while (performance.now() - first > (count * 1000) / SteadyPosts.PER_SECOND) this.keep(this.post(port, count++));
    }, 5);
  }

  /** Runs `work` while readings are posted. @returns the times of its beginning and end */
  async during(work: () => Promise<unknown>): Promise<Phase> {
    const begin = performance.now();
    await work();
    return { begin, end: performance.now() };
  }

  /** Stops posting, and waits for the last responses and webhooks. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.open);
    const missing = () => this.posts.filter(({ id }) => !this.arrivals.has(id)).length;
    for (const deadline = performance.now() + PATIENCE_MS; missing() > 0 && performance.now() < deadline;) await sleep(50);
    this.failures += missing();
  }

  /** Returns two latencies for the readings posted in a phase: from the post to its response, and from the post to the webhook request. */
  latencyIn({ begin, end }: Phase) {
    const posts = this.posts.filter(({ sent }) => sent >= begin && sent < end);
    const arrived = posts.map(({ id, sent }) => (this.arrivals.get(id) ?? Infinity) - sent);
    return { post: summaryOf(posts.map(({ sent, answered }) => answered - sent)), delivery: summaryOf(arrived) };
  }

  private keep(post: Promise<void>): void {
    const kept = post
      .catch(() => {
        this.failures++;
      })
      .finally(() => this.open.delete(kept));
    this.open.add(kept);
  }

  private async post(port: number, count: number): Promise<void> {
    const readingTimestamp = new Date(FIRST_INSTANT + count * 1000).toISOString();
    const sent = performance.now();
    const { status, text } = await fetchText(`http://127.0.0.1:${port}/api/v3/blood-glucose-reading`, {
      operation: 'post',
      method: 'POST',
      headers: { 'Service-API-Key': this.key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ device: { id: this.deviceId }, readingTimestamp, glucose: 100 }),
    });
    const { id } = JSON.parse(text) as { id?: number };
    if (status === 200 && id !== undefined) this.posts.push({ id, sent, answered: performance.now() });
    else this.failures++;
  }
}

function summaryOf(latencies: number[]) {
  const [p50, p99, slowest] = [quantile(latencies, 0.5), quantile(latencies, 0.99), Math.max(0, ...latencies)];
  return { p50: roundTo(p50, 1), p99: roundTo(p99, 1), slowest: roundTo(slowest, 1) };
}
