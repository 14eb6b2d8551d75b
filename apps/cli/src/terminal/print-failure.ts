import { type InputError } from '@rpm/domain';
import { colorsFor } from './colors';
import { terminal } from './terminal';

/** An error as it is printed for the user. */
export interface PrintableError {
  exitCode: number;
  /** A code for the cause of the error. It never changes, so scripts can rely on it. */
  code: string;
  detail: string;
  errors: readonly InputError[];
}

/** Prints an error on stderr: as JSON with `--json`, otherwise as text. */
export function printFailure({ code, detail, errors }: PrintableError, options: { json?: boolean } = {}): void {
  if (options.json) {
    const error = errors.length > 0 ? { code, detail, errors } : { code, detail };
    terminal().stderr.write(`${JSON.stringify({ error })}\n`);
    return;
  }
  const { red } = colorsFor(terminal().stderr);
  const places = errors.map((error) => `  ${error.parameter ?? error.pointer}: ${error.detail}\n`);
  terminal().stderr.write(`${red('rpm-admin:')} ${detail}\n${places.join('')}`);
}
