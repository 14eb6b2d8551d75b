import { type Command } from 'commander';
import { addReadingImportCommand } from './reading-import';

export function addReadingCommands(program: Command): void {
  const group = program.command('reading').description('measurements of patients').addHelpText('after', EXAMPLES);
  addReadingImportCommand(group, EXAMPLES);
}

const EXAMPLES = `
Examples:
  $ rpm-admin reading import readings.csv --organization "North Clinic" --time-zone America/Los_Angeles
  $ zcat readings.ndjson.gz | rpm-admin reading import - --organization "North Clinic" --format ndjson`;
