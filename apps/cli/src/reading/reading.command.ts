import { type Command } from 'commander';
import { addReadingHistoryCommand } from './reading-history';
import { addReadingImportCommand } from './reading-import';
import { addKindOption, type ReadingKindOption } from './reading-kind-option';
import { addRestampCommands } from './reading-restamp';
import { addVoidCommand } from './reading-void';
import { addImportsCommand } from './reading-imports';
import { addUndoImportCommand } from './reading-undo-import';
import { readingResource } from './reading-resource';
import { addResourceCommands, type ResourceOptions } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';

export function addReadingCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);
  const choose = (options: ResourceOptions) => readingResource((options as ResourceOptions & ReadingKindOption).kind);
  const any = readingResource('bloodGlucose');
  addResourceCommands(group, any, choose);
  addExportCommand(group, any, choose);
  for (const command of group.commands) addKindOption(command);
  addReadingHistoryCommand(group);
  addReadingImportCommand(group, EXAMPLES);
  addImportsCommand(group);
  addUndoImportCommand(group);
  addRestampCommands(group);
  addVoidCommand(group);
}

const EXAMPLES = `
Examples:
  $ rpm-admin reading import readings.csv --organization "North Clinic" --unit mgdl --time-zone America/Los_Angeles
  $ rpm-admin reading import clarity.csv --organization "North Clinic" --patient patient-0001 --time-zone Europe/Berlin --dry-run
  $ zcat readings.ndjson.gz | rpm-admin reading import - --organization "North Clinic" --format ndjson
  $ rpm-admin reading export --organization "North Clinic" --kind bloodPressure --output readings.csv`;
