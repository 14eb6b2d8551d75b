import { fetchText } from '@rpm/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of clients, each of which waits for a response before it sends its next request. */
const CLIENTS = 6;
/** Pause of a client after each reading, so that the load leaves the machine time for the programs that the scenario starts. */
const PAUSE_MS = 20;
const PATIENCE_MS = 60_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** A running process to which a load balancer would send requests. */
export interface Upstream {
  url: string;
  /** Name of the group of processes that are compared, such as a version of the service. */
  group: string;
}

/** A request that a process has answered with success. */
export interface AnsweredRequest {
  group: string;
  kind: 'post' | 'read';
  readingId: number;
  /** Value of `X-Request-Id`, which the audit trail stores. */
  requestId: string;
  milliseconds: number;
}

/** Clients of one organization that post readings and fetch each of them, at all upstreams in turn. */
export class ReadingLoad {
  readonly answered: AnsweredRequest[] = [];
  /** Requests that were not answered with success, by their kind and their status or error. They are repeated. */
  readonly failures: string[] = [];
  private begun = 0;
  private turns = 0;
  private isStopped = false;
  private running: Promise<unknown> = Promise.resolve();

  /** @param upstreams returns the processes that get requests at the moment */
  constructor(
    private readonly key: string,
    private readonly patientId: number,
    private readonly upstreams: () => readonly Upstream[],
  ) {}

  start(): void {
    this.running = Promise.all(Array.from({ length: CLIENTS }, () => this.work()));
    this.running.catch(() => undefined);
  }

  /** Stops all clients. @throws Error if a request was not answered with success for a minute */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async work(): Promise<void> {
    while (!this.isStopped) {
      const readingTimestamp = new Date(FIRST_INSTANT + 1_000 * this.begun++).toISOString();
      const body = JSON.stringify({ patient: { id: this.patientId }, readingTimestamp, glucose: 100, beforeMeal: true });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const readingId = await this.request('post', '', { method: 'POST', headers, body });
      await this.request('read', `/${readingId}`, {});
      await sleep(PAUSE_MS);
    }
  }

  /** Sends a request until it is answered with success. @returns the id of the reading */
  private async request(
    kind: AnsweredRequest['kind'],
    path: string,
    { headers, ...request }: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<number> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const upstreams = this.upstreams();
      const upstream = upstreams[this.turns++ % upstreams.length];
      if (!upstream) throw new Error('There is no process to send a request to.');
      const began = performance.now();
      const answer = await fetchText(`${upstream.url}/api/v3/blood-glucose-reading${path}`, {
        operation: kind,
        headers: { 'service-api-key': this.key, ...headers },
        ...request,
      }).catch((error: unknown) => String((error as { cause?: unknown }).cause ?? error));
      if (typeof answer !== 'string' && answer.ok) {
        const { id: readingId } = JSON.parse(answer.text) as { id: number };
        const requestId = answer.headers.get('x-request-id') ?? '';
        this.answered.push({ group: upstream.group, kind, readingId, requestId, milliseconds: performance.now() - began });
        return readingId;
      }
      this.failures.push(`${kind} ${typeof answer === 'string' ? answer : answer.status}`);
      if (Date.now() > deadline) throw new Error(`A request was not answered with success: ${this.failures.at(-1)}.`);
      await sleep(PAUSE_MS);
    }
  }
}
