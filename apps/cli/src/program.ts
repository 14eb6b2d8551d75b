import { databaseSettings } from '@rpm/data-access';
import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addApiKeyCommands } from './access/api-key.command';
import { addDeviceCommands } from './device/device.command';
import { addDeliverCommand } from './delivery/deliver.command';
import { addDoctorCommand } from './database/doctor.command';
import { EXIT, EXIT_MEANINGS } from './terminal/exit-code';
import { addItemCommands } from './catalogue/item.command';
import { addManufacturerCommands } from './catalogue/manufacturer.command';
import { addMigrateCommand } from './database/migrate.command';
import { addOrderCommands } from './order/order.command';
import { addOrganizationCommands } from './access/organization.command';
import { addPatientCommands } from './patient/patient.command';
import { addPlainResourceCommands } from './resource/plain-resources';
import { addReadingCommands } from './reading/reading.command';
import { addRetentionCommands } from './delivery/retention.command';
import { addReturnCommands } from './return/return.command';
import { addSimulateCommand } from './simulation/simulate.command';
import { addSiteCommands } from './site/site.command';
import { addStockCommands } from './stock/stock.command';
import { terminal } from './terminal/terminal';
import { addWebhookCommands } from './webhook/webhook.command';
import { addWebhookLogCommands } from './webhook-log/webhook-log.command';

export interface ProgramOptions {
  /** Receives the exit code of a command that has not thrown an error but must not exit with 0. */
  onExitCode?: (exitCode: number) => void;
}

/** Creates the program with all commands. Commands throw their errors, including usage errors; only `run-program.ts` reports them. */
export function createProgram({ onExitCode = () => undefined }: ProgramOptions = {}): Command {
  const program = new Command('rpm-admin')
    .description(
      'Administers a remote patient monitoring service. It uses the database of the service, which need not be running.',
    )
    .version(version())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal().stdout.write(text),
      writeErr: (text) => terminal().stderr.write(text),
      outputError: () => undefined,
    });
  addMigrateCommand(program);
  addDoctorCommand(program, onExitCode);
  addOrganizationCommands(program);
  addApiKeyCommands(program);
  addSiteCommands(program);
  addPatientCommands(program);
  addManufacturerCommands(program);
  addItemCommands(program);
  addPlainResourceCommands(program);
  addDeviceCommands(program);
  addReadingCommands(program);
  addOrderCommands(program);
  addReturnCommands(program);
  addStockCommands(program);
  addWebhookCommands(program);
  addWebhookLogCommands(program);
  addDeliverCommand(program);
  addRetentionCommands(program);
  addSimulateCommand(program);
  return program.addHelpText('after', `${FIRST_STEPS}\n${exitCodes()}\n\n${environment()}\n\nMore information: docs/cli.md`);
}

const FIRST_STEPS = `
First steps:
  $ rpm-admin doctor
  $ rpm-admin organization create "North Clinic"
  $ rpm-admin api-key create --organization "North Clinic" --name laptop --scopes '*'
  $ rpm-admin reading import readings.csv --organization "North Clinic" --time-zone America/Los_Angeles

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

function version(): string {
  const manifest = JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
