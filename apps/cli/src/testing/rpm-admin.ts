import { withListenUrl } from '@rpm/database/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runProgram } from '../run-program';
import { withTerminal } from '../terminal/terminal';

const CLI = join(__dirname, '..', '..');
const BIN = join(CLI, 'bin', 'rpm-admin.js');

/** The result of a finished command. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface CommandRunOptions {
  stdin?: string | Buffer;
  environment?: NodeJS.ProcessEnv;
  /** Called whenever the command has written to stderr, for commands within the process of the spec. */
  onStderr?: () => void;
}

export interface StartOptions extends CommandRunOptions {
  cwd?: string;
  /** File descriptor for the command's output; by default, a pipe. */
  stdout?: number;
}

/** Runs rpm-admin commands on one database: within the process of the spec, or as a separate process if the spec tests the process itself. */
export class RpmAdmin {
  constructor(private readonly url: string) {}

  /** Runs a command within the process of the spec, which is much faster than starting another process. */
  async run(args: string[], { stdin = '', environment = {}, onStderr }: CommandRunOptions = {}): Promise<CommandResult> {
    const [stdout, stderr] = [new TextCollector(), new TextCollector(onStderr)];
    const input = Readable.from(stdin.length === 0 ? [] : [typeof stdin === 'string' ? Buffer.from(stdin) : stdin], {
      objectMode: false,
    });
    const terminal = { stdin: input, stdout, stderr, environment: this.environmentWith(environment) };
    const exitCode = await withTerminal(terminal, () => runProgram(args));
    return { exitCode, stdout: stdout.text, stderr: stderr.text };
  }

  /** Starts the built command as a separate process. */
  start(args: string[], { cwd = tmpdir(), environment = {}, stdout }: StartOptions = {}): ChildProcess {
    if (!existsSync(join(CLI, 'dist', 'main.js'))) {
      throw new Error('This spec runs the built command: run "npx tsc -b apps/cli" first, as npm test does.');
    }
    const env = this.environmentWith(environment);
    return spawn(process.execPath, [BIN, ...args], { cwd, env, stdio: ['pipe', stdout ?? 'pipe', 'pipe'] });
  }

  /** Runs the built command as a separate process and waits until it ends. */
  async runProcess(args: string[], options: StartOptions = {}): Promise<CommandResult> {
    const child = this.start(args, options);
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    // Writing to stdin fails if the process ends without reading it.
    child.stdin?.on('error', () => undefined).end(options.stdin ?? '');
    const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
  }

  /** Runs a command with `--json` that must succeed. @returns its parsed output */
  async json(args: string[], options: CommandRunOptions = {}): Promise<unknown> {
    const outcome = await this.run([...args, '--json'], options);
    expect(outcome).toMatchObject({ exitCode: 0 });
    return JSON.parse(outcome.stdout);
  }

  /** Runs a command with `--json` that must fail. @returns its error and its exit code */
  async failure(args: string[], options: CommandRunOptions = {}): Promise<unknown> {
    const { exitCode, stdout, stderr } = await this.run([...args, '--json'], options);
    expect(stdout).toBe('');
    return { exitCode, ...(JSON.parse(stderr) as object) };
  }

  private environmentWith(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return withListenUrl({ ...process.env, DATABASE_URL: this.url, ...environment });
  }
}

/** An output stream that keeps the text that is written to it. */
class TextCollector extends Writable {
  private readonly chunks: Buffer[] = [];

  constructor(private readonly onText: () => void = () => undefined) {
    super();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    this.onText();
    done();
  }

  get text(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

function collect(stream: NodeJS.ReadableStream | null): string[] {
  const chunks: string[] = [];
  stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return chunks;
}
