import { SiteRepository } from '@rpm/data-access';
import { type SiteAddress, SiteQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { withDatabase } from './database-session';
import { jsonOption } from './json-option';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from './organization-option';
import { type Columns, Output, type OutputOptions } from './output';
import { addQueryOptions, PAGE_OPTIONS, type QueryOptions, readQuery } from './query-options';

/** A site as it is shown. */
interface Site {
  id: number;
  name: string | null;
  active: boolean;
  address: SiteAddress | null;
}

const OPTIONS: QueryOptions<SiteQuery> = {
  name: ['--name <text>', 'only sites whose name contains this'],
  active: ['--active <true|false>', 'only sites that are active, or only those that are not'],
  ...PAGE_OPTIONS,
};

const COLUMNS: Columns<Site> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  active: ({ active }) => active,
  city: ({ address }) => address?.city ?? null,
  state: ({ address }) => address?.state ?? null,
  country: ({ address }) => address?.country ?? null,
};

export function addSiteCommands(program: Command): void {
  const group = program
    .command('site')
    .description('places devices are shipped to and handed out from')
    .addHelpText('after', '\nExample:\n  $ rpm-admin site list --organization "North Clinic" --size 250');

  addQueryOptions(addOrganizationOption(group.command('list')), OPTIONS)
    .description('list sites, oldest first; --json shows whole addresses')
    .addOption(jsonOption())
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const query = readQuery(SiteQuery, OPTIONS, command);
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        output.shownPage(await new SiteRepository(database).list(id, query, query), COLUMNS);
      });
    });
}
