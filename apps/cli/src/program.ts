import { databaseSettings } from '@rpm/database/configuration';
import { Command } from 'commander';
import { beginCommand } from './trail/running-command';
import { addExamples } from './examples';
import { EXIT, EXIT_MEANINGS } from './terminal/exit-code';
import { terminal } from './terminal/terminal';
import { type TopLevelCommand, TOP_LEVEL_COMMANDS } from './top-level-commands';
import { programVersion } from './terminal/program-version';

export interface ProgramOptions {
  /** Receives the exit code of a command that has not thrown an error but must not exit with 0. */
  onExitCode?: (exitCode: number) => void;
}

/**
 * Creates the program for the given arguments. Only the code of commands that the arguments name is loaded; the help lists the others by name and
 * description. Commands throw their errors, including usage errors; only `run-program.ts` reports them.
 */
export async function createProgram(
  args: readonly string[],
  { onExitCode = () => undefined }: ProgramOptions = {},
): Promise<Command> {
  const program = new Command('rpm-admin')
    .description(
      'Administers a remote patient monitoring service. It uses the database of the service, which need not be running.',
    )
    .version(programVersion())
    .exitOverride()
    .hook('preAction', (_program, command) => beginCommand(command))
    .configureOutput({
      writeOut: (text) => terminal().stdout.write(text),
      writeErr: (text) => terminal().stderr.write(text),
      outputError: () => undefined,
    });
  for (const [name, { description, load }] of Object.entries<TopLevelCommand>(TOP_LEVEL_COMMANDS)) {
    const command = program.command(name).description(description);
    if (!args.includes(name)) continue;
    const define = await load();
    define(command, onExitCode);
    addExamples(command);
  }
  return program.addHelpText('after', `${FIRST_STEPS}\n${exitCodes()}\n\n${environment()}\n\nMore information: docs/cli.md`);
}

const FIRST_STEPS = `
First steps:
  $ rpm-admin doctor
  $ rpm-admin organization create "North Clinic"
  $ rpm-admin api-key create --organization "North Clinic" --name laptop --scopes '*'
  $ rpm-admin reading import readings.csv --organization "North Clinic" --unit mgdl --time-zone America/Los_Angeles

Every command has the option --json, for scripts. Without it, output is a table on a terminal and tab-separated lines in a pipe.
`;

function exitCodes(): string {
  const lines = Object.entries(EXIT_MEANINGS).map(
    ([name, meaning]) => `  ${String(EXIT[name as keyof typeof EXIT]).padEnd(4)} ${meaning}`,
  );
  return `Exit codes:\n${lines.join('\n')}`;
}

function environment(): string {
  const lines = Object.entries(databaseSettings).map(([name, setting]) => `  ${name.padEnd(19)} ${setting.description}`);
  return `Environment:\n${lines.join('\n')}`;
}
