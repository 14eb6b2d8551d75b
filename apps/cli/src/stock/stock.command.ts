import { StockRepository } from '@rpm/data-access';
import { STOCK_VIEW, StockAdjustmentInput, StockQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { numberOrText, withBody } from '../resource/body-options';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { type ResourceOptions } from '../resource/resource-commands';
import { columnsOf } from '../resource/view-paths';
import { inOrganization } from '../trail/in-organization';
import { shownList, shownRecord } from '../trail/outcome';

type StockRow = ViewOf<typeof STOCK_VIEW>;

/** A row that has no site shows the central stock. */
const COLUMNS: ColumnsByHeading<StockRow> = {
  ...columnsOf<StockRow>('item.id'),
  item: ({ item }) => item.name,
  ...columnsOf<StockRow>('site.id', 'tracked', 'available', 'promised'),
};

export function addStockCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('list')), StockQuery)
    .description('list the numbers of available units and of units promised to orders, by item and site')
    .addOption(jsonOption())
    .action(async (options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      const { page, size, ...filter } = readQuery(StockQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) =>
        shownList(output, await new StockRepository(database).list(organizationId, filter, { page, size }), COLUMNS),
      );
    });

  addOrganizationOption(group.command('adjust'))
    .description('change the number of units of an item without serial numbers; register devices with "device create" instead')
    .option('--item-id <id>', 'id of the item', numberOrText)
    .option('--site-id <id>', 'id of the site; by default, the central stock', numberOrText)
    .option('--change <number>', 'number of units to add, such as 100, or to remove, such as -3', numberOrText)
    .option('--reason <text>', 'reason for the change, for colleagues')
    .addOption(jsonOption())
    .addHelpText('after', ADJUST_HELP)
    .action(async (options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      await withBody(StockAdjustmentInput, ['item.id', 'site.id', 'change', 'reason'], command, (body) =>
        inOrganization(output, options, async ({ database, request }) =>
          shownRecord(output, await new StockRepository(database).adjust(request, body), COLUMNS),
        ),
      );
    });
}

const ADJUST_HELP = `
Examples:
  $ rpm-admin stock adjust --organization "North Clinic" --item-id 2 --change 100 --reason Delivered
  $ rpm-admin stock adjust --organization "North Clinic" --item-id 2 --site-id 3 --change -4 --reason "Out of date"`;
