import { CommanderError } from 'commander';
import { EXIT, failureOf } from './terminal/exit-code';
import { Output } from './terminal/output';
import { createProgram } from './program';

/** The exit code is set, not exited with: what was written to a pipe is still on its way. */
async function main(): Promise<void> {
  try {
    await createProgram().parseAsync();
  } catch (error) {
    // Help and version, asked for, were shown.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const failure = failureOf(error);
    // Read from the arguments themselves, because they may be what could not be understood.
    new Output({ json: process.argv.includes('--json') }).failure(failure);
    process.exitCode = failure.exitCode;
  }
}

// `rpm-admin … | head` has read enough; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  const detail = `The output cannot be written (${error.code ?? 'no reason was given'}).`;
  new Output({}).failure({ exitCode: EXIT.output, code: 'unwritable', detail, faults: [] });
  process.exit(EXIT.output);
});

void main();
