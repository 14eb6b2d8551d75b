import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../../harness/child-program';
import { type CleanupFunctions } from '../../harness/cleanup';
import { statusOf } from './database-node';

const PROBE_MS = 200;

/** A process of the API and one that sends webhooks, which are never restarted, and commands with the same settings. */
export class ServicePrograms {
  /** Numbers of answers of `/health/ready` with a status, since the last call of {@link takeReadiness}. */
  private readiness = new Map<number | null, number>();
  private lastStatus: number | null = null;
  private isOver = false;

  private constructor(
    private readonly settings: Record<string, string>,
    private readonly programs: readonly ChildProgram[],
    readonly url: string,
  ) {}

  static async start(databaseUrl: string, defer: CleanupFunctions['defer']): Promise<ServicePrograms> {
    const settings = {
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      AUDIT_SIGNING_KEY: randomBytes(32).toString('base64'),
      WEBHOOK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_RETRY_SCHEDULE: Array.from({ length: 9 }, () => '1').join(),
      WEBHOOK_LEASE_MS: '6000',
      WEBHOOK_DEADLINE_MS: '1000',
    };
    const spawn = (program: string, args: string[], environment: Record<string, string>) => {
      const child = ChildProgram.spawn(program, args, { ...settings, ...environment });
      defer(() => child.end('SIGKILL'));
      return child;
    };
    const service = spawn('apps/api/dist/main.js', [], { DELIVERY: 'off', PORT: '0' });
    const url = await service.says(/The service is at (http:\S+) /);
    const sender = spawn('apps/cli/bin/rpm-admin.js', ['deliver'], {});
    await sender.says(/(Sending webhooks)/);
    const programs = new ServicePrograms(settings, [service, sender], url);
    void programs.probe();
    defer(() => {
      programs.isOver = true;
      return Promise.resolve();
    });
    return programs;
  }

  /** Returns whether no process has ended. */
  get areAlive(): boolean {
    return this.programs.every((program) => program.isAlive());
  }

  /** Returns how often the service has called itself not ready, and whether it does now; counts anew. */
  takeReadiness(): { notReady: number; isReady: boolean } {
    const notReady = [...this.readiness].reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0);
    const isReady = this.lastStatus === 200;
    this.readiness = new Map();
    return { notReady, isReady };
  }

  /** Runs a command of `rpm-admin`. @returns its exit code and everything that it has printed */
  async run(...args: string[]): Promise<{ exitCode: number | null; output: string }> {
    const command = ChildProgram.spawn('apps/cli/bin/rpm-admin.js', args, this.settings);
    return { exitCode: await command.exitCode(), output: command.written };
  }

  private async probe(): Promise<void> {
    const port = Number(new URL(this.url).port);
    while (!this.isOver) {
      this.lastStatus = await statusOf(port, '/health/ready');
      this.readiness.set(this.lastStatus, (this.readiness.get(this.lastStatus) ?? 0) + 1);
      await sleep(PROBE_MS);
    }
  }
}
