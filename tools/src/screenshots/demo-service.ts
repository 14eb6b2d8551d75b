import { WORKSPACE_ROOT } from '@rpm/data-access';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
        if (found !== undefined) resolve(found);
      });
      child.on('exit', () => reject(new Error(`The service has ended: ${written}`)));
    });
    return new DemoService(child, environment, folder, url);
  }

  /** Returns a link that signs in to the demo with these scopes. */
  link(scopes: readonly string[]): string {
    const grant = ['--organization', 'Demo Clinic', '--actor', 'jane@clinic.example.org', '--scopes', ['*', ...scopes].join()];
    const environment = { ...this.environment, PUBLIC_URL: this.url };
    return execFileSync(process.execPath, [program('cli'), 'console', 'link', ...grant], {
      env: environment,
      encoding: 'utf8',
    }).trim();
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
