import { runProgram } from './run-program';
import { EXIT } from './terminal/exit-code';
import { printFailure } from './terminal/print-failure';

// A program that reads the output, such as `head`, may close the pipe early; this is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  const detail = `The output cannot be written (${error.code ?? 'no reason was given'}).`;
  printFailure({ exitCode: EXIT.output, code: 'unwritable', detail, errors: [] });
  process.exit(EXIT.output);
});

// The exit code is set without calling `process.exit`, because output to a pipe may still be buffered.
void runProgram(process.argv.slice(2)).then((exitCode) => {
  if (exitCode !== EXIT.done) process.exitCode = exitCode;
});
