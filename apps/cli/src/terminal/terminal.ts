import { AsyncLocalStorage } from 'node:async_hooks';
import { type Readable } from 'node:stream';

type TextOutput = NodeJS.WritableStream & { isTTY?: boolean };

/** What a command reads from and writes to: the process that it runs in, or, in specs, streams in memory. */
export interface Terminal {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  /** The environment variables; those of the process if absent. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Getters, because merely opening the standard input of a process can keep it from ending. */
const PROCESS: Terminal = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
};

const current = new AsyncLocalStorage<Terminal>();

/** The terminal of the command that calls this. */
export function terminal(): Terminal {
  return current.getStore() ?? PROCESS;
}

/** Runs work whose calls of {@link terminal} return another terminal than the process. */
export function withTerminal<T>(other: Terminal, work: () => Promise<T>): Promise<T> {
  return current.run(other, work);
}
