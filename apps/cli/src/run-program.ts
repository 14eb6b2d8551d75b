import { CommanderError } from 'commander';
import { createProgram } from './program';
import { EXIT } from './terminal/exit-code';
import { printFailure } from './terminal/print-failure';

/**
 * Runs one command and reports its error, if any, on stderr. @param args the arguments without the paths of Node and of the program @returns the exit
 * code
 */
export async function runProgram(args: readonly string[]): Promise<number> {
  let exitCode: number = EXIT.done;
  try {
    const program = await createProgram(args, { onExitCode: (code) => (exitCode = code) });
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander throws this error after it has printed the help or the version.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    const { toPrintableError } = await import('./terminal/printable-error.js');
    const failure = toPrintableError(error);
    // The raw arguments are searched for `--json`, because Commander may have failed to parse them.
    printFailure(failure, { json: args.includes('--json') });
    return failure.exitCode;
  }
}
