import { parseArgs } from 'node:util';
import { CleanupFunctions } from './cleanup';
import { createProgressPrinter } from './progress';

/** Exit statuses of the programs, as defined in sysexits(3). */
export const EXIT = { failed: 1, usage: 64, interrupted: 130 };

/** An error in the command-line arguments. The program then prints its usage. */
export class UsageError extends Error {}

/** Functions that a program passes to its modules. */
export interface ProgramRun {
  say: (progress: string) => void;
  /** Ends the line of progress, so that the program can print its result. */
  endProgress: () => void;
  /** Registers a function to be called when the run ends for any reason. */
  defer: CleanupFunctions['defer'];
}

/**
 * Runs a program that starts processes and databases, all of which are stopped at its end, after an error and after an interrupt.
 * @param read reads the command-line arguments @throws UsageError
 * @param work @returns the exit status
 */
export async function runProgram<T>(
  usage: string,
  read: () => T,
  work: (options: T, run: ProgramRun) => Promise<number>,
): Promise<number> {
  const ending = new CleanupFunctions();
  const { say, end } = createProgressPrinter(process.stderr);
  try {
    const options = read();
    ending.onInterrupt(EXIT.interrupted);
    return await work(options, { say, endProgress: end, defer: ending.defer });
  } catch (error) {
    // Errors are not reported after the run was interrupted, because stopping all processes causes errors.
    if (ending.isBegun) return EXIT.interrupted;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return EXIT.failed;
    process.stderr.write(`\n${usage}`);
    return EXIT.usage;
  } finally {
    end();
    await ending.all();
  }
}

/** An option of a program: a flag, which is off by default, or a text. */
type ProgramOption = { readonly type: 'boolean'; readonly default: false } | { readonly type: 'string' };

/** Parses command-line arguments. @throws UsageError for unknown options */
export function parseArguments<Options extends Record<string, ProgramOption>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the value of an option that must be a whole number above 0. */
export function wholeNumber(name: string, given: string | undefined, otherwise: number): number {
  const value = given === undefined ? otherwise : Number(given);
  if (Number.isInteger(value) && value > 0) return value;
  throw new UsageError(`--${name} must be a whole number above 0.`);
}

/** Returns the given seed of random numbers, or a new one. */
export function seedOf(given: string | undefined): number {
  return wholeNumber('seed', given, 1 + Math.floor(Math.random() * 1_000_000_000));
}
