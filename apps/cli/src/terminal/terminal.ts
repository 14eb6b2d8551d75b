import { AsyncLocalStorage } from 'node:async_hooks';
import { type Readable } from 'node:stream';

type TextOutput = NodeJS.WritableStream & { isTTY?: boolean };

/** The streams and the environment variables of a command: those of the process or, in specs, streams in memory. */
export interface Terminal {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  /** The environment variables of the command; by default, the variables of the process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The streams are read through getters, because accessing the standard input can keep a process from ending. */
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

/** Returns the streams and the environment of the running command. */
export function terminal(): Terminal {
  return current.getStore() ?? PROCESS;
}

/** Runs work during which {@link terminal} returns the given streams and environment variables. */
export function withTerminal<T>(other: Terminal, work: () => Promise<T>): Promise<T> {
  return current.run(other, work);
}
