import { withListenUrl } from '@rpm/database/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Encryption key for specs. Without a configured key, the service would create a key file in the repository. */
const WEBHOOK_ENCRYPTION_KEY = Buffer.alloc(32).toString('base64');
const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');

/** The built service in a process of its own, as in production. */
export class ServiceProcess {
  /** Everything that the process has printed so far. */
  written = '';

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
  }

  static spawn(environment: Record<string, string>): ServiceProcess {
    if (!existsSync(MAIN)) throw new Error('The service is not built: npm run build.');
    const defaults = { PATH: process.env['PATH'], PORT: '0', DEMO: 'off', NODE_ENV: 'test', WEBHOOK_ENCRYPTION_KEY };
    return new ServiceProcess(
      spawn(process.execPath, [MAIN], { env: withListenUrl({ ...defaults, ...environment }), stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  /** Waits until the service is ready. @returns the URL of the service */
  async ready(): Promise<string> {
    for (;;) {
      const url = /The service is at (http:\S+) /.exec(this.written)?.[1];
      if (url !== undefined) return url;
      if (this.child.exitCode !== null) throw new Error(`The service ended with ${this.child.exitCode}: ${this.written}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Stops reading the log of the process, like a log collector that hangs. */
  stopReadingLog(): void {
    this.child.stdout?.pause();
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Waits until the process has ended. @returns its exit status and everything that it has printed */
  async ended(): Promise<{ status: number | null; output: string }> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return { status: this.child.exitCode, output: this.written };
  }
}
