import { countRowsOfOrganization, deleteOrganization, type RowCounts } from '@rpm/backup';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { invalidOption } from '../terminal/option-value';
import { Refusal } from '../terminal/refusal';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody, type Outcome } from '../trail/outcome';

interface DeleteOptions extends OutputOptions {
  confirm?: string;
  dryRun?: boolean;
  heldDevices?: number;
}

const HELP = `
It is refused while patients hold devices, unless --held-devices confirms their number. All of its keys stop working and its webhooks are disabled, then all rows are deleted in one transaction. Only
a backup, or a file of "organization export", can bring the data back.

Examples:
  $ rpm-admin organization delete "North Clinic" --dry-run
  $ rpm-admin organization delete "North Clinic" --confirm "North Clinic"`;

export function addOrganizationDeleteCommand(group: Command): void {
  group
    .command('delete <name>')
    .description('delete an organization with all of its data')
    .option('--confirm <name>', 'the name once more, as confirmation')
    .option('--held-devices <count>', 'number of devices that patients hold and that need not come back', readCount)
    .option('--dry-run', 'only count what would be deleted')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: DeleteOptions) => {
      const output = new Output(options);
      await inOrganization(output, { organization: name }, async ({ database, organizationId: id, trail }) => {
        if (options.dryRun) return counted(output, await countRowsOfOrganization(database, id, options.heldDevices), true);
        if (options.confirm !== name) {
          throw new Refusal(
            'usage',
            `Nothing was deleted. To delete it with all data, repeat its name: --confirm ${JSON.stringify(name)}.`,
          );
        }
        await trail.begin();
        return counted(output, await deleteOrganization(database, id, options.heldDevices), false);
      });
    });
}

/** @throws InvalidInput */
function readCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw invalidOption('--held-devices', 'not_an_integer', 'Send the number of devices in plain decimal digits.');
}

function counted(output: Output, rows: RowCounts, dryRun: boolean): Outcome {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lines = Object.entries(rows).map(([table, count]) => `${table}: ${count}`);
  const sentence = dryRun ? `${total} rows would be deleted.` : `Deleted the organization and its ${total} rows.`;
  return aboutNobody(total, () => output.result({ dryRun, total, rows }, [...lines, sentence].join('\n')));
}
