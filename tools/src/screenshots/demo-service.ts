import { fetchText } from '@rpm/client';
import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Reference {
  id: number;
}

/** A file of Dexcom Clarity without a name. */
const CLARITY_FILE = [
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID',
  '1,,Device,,,Test CGM App,iOS G7,,,,,,,',
  '2,2026-01-31T08:00:04,EGV,,,,iOS G7,101,,,,,1000,TX1',
  '3,2026-01-31T08:05:04,EGV,,,,iOS G7,104,,,,,1300,TX1',
  '',
].join('\n');

const program = (app: string) => join(WORKSPACE_ROOT, 'apps', app, 'dist', 'main.js');

/** The built service with a new demo, whose data is in a temporary folder. */
export class DemoService {
  private constructor(
    private readonly child: ChildProcess,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly folder: string,
    readonly url: string,
  ) {}

  static async start(): Promise<DemoService> {
    const folder = mkdtempSync(join(tmpdir(), 'rpm-screenshots-'));
    const environment = {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      DEMO: 'on',
      PORT: '0',
      LOG_LEVEL: 'silent',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    };
    const child = spawn(process.execPath, [program('api')], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    let written = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        const found = /The service is at (http:\S+) /.exec(written)?.[1];
        // The address has a domain name instead of an IP address, because passkeys, with which people sign in, require a domain name.
        if (found !== undefined) resolve(found.replace('127.0.0.1', 'localhost'));
      });
      child.on('exit', () => reject(new Error(`The service has ended: ${written}`)));
    });
    return new DemoService(child, environment, folder, url);
  }

  /** Returns a link that signs in to the demo with these scopes. */
  link(scopes: readonly string[]): string {
    return this.administrate('console', 'link', '--actor', 'jane@clinic.example.org', '--scopes', ['*', ...scopes].join());
  }

  /** Adds resources that pages show but the demo lacks: invited people, an order that can be packed, a source with a message, and the import of a file. */
  async complete(): Promise<void> {
    for (const [name, scopes] of [
      ['Jane Doe', 'read'],
      ['John Roe', 'patients:read,readings:read'],
    ] as const) {
      this.administrate('console', 'invite', '--name', name, '--scopes', scopes);
    }
    const [device] = (await this.request<{ content: { item: Reference }[] }>('device?size=1')).content;
    const [patient] = (await this.request<{ content: Reference[] }>('patient?size=1')).content;
    const item = { id: device?.item.id };
    await this.request('device', { item, deviceIdentifiers: [{ type: 'serial', value: 'SIM-FREE-1' }] });
    const orderItems = [{ item, count: 1 }];
    await this.request('order', { patient: { id: patient?.id }, shippingOption: 'standard', orderItems });
    await this.addSource();
    await this.addImport();
  }

  /** Adds a source, and sends it a message. */
  private async addSource(): Promise<void> {
    const options = ['--name', 'Own scales', '--adapter', 'mapping', '--authentication', 'token', '--json'];
    const { url } = JSON.parse(this.administrate('ingest', 'source', 'add', ...options)) as { url: string };
    const body = JSON.stringify({ type: 'weight', device: 'scale-7', time: '2026-01-31T08:00:00Z', kg: 81 });
    const headers = { 'Content-Type': 'application/json' };
    const { status, ok } = await fetchText(url, { operation: 'send', method: 'POST', headers, body });
    if (!ok) throw new Error(`The source has answered ${status}.`);
  }

  /** Sends a file whose preview is not confirmed, so that its import has both pages. */
  private async addImport(): Promise<void> {
    const file = Buffer.from(CLARITY_FILE);
    const sha256 = createHash('sha256').update(file).digest('hex');
    const { id } = await this.request<Reference>('file-import', { sha256, bytes: file.length });
    await this.request(`file-import/${id}/part/1`, { data: file.toString('base64') }, 'PUT');
  }

  /** Sends a request with the API key of the demo. */
  private async request<Result>(path: string, body?: object, method = 'POST'): Promise<Result> {
    const key = readFileSync(join(this.folder, 'demo-key'), 'utf8').trim();
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    const request = { operation: 'prepare', headers, ...(body && { method, body: JSON.stringify(body) }) };
    const { status, ok, text } = await fetchText(`${this.url}/api/v3/${path}`, request);
    if (!ok) throw new Error(`${path} was answered ${status}: ${text}`);
    return JSON.parse(text) as Result;
  }

  /** Runs a command of `rpm-admin` for the demo. @returns what it prints */
  private administrate(...command: string[]): string {
    return execFileSync(process.execPath, [program('cli'), ...command, '--organization', 'Demo Clinic'], {
      env: { ...this.environment, PUBLIC_URL: this.url },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
