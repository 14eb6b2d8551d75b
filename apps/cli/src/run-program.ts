import { CommanderError } from 'commander';
import { createProgram } from './program';
import { EXIT, toPrintableError } from './terminal/exit-code';
import { Output } from './terminal/output';

/**
 * Runs one command and reports its error, if any, on stderr. @param args the arguments without the paths of Node and of the program @returns the exit
 * code
 */
export async function runProgram(args: readonly string[]): Promise<number> {
  let exitCode: number = EXIT.done;
  try {
    await createProgram({ onExitCode: (code) => (exitCode = code) }).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander throws this error after it has printed the help or the version.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    const failure = toPrintableError(error);
    // The raw arguments are searched for `--json`, because Commander may have failed to parse them.
    new Output({ json: args.includes('--json') }).failure(failure);
    return failure.exitCode;
  }
}
