import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '@rpm/database';

const READY_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 60_000;

/** A built program that runs in its own process, which can be killed, frozen and continued. */
export class ChildProgram {
  /** Everything that the program has printed so far. */
  written = '';
  private readonly exited: Promise<unknown>;
  /** Resolves when the program has ended and everything that it has printed was read. */
  private readonly closed: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.exited = once(child, 'exit');
    this.closed = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
    }
  }

  /**
   * Starts a built program in its own process. @param program path, relative to the repository
   * @param options the Node executable that runs the program, and whether its standard output is discarded, which takes about as long as writing to a
   * file
   */
  static spawn(
    program: string,
    args: string[],
    environment: Record<string, string>,
    { node = process.execPath, isQuiet = false } = {},
  ): ChildProgram {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', ...environment };
    const stdio = ['ignore', isQuiet ? 'ignore' : 'pipe', 'pipe'] as const;
    return new ChildProgram(spawn(node, [resolve(WORKSPACE_ROOT, program), ...args], { env, stdio: [...stdio] }));
  }

  /** Starts another program than Node, in an environment of its own. @param account the user and group in which it runs; by default the present ones */
  static execute(
    command: string,
    args: readonly string[],
    environment: Record<string, string>,
    account: { uid?: number; gid?: number } = {},
  ): ChildProgram {
    const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...environment };
    return new ChildProgram(spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...account }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until the program prints text that matches a pattern. @returns the pattern's first group */
  async says(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const said = pattern.exec(this.written)?.[1];
      if (said !== undefined) return said;
      if (!this.isAlive() || Date.now() > deadline)
        throw new Error(`A process did not start. Its last output:\n${this.written.slice(-2_000)}`);
      await sleep(20);
    }
  }

  /** Waits until the program ends by itself. @returns its exit code; null if a signal has ended it */
  async exitCode(): Promise<number | null> {
    await this.closed;
    return this.child.exitCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /**
   * Kills the process at once, or sends `SIGTERM`, which lets the process finish its work first. @throws Error when the process does not end in time
   */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.isAlive()) return;
    this.signal(signal);
    const patience = new AbortController();
    await Promise.race([this.exited, sleep(END_TIMEOUT_MS, null, { signal: patience.signal })]);
    patience.abort();
    if (this.isAlive()) throw new Error(`A process did not end after ${signal}.`);
  }
}
