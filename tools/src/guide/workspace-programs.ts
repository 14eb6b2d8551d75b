import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync } from 'node:child_process';

/** The result of a program that may fail. */
interface Outcome {
  isFailure: boolean;
  /** Text that the program wrote to both of its outputs. */
  output: string;
}

/** Runs a program in the workspace. @returns what it wrote @throws Error if its exit status is not 0 */
export const run = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  execFileSync(program, args, {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 256 * 1024 * 1024,
  });

/** Runs a program in the workspace, whatever its exit status. */
export function attempt(program: string, args: readonly string[]): Outcome {
  try {
    return { isFailure: false, output: run(program, args) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isFailure: true, output: `${stdout}${stderr}` };
  }
}

/** The arguments with which Node runs some specs. */
export const jest = (specs: readonly string[]): string[] => [
  'node_modules/.bin/jest',
  ...['--selectProjects', 'fast', 'programs', 'exhaustive', '--maxWorkers=2', '--bail', ...specs],
];
