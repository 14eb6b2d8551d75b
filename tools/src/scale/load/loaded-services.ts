import { fetchText } from '@rpm/client';
import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Receiver } from '../../faults/deliveries/receiver';
import { type FaultDatabase } from '../../faults/fault-database';
import { ChildProgram } from '../../harness/child-program';
import { type ScaleOptions } from '../scenario';
import { type ReadingLedgers, storedLedgers } from './reading-ledgers';
import { ReadingLoad, type Upstream } from './reading-load';

const run = promisify(execFile);

/** Time in milliseconds for which a process that was removed from the load balancer still accepts requests. */
const SHUTDOWN_DELAY_MS = 1_000;
const DELIVERY_PATIENCE_MS = 120_000;
const ORGANIZATION = 'Load';

export interface StartOptions {
  /** Name of the group of the process. */
  group: string;
  /** Folder of the version that the process runs; by default this repository. */
  folder?: string;
  environment?: Record<string, string>;
}

/** Processes of the service on one database, and a customer whose readings go to all of them. */
export class LoadedServices {
  private readonly processes: (Upstream & { child: ChildProgram })[] = [];
  private readonly receiver: Promise<Receiver>;
  private key = '';
  private load: ReadingLoad | null = null;

  constructor(
    private readonly database: FaultDatabase,
    private readonly defer: ScaleOptions['defer'],
  ) {
    this.receiver = Receiver.listen(() => 0);
    defer(async () => (await this.receiver).close());
  }

  /** Runs `rpm-admin`. @param folder folder of its version @returns its standard output @throws Error if it fails */
  async admin(folder: string, ...args: string[]): Promise<string> {
    const program = join(folder, 'apps/cli/bin/rpm-admin.js');
    const env = { PATH: process.env['PATH'], ...this.environment };
    return (await run(process.execPath, [program, ...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  }

  /** Starts a process, which then gets its share of the requests. */
  async start({ group, folder = WORKSPACE_ROOT, environment = {} }: StartOptions): Promise<void> {
    const child = ChildProgram.spawn(join(folder, 'apps/api/dist/main.js'), [], { ...this.environment, ...environment });
    this.defer(() => child.end('SIGKILL'));
    this.processes.push({ child, url: await child.says(/The service is at (http:\S+) /), group });
  }

  /** Stops the oldest process of a group as a deployment does: it gets no new requests, and finishes those that are running. */
  async stop(group: string): Promise<void> {
    const at = this.processes.findIndex((one) => one.group === group);
    if (at < 0) throw new Error(`No process of "${group}" is running.`);
    const [stopped] = this.processes.splice(at, 1);
    await stopped?.child.end('SIGTERM');
  }

  /** Creates a customer with a webhook, and starts to post its readings. @param folder folder of the version that creates the customer */
  async startLoad(folder = WORKSPACE_ROOT): Promise<ReadingLoad> {
    const receiver = await this.receiver;
    await this.admin(folder, 'organization', 'create', ORGANIZATION);
    const grant = ['--name', 'Load', '--scopes', '*', '--organization', ORGANIZATION];
    this.key = await this.admin(folder, 'api-key', 'create', ...grant);
    const patient = await this.ask('/patient', { firstName: 'Testina', lastName: 'Sampleton' });
    const webhook = await this.ask('/webhook', { type: 'reading.bloodGlucose', url: receiver.urlOf('load') });
    receiver.secrets.set('load', webhook['secret'] as string);
    const load = new ReadingLoad(this.key, patient['id'] as number, () => this.processes);
    this.load = load;
    this.defer(() => load.stop());
    load.start();
    return load;
  }

  /** Stops the load, waits until all messages are delivered, and stops all processes. @returns the ledgers */
  async finish(): Promise<ReadingLedgers> {
    if (!this.load) throw new Error('There was no load.');
    await this.load.stop();
    const { answered, failures } = this.load;
    const { receipts } = await this.receiver;
    const posted = answered.filter(({ kind }) => kind === 'post').length;
    await this.database.waitUntilEmpty(() => Promise.resolve(Math.max(0, posted - receipts.length)), DELIVERY_PATIENCE_MS);
    await this.database.waitUntilEmpty(() => this.undelivered(), DELIVERY_PATIENCE_MS);
    const { total } = await this.ask('/webhook/logs?size=1');
    for (const { group } of [...this.processes]) await this.stop(group);
    const { logs, ...ledgers } = await storedLedgers(this.database);
    return { answered, failures, receipts, ...ledgers, logs: { ...logs, total: total as number } };
  }

  private async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const headers = { 'service-api-key': this.key, 'content-type': 'application/json' };
    const request = { operation: 'ask', headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const { ok, status, text } = await fetchText(`${this.processes[0]?.url ?? ''}/api/v3${path}`, request);
    if (!ok) throw new Error(`${path} was answered with status ${status}.`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  private async undelivered(): Promise<number> {
    const [row] = await this.database.look<{ count: number }>(
      `select (select count(*) from event) + (select count(*) from event_lease) + (select count(*) from webhook_delivery) as count`,
    );
    return row?.count ?? 0;
  }

  private get environment(): Record<string, string> {
    return {
      DATABASE_URL: this.database.url,
      PORT: '0',
      DEMO: 'off',
      CONSOLE: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
      WEBHOOK_ENCRYPTION_KEY: this.database.encryptionKey,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    };
  }
}
