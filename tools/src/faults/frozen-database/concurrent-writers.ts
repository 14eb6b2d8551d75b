import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CustomerResponse, type FaultTestCustomer } from './customer';
import { type RequestedWrite } from './write-ledger';

const PAUSE_MS = 20;
const READINGS_OF_A_BATCH = 5;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);
const UNKNOWN_SITE = Number.MAX_SAFE_INTEGER;

interface Writer {
  /**
   * Whether the writer sends Idempotency-Keys. With a key, a request is a transaction of several statements; without one, it is a single statement.
   */
  isKeyed: boolean;
  acknowledged: number;
}

/** Writers of several organizations that write to one service concurrently. Each writer waits for a response before it sends its next request. */
export class ConcurrentWriters {
  readonly requested: RequestedWrite[] = [];
  /** Responses that were neither the expected ones nor requests to try again. */
  readonly unexpected: string[] = [];
  slowestRefusalMs = 0;
  private readonly customers: FaultTestCustomer[] = [];
  private readonly writers: Writer[] = [];
  private readonly running: Promise<void>[] = [];
  private instants = 0;
  private isStopped = false;
  private isKeyedPaused = false;

  /** Starts four writers for a customer: two send sites and readings with Idempotency-Keys, two send readings and batches without keys. */
  async start(customer: FaultTestCustomer): Promise<void> {
    const patient = await customer.send('POST', '/patient', { firstName: 'Testina', lastName: 'Sampleton' });
    const patientId = idOf(patient);
    this.customers.push(customer);
    this.startWriter(true, () => this.writeSite(customer));
    this.startWriter(true, () => this.writeReading(customer, patientId, randomUUID()));
    this.startWriter(false, () => this.writeReading(customer, patientId));
    this.startWriter(false, () => this.writeBatch(customer, patientId));
  }

  /** Pauses all writers that use an Idempotency-Key until {@link resumeKeyed}. */
  pauseKeyed(): void {
    this.isKeyedPaused = true;
  }

  resumeKeyed(): void {
    this.isKeyedPaused = false;
  }

  /** Waits until the service has acknowledged the given number of further requests of every active writer. */
  async waitForAcknowledgements(count: number, timeoutMs: number): Promise<void> {
    const active = this.writers.filter(({ isKeyed }) => !isKeyed || !this.isKeyedPaused);
    const wanted = active.map((writer) => ({ writer, least: writer.acknowledged + count }));
    const deadline = Date.now() + timeoutMs;
    while (wanted.some(({ writer, least }) => writer.acknowledged < least)) {
      if (Date.now() > deadline)
        throw new Error(`Not every writer was acknowledged ${count} times within ${timeoutMs / 1000} s.`);
      await sleep(PAUSE_MS);
    }
  }

  /** Sends many writes at once, which use all connections of the service. The service rejects each of them and rolls its transaction back. */
  async sendRejectedWrites(times: number): Promise<void> {
    const send = (customer: FaultTestCustomer) =>
      this.request(404, () => customer.send('PUT', `/site/${UNKNOWN_SITE}`, { name: 'None' }));
    await Promise.all(this.customers.flatMap((customer) => Array.from({ length: times }, () => send(customer))));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
  }

  private startWriter(isKeyed: boolean, write: () => Promise<boolean>): void {
    const writer = { isKeyed, acknowledged: 0 };
    this.writers.push(writer);
    const repeat = async () => {
      while (!this.isStopped) {
        if (isKeyed && this.isKeyedPaused) await sleep(PAUSE_MS);
        else if (await write()) writer.acknowledged++;
        else await sleep(PAUSE_MS);
      }
    };
    this.running.push(repeat());
  }

  /** Creates a site: sends the same request with the same Idempotency-Key until the service acknowledges it. */
  private async writeSite(customer: FaultTestCustomer): Promise<boolean> {
    const name = `Site ${randomUUID()}`;
    const write = this.note(customer, 'site', name);
    const key = randomUUID();
    while (!this.isStopped) {
      const answer = this.isKeyedPaused ? null : await this.post(customer, '/site', { name }, key);
      if (answer) {
        write.acknowledgedId = idOf(answer);
        return true;
      }
      await sleep(PAUSE_MS);
    }
    return false;
  }

  private async writeReading(customer: FaultTestCustomer, patientId: number, key?: string): Promise<boolean> {
    const { write, reading } = this.newReading(customer, patientId);
    const answer = await this.post(customer, '/blood-glucose-reading', reading, key);
    if (answer) write.acknowledgedId = idOf(answer);
    return answer !== null;
  }

  private async writeBatch(customer: FaultTestCustomer, patientId: number): Promise<boolean> {
    const batch = Array.from({ length: READINGS_OF_A_BATCH }, () => this.newReading(customer, patientId));
    const answer = await this.post(customer, '/blood-glucose-reading/batch', { readings: batch.map(({ reading }) => reading) });
    const results = (answer?.body['results'] ?? []) as { id?: number }[];
    for (const [index, { write }] of batch.entries()) write.acknowledgedId = results[index]?.id ?? null;
    return answer !== null;
  }

  private newReading(customer: FaultTestCustomer, patientId: number): { write: RequestedWrite; reading: object } {
    const readingTimestamp = new Date(FIRST_INSTANT + 1000 * this.instants++).toISOString();
    const write = this.note(customer, 'reading', readingTimestamp);
    return { write, reading: { patient: { id: patientId }, readingTimestamp, glucose: 100, beforeMeal: true } };
  }

  private note({ organizationId }: FaultTestCustomer, kind: RequestedWrite['kind'], marker: string): RequestedWrite {
    const write = { organizationId, kind, marker, acknowledgedId: null };
    this.requested.push(write);
    return write;
  }

  private post(customer: FaultTestCustomer, path: string, body: object, key?: string): Promise<CustomerResponse | null> {
    return this.request(200, () => customer.send('POST', path, body, key));
  }

  /** Sends a request. @returns the response; null if the service asked to try again */
  private async request(expected: number, send: () => Promise<CustomerResponse>): Promise<CustomerResponse | null> {
    const answer = await send().catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      this.unexpected.push(answer);
      return null;
    }
    if (answer.status === expected) return answer;
    // Status 503 means that no connection of the pool was free in time; status 429, that the organization's share of the pool was in use.
    const isRefused = answer.status === 503 || answer.body['code'] === 'organization_busy';
    if (isRefused) this.slowestRefusalMs = Math.max(this.slowestRefusalMs, answer.ms);
    // PostgreSQL is still working on an earlier request with the same key.
    else if (answer.body['code'] !== 'idempotency_key_in_use') this.unexpected.push(`status ${answer.status}`);
    return null;
  }
}

function idOf({ body }: CustomerResponse): number {
  return body['id'] as number;
}
