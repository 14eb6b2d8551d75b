import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Customer } from './customer';
import { type RequestedWrite } from './write-ledger';

const PAUSE_MS = 20;
const READINGS_OF_A_BATCH = 5;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** Writers of several organizations that write at the same time, each request after the answer to its previous one. */
export class ConcurrentWriters {
  readonly requested: RequestedWrite[] = [];
  /** Answers other than success and "try again". */
  readonly unexpected: string[] = [];
  slowestRefusalMs = 0;
  private readonly acknowledgements: number[] = [];
  private readonly running: Promise<void>[] = [];
  private instants = 0;
  private isStopped = false;

  /** Starts writers of every kind for the customer. */
  async start(customer: Customer): Promise<void> {
    const patientId = idOf(await customer.post('/patient', { firstName: 'Testina', lastName: 'Sampleton' }));
    const kinds = [
      () => this.writeSite(customer),
      () => this.writeReading(customer, patientId, undefined),
      () => this.writeReading(customer, patientId, randomUUID()),
      () => this.writeBatch(customer, patientId),
      () => this.sendConflict(customer),
    ];
    for (const write of kinds) this.running.push(this.repeat(write));
  }

  /** Waits until every writer has been acknowledged so many more times. */
  async waitForAcknowledgements(count: number, timeoutMs: number): Promise<void> {
    const wanted = this.acknowledgements.map((acknowledged) => acknowledged + count);
    const deadline = Date.now() + timeoutMs;
    while (wanted.some((least, writer) => (this.acknowledgements[writer] ?? 0) < least)) {
      if (Date.now() > deadline) throw new Error(`Not every writer was acknowledged ${count} times within ${timeoutMs / 1000} s.`);
      await sleep(PAUSE_MS);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
  }

  private async repeat(write: () => Promise<boolean>): Promise<void> {
    const writer = this.acknowledgements.push(0) - 1;
    while (!this.isStopped) {
      if (await write()) this.acknowledgements[writer] = (this.acknowledgements[writer] ?? 0) + 1;
      else await sleep(PAUSE_MS);
    }
  }

  /** Sends a site again, under the same Idempotency-Key, until it is acknowledged. */
  private async writeSite(customer: Customer): Promise<boolean> {
    const name = `Site ${randomUUID()}`;
    const write = this.note(customer, 'site', name);
    const key = randomUUID();
    for (; !this.isStopped; await sleep(PAUSE_MS)) {
      const answer = await this.post(customer, '/site', { name }, key);
      if (answer) {
        write.acknowledgedId = idOf(answer);
        return true;
      }
    }
    return false;
  }

  private async writeReading(customer: Customer, patientId: number, key: string | undefined): Promise<boolean> {
    const [write, reading] = this.reading(customer, patientId);
    const answer = await this.post(customer, '/blood-glucose-reading', reading, key);
    if (answer) write.acknowledgedId = idOf(answer);
    return answer !== null;
  }

  private async writeBatch(customer: Customer, patientId: number): Promise<boolean> {
    const readings = Array.from({ length: READINGS_OF_A_BATCH }, () => this.reading(customer, patientId));
    const body = { readings: readings.map(([, reading]) => reading) };
    const answer = await this.post(customer, '/blood-glucose-reading/batch', body, undefined);
    const results = (answer?.body['results'] ?? []) as { id?: number }[];
    readings.forEach(([write], n) => (write.acknowledgedId = results[n]?.id ?? null));
    return answer !== null;
  }

  /** Uses an Idempotency-Key for two requests: the second one is rejected, and the service rolls its transaction back. */
  private async sendConflict(customer: Customer): Promise<boolean> {
    const key = randomUUID();
    const names = [`Site ${randomUUID()}`, `Site ${randomUUID()}`] as const;
    const write = this.note(customer, 'site', names[0]);
    const first = await this.post(customer, '/site', { name: names[0] }, key);
    if (!first) return false;
    write.acknowledgedId = idOf(first);
    return (await this.post(customer, '/site', { name: names[1] }, key, 422)) !== null;
  }

  private reading(customer: Customer, patientId: number): [RequestedWrite, object] {
    const readingTimestamp = new Date(FIRST_INSTANT + 1000 * this.instants++).toISOString();
    const write = this.note(customer, 'reading', readingTimestamp);
    return [write, { patientId, readingTimestamp, glucose: 100, beforeMeal: true }];
  }

  private note({ organizationId }: Customer, kind: RequestedWrite['kind'], marker: string): RequestedWrite {
    const write = { organizationId, kind, marker, acknowledgedId: null };
    this.requested.push(write);
    return write;
  }

  /** @returns the expected answer; null when the service asks to try again */
  private async post(
    customer: Customer,
    path: string,
    body: object,
    key: string | undefined,
    expected = 200,
  ): Promise<Answer | null> {
    const answer = await customer.post(path, body, key).catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      this.unexpected.push(`POST ${path}: ${answer}`);
      return null;
    }
    if (answer.status === expected) return answer;
    if (answer.status === 503) this.slowestRefusalMs = Math.max(this.slowestRefusalMs, answer.ms);
    // 409: PostgreSQL still works on an earlier request with the same Idempotency-Key.
    else if (answer.status !== 409 || key === undefined) this.unexpected.push(`POST ${path}: ${answer.status}`);
    return null;
  }
}

function idOf({ body }: Answer): number {
  return body['id'] as number;
}
