import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = join(__dirname, '..', '..');
const BIN = join(CLI, 'bin', 'rpm-admin.js');

/** What a finished process left behind. */
export interface Outcome {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  stdin?: string;
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** Where its output goes instead of a pipe. */
  stdout?: number;
}

/** The built command as a process of its own, on one database. */
export class RpmAdmin {
  constructor(private readonly url: string) {
    if (!existsSync(join(CLI, 'dist', 'main.js'))) {
      throw new Error('These specs run the built command: run "npx tsc -b apps/cli" first, as npm test does.');
    }
  }

  start(args: string[], { cwd = tmpdir(), environment = {}, stdout }: RunOptions = {}): ChildProcess {
    const env = { ...process.env, DATABASE_URL: this.url, ...environment };
    return spawn(process.execPath, [BIN, ...args], { cwd, env, stdio: ['pipe', stdout ?? 'pipe', 'pipe'] });
  }

  async run(args: string[], options: RunOptions = {}): Promise<Outcome> {
    const child = this.start(args, options);
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    // A process that refuses its arguments does not read its input.
    child.stdin?.on('error', () => undefined).end(options.stdin ?? '');
    const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
  }

  /** @returns what --json printed, having been successful */
  async json(args: string[], options: RunOptions = {}): Promise<unknown> {
    const outcome = await this.run([...args, '--json'], options);
    expect(outcome).toMatchObject({ exitCode: 0 });
    return JSON.parse(outcome.stdout);
  }

  /** @returns the error that --json told, with the exit code */
  async failure(args: string[], options: RunOptions = {}): Promise<unknown> {
    const { exitCode, stdout, stderr } = await this.run([...args, '--json'], options);
    expect(stdout).toBe('');
    return { exitCode, ...(JSON.parse(stderr) as object) };
  }
}

function collect(stream: NodeJS.ReadableStream | null): string[] {
  const chunks: string[] = [];
  stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return chunks;
}
