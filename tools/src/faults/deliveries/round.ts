import { fetchText } from '@rpm/client';
import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../../harness/child-program';
import { nameOf } from './compare';
import { findLeasedDeliveries } from './held-deliveries';
import { type RejectedRows } from './poison';
import { Publisher } from './publisher';
import { Receiver } from './receiver';
import { type FaultDatabase } from '../fault-database';

const WEBHOOKS = 3;
const SILENCE_MS = 60_000;

export interface FaultRoundOptions {
  database: FaultDatabase;
  readings: number;
  /** Number of faults per round. */
  faults: number;
  /** Lease of a delivery and time limit of a request, in milliseconds. */
  patience: { leaseMs: number; deadlineMs: number };
  random: () => number;
}

/** One round of the test: a customer with webhooks, the processes that serve the customer, and the faults that affect these processes. */
export class FaultRound {
  /** Names of the deliveries that a sender held when a fault affected the sender. */
  readonly inFlight = new Set<string>();
  readonly webhooks: string[] = [];
  readonly children: ChildProgram[] = [];
  poison: RejectedRows | null = null;
  private readonly services = new Map<ChildProgram, string>();
  private isOver = false;
  private publisher: Publisher | null = null;

  private constructor(
    readonly options: FaultRoundOptions,
    readonly organizationId: number,
    readonly key: string,
    readonly receiver: Receiver,
  ) {}

  static async begin(options: FaultRoundOptions): Promise<FaultRound> {
    const { dataSource } = options.database;
    const organization = await new OrganizationRepository(dataSource).create(`Faults ${randomBytes(6).toString('hex')}`);
    const grant = { name: 'Faults', scopes: ['*', 'ingest:write'], expireTimestamp: new Date(Date.now() + 86_400_000) };
    const { token } = await new ApiKeyRepository(dataSource).create(organization.id, grant);
    const receiver = await Receiver.listen(() => 5 + 35 * options.random());
    return new FaultRound(options, organization.id, token.text, receiver);
  }

  /** Starts a process of the service with or without webhook delivery. @param environment further settings */
  async startService(delivery: 'on' | 'off', environment: Record<string, string> = {}): Promise<ChildProgram> {
    const child = this.spawn('apps/api/dist/main.js', [], { ...environment, DELIVERY: delivery });
    this.services.set(child, await child.says(/The service is at (http:\S+) /));
    return child;
  }

  /** Starts a process that only sends webhooks. */
  async startSender(): Promise<ChildProgram> {
    const child = this.spawn('apps/cli/bin/rpm-admin.js', ['deliver'], {});
    await child.says(/(Sending webhooks)/);
    return child;
  }

  /** Returns the URLs of all running service processes. */
  urls(): string[] {
    return [...this.services].filter(([child]) => child.isAlive()).map(([, url]) => url);
  }

  /** Returns the URL of a service process. */
  urlOf(service: ChildProgram): string {
    return this.services.get(service) ?? '';
  }

  /** Lets the publisher send no more requests to a service process. */
  removeFromService(service: ChildProgram): void {
    this.services.delete(service);
  }

  /** Creates the customer's webhooks, and posts readings until all are acknowledged. */
  async publish(): Promise<number[]> {
    for (let number = 1; number <= WEBHOOKS; number++) {
      const webhook = String(number);
      const made = await this.ask('/webhook', { type: 'reading.bloodGlucose', url: this.receiver.urlOf(webhook) });
      this.receiver.secrets.set(webhook, made['secret'] as string);
      this.webhooks.push(webhook);
    }
    const patient = await this.ask('/patient', { firstName: 'Testina', lastName: 'Sampleton' });
    const { readings } = this.options;
    const patientId = patient['id'] as number;
    const { receipts } = this.receiver;
    const ahead = () => publisher.acknowledged.length - receipts.length / WEBHOOKS;
    const publisher = new Publisher({ urls: () => this.urls(), key: this.key, patientId, readings, ahead });
    this.publisher = publisher;
    await publisher.publish();
    return publisher.acknowledged;
  }

  /** Causes faults at random instants while webhooks are being received. */
  async atInstants(strike: () => Promise<void>, times = this.options.faults): Promise<void> {
    const { readings, random } = this.options;
    // The instants are drawn before any response time is drawn from the same random generator, so that the same seed yields the same instants.
    const counts = Array.from({ length: times }, (_, index) => (WEBHOOKS * readings * (index + random())) / (times + 1));
    for (const count of counts) {
      if (!(await this.receives(Math.ceil(count)))) return;
      await strike();
    }
  }

  /**
   * Waits until a number of webhook requests has been received. @returns false if no more requests arrive; the comparison at the end then shows which
   * are missing
   */
  private async receives(count: number): Promise<boolean> {
    const { receipts } = this.receiver;
    let [last, deadline] = [0, 0];
    while (receipts.length < count) {
      if (receipts.length > last || deadline === 0) [last, deadline] = [receipts.length, Date.now() + SILENCE_MS];
      if (this.isOver || Date.now() > deadline) return false;
      await sleep(2);
    }
    return true;
  }

  /** Kills a process and records the deliveries that it held as a sender. */
  async kill(child: ChildProgram): Promise<void> {
    await child.end('SIGKILL');
    await this.noteInFlight();
  }

  /** Records the deliveries that running senders hold or killed senders held. @returns the ids of these senders in the queue */
  async noteInFlight(): Promise<string[]> {
    const { database } = this.options;
    await database.waitForRunningStatements();
    const held = await findLeasedDeliveries(database, this.organizationId);
    for (const delivery of held) this.inFlight.add(nameOf(delivery));
    return [...new Set(held.map(({ owner }) => owner))];
  }

  /** Ends all processes of the round, at once if the run is interrupted. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.isOver = true;
    this.publisher?.stop();
    await Promise.all(this.children.map((child) => child.end(signal)));
    await this.receiver.close();
  }

  /** Sends a request whose response must have the status 200. @returns the response body */
  async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const [url = ''] = this.urls();
    const headers = { 'service-api-key': this.key, 'content-type': 'application/json' };
    const request = { operation: 'ask', headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const { status, text } = await fetchText(`${url}/api/v3${path}`, request);
    if (status !== 200) throw new Error(`${path.split('?')[0]} was answered with status ${status}.`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  private spawn(program: string, args: string[], environment: Record<string, string>): ChildProgram {
    if (this.isOver) throw new Error('The round is over.');
    const { leaseMs, deadlineMs } = this.options.patience;
    const child = ChildProgram.spawn(program, args, {
      DATABASE_URL: this.options.database.url,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      WEBHOOK_ENCRYPTION_KEY: this.options.database.encryptionKey,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_RETRY_SCHEDULE: '1,1,1,1,1,1,1,1,1',
      WEBHOOK_LEASE_MS: String(leaseMs),
      WEBHOOK_DEADLINE_MS: String(deadlineMs),
      ...environment,
    });
    this.children.push(child);
    return child;
  }
}
