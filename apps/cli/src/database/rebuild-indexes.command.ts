import { rebuildIndexes } from '@rpm/schema';
import { type Command } from 'commander';
import { withDatabase } from './database-session';
import { rebuildingText, rebuiltText } from './large-index-texts';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';

const HELP = `
The service may run meanwhile, and readings can be written. Each index needs space for a
second copy until it is complete. Run this once a month, when there is little to do.

Example:
  $ rpm-admin rebuild-indexes`;

export function defineRebuildIndexesCommand(command: Command): void {
  command.addOption(jsonOption()).addHelpText('after', HELP).action(rebuild);
}

async function rebuild(options: OutputOptions): Promise<void> {
  const output = new Output(options);
  const rebuilt = await withDatabase(output, ({ connection }) =>
    rebuildIndexes(connection, (index) => output.report({ progress: index }, rebuildingText(index))),
  );
  const lines = rebuilt.map(rebuiltText);
  output.result({ rebuilt }, lines.length === 0 ? 'No index of readings has a megabyte yet.' : lines.join('\n'));
}
