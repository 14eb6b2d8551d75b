import { fetchText } from '@rpm/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of readings that are posted concurrently. */
const CONNECTIONS = 8;
const PATIENCE_MS = 100;
/** Number of readings, posted but not yet delivered, above which the publisher slows down, so that posting and delivering overlap. */
const FAR_AHEAD = 100;
const SLOWNESS_MS = 40;
const TIMEOUT_MS = 10_000;
const GIVE_UP_MS = 120_000;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

export interface PublisherOptions {
  /** Returns the URLs of the running services. The publisher calls this function before every request. */
  urls: () => string[];
  key: string;
  patientId: number;
  readings: number;
  /** Returns the number of readings that are acknowledged but not yet received. */
  ahead: () => number;
}

/** A simulated customer who posts readings and repeats each request with the same Idempotency-Key until the service acknowledges it. */
export class Publisher {
  /** Ids of the posted readings in the order of their acknowledgement. */
  readonly acknowledged: number[] = [];
  private begun = 0;
  private isStopped = false;

  constructor(private readonly publication: PublisherOptions) {}

  /** Posts all readings. @throws Error when a response is neither the stored reading nor a request to try again */
  async publish(): Promise<void> {
    const posting = async () => {
      while (!this.isStopped && this.begun < this.publication.readings) {
        this.acknowledged.push(await this.post(this.begun++));
        if (this.publication.ahead() > FAR_AHEAD) await sleep(SLOWNESS_MS);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, posting)).finally(() => this.stop());
  }

  stop(): void {
    this.isStopped = true;
  }

  private async post(number: number): Promise<number> {
    const idempotencyKey = randomUUID();
    const deadline = Date.now() + GIVE_UP_MS;
    for (let tries = 0; !this.isStopped && Date.now() < deadline; tries++) {
      const urls = this.publication.urls();
      const url = urls[(number + tries) % urls.length];
      const answer = url === undefined ? null : await this.request(url, number, idempotencyKey).catch(() => null);
      if (answer?.status === 200) return (answer.body as { id: number }).id;
      // Status 409 means that PostgreSQL is still working on the same request, which was sent to a service that has died.
      if (answer && ![409, 503].includes(answer.status))
        throw new Error(`The response to a reading had the status ${answer.status}.`);
      await sleep(PATIENCE_MS);
    }
    throw new Error('A reading was not acknowledged.');
  }

  private async request(url: string, number: number, idempotencyKey: string): Promise<{ status: number; body: unknown }> {
    const readingTimestamp = new Date(FIRST_INSTANT + number * 1000).toISOString();
    const { key, patientId } = this.publication;
    const { status, text } = await fetchText(`${url}/api/v3/blood-glucose-reading`, {
      operation: 'publish',
      method: 'POST',
      headers: { 'service-api-key': key, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ patient: { id: patientId }, readingTimestamp, glucose: 70 + (number % 150), beforeMeal: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status, body: JSON.parse(text) };
  }
}
