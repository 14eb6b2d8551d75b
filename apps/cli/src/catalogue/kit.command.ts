import { KitRepository } from '@rpm/data-access';
import { KIT_VIEW, KitInput, KitItemCountInput, type KIT_ITEM_VIEW, readInput, type ViewOf } from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand, runDeletion } from '../resource/change-commands';
import { addOperationCommand, attributeErrorsTo, runOperation } from '../resource/operation-command';
import { type ResourceOptions } from '../resource/resource-commands';
import { columnsOf } from '../resource/view-paths';
import { readId } from '../terminal/option-value';
import { numberOrText } from '../resource/body-options';

type KitItemRow = ViewOf<typeof KIT_ITEM_VIEW>;

// Lists of objects do not fit into lines of text; only `--json` prints the items.
const KIT = { noun: 'kit', paths: viewPathsOf(KIT_VIEW, { without: ['kitItems'] }), repository: KitRepository };

const ITEM_COLUMNS = columnsOf<KitItemRow>('item.id', 'item.name', 'count');

/** Adds the commands that change and delete a kit, and the commands that change single items of a kit. */
export function addKitChangeCommands(group: Command): void {
  addChangeCommand(group, KIT, KitInput, { archived: true });
  addDeleteCommand(group, KIT);
  addOperationCommand(group, 'set-item <id> <itemId>', 'set the number of units of one item in a kit, or add the item')
    .requiredOption('--count <number>', 'number of units')
    .addHelpText('after', '\nExample:\n  $ rpm-admin kit set-item 3 12 --organization "North Clinic" --count 2')
    .action(async (id: string, rawItemId: string, options: ResourceOptions & { count: string }) => {
      const itemId = readId(rawItemId, '<itemId>');
      const input = await attributeErrorsTo('--count', () =>
        readInput(KitItemCountInput, { count: numberOrText(options.count) }, 'body'),
      );
      await runOperation(id, options, ITEM_COLUMNS, (database, request, kitId) =>
        new KitRepository(database).setItem(request, kitId, itemId, input),
      );
    });
  addOperationCommand(group, 'remove-item <id> <itemId>', 'remove one item from a kit')
    .addHelpText('after', '\nExample:\n  $ rpm-admin kit remove-item 3 12 --organization "North Clinic"')
    .action((id: string, rawItemId: string, options: ResourceOptions) => {
      const itemId = readId(rawItemId, '<itemId>');
      return runDeletion(id, options, 'item of the kit', (database, request, kitId) =>
        new KitRepository(database).removeItem(request, kitId, itemId),
      );
    });
}
