import { type Command } from 'commander';
import { type DoctorCheck } from './doctor-check';
import { diagnose } from './doctor-checks';
import { EXIT } from '../terminal/exit-code';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';

const COLUMNS: ColumnsByHeading<DoctorCheck> = {
  check: ({ check }) => check,
  status: ({ status }) => status,
  detail: ({ detail }) => detail,
};

/** @param onExitCode receives the exit code; a failed check is a result of the command and not thrown as an error */
export function defineDoctorCommand(command: Command, onExitCode: (exitCode: number) => void): void {
  command
    .addOption(jsonOption())
    .addHelpText('after', '\nThe exit code is 0 only if no check failed.\n\nExample:\n  $ rpm-admin doctor --json')
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      const { checks, exitCode } = await diagnose(output);
      output.list(checks, COLUMNS, { healthy: exitCode === EXIT.done, checks });
      onExitCode(exitCode);
    });
}
