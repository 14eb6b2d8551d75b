import { StockRepository } from '@rpm/data-access';
import { StockAdjustmentInput, StockQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { numberOrText, withBody } from '../resource/body-options';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { addOrganizationOption, requireOrganization } from '../access/organization-option';
import { type Columns, Output } from '../terminal/output';
import { addQueryOptions, PAGE_OPTIONS, type QueryOptions, readQuery } from '../resource/query-options';
import { type ResourceOptions } from '../resource/resource-commands';

/** How many there are of something in one place. */
interface Stock {
  item: { id: number; name: string };
  site: { id: number } | null;
  tracked: boolean;
  available: number;
  promised: number;
}

const OPTIONS: QueryOptions<StockQuery> = {
  itemId: ['--item-id <id>', 'only of this item'],
  siteId: ['--site-id <id>', 'only at this site'],
  ...PAGE_OPTIONS,
};

/** Without a site it is the central stock. */
const COLUMNS: Columns<Stock> = {
  'item id': ({ item }) => item.id,
  item: ({ item }) => item.name,
  'site id': ({ site }) => site?.id ?? null,
  tracked: ({ tracked }) => tracked,
  available: ({ available }) => available,
  promised: ({ promised }) => promised,
};

export function addStockCommands(program: Command): void {
  const group = program.command('stock').description('how many there are of each item, in the central stock and at sites');

  addQueryOptions(addOrganizationOption(group.command('list')), OPTIONS)
    .description('list what there is: devices that are free or promised, and what is only counted')
    .addOption(jsonOption())
    .action(async (options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      const { page, size, ...filter } = readQuery(StockQuery, OPTIONS, command);
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        output.shownPage(await new StockRepository(database).list(id, filter, { page, size }), COLUMNS);
      });
    });

  addOrganizationOption(group.command('adjust'))
    .description('say that there are more, or fewer, of an item that is only counted; devices are registered instead')
    .option('--item-id <id>', 'of which item', numberOrText)
    .option('--site-id <id>', 'at which site; in the central stock unless given', numberOrText)
    .option('--change <number>', 'how many more, such as 100, or fewer, such as -3', numberOrText)
    .option('--reason <text>', 'why; for colleagues')
    .addOption(jsonOption())
    .addHelpText('after', ADJUST_HELP)
    .action(async (options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      await withBody(StockAdjustmentInput, ['itemId', 'siteId', 'change', 'reason'], command, (body) =>
        withDatabase(output, async (database) => {
          const { id: organizationId } = await requireOrganization(database, options);
          const request = { organizationId, expectedVersions: null, idempotency: null };
          const { text } = await new StockRepository(database).adjust(request, body);
          output.record(JSON.parse(text) as Stock, COLUMNS);
        }),
      );
    });
}

const ADJUST_HELP = `
Examples:
  $ rpm-admin stock adjust --organization "North Clinic" --item-id 2 --change 100 --reason Delivered
  $ rpm-admin stock adjust --organization "North Clinic" --item-id 2 --site-id 3 --change -4 --reason "Out of date"`;
