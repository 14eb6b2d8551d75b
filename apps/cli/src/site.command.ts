import { SiteRepository } from '@rpm/data-access';
import { PageQuery, type Site } from '@rpm/domain';
import { type Command } from 'commander';
import { withDatabase } from './database-session';
import { jsonOption } from './json-option';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from './organization-option';
import { type Columns, Output, type OutputOptions } from './output';
import { addQueryOptions, PAGE_OPTIONS, readQuery } from './query-options';

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

  addQueryOptions(addOrganizationOption(group.command('list')), PAGE_OPTIONS)
    .description('list sites, oldest first; --json shows whole addresses')
    .addOption(jsonOption())
    .action(async (options: OutputOptions & OrganizationOption, command: Command) => {
      const output = new Output(options);
      const page = readQuery(PageQuery, PAGE_OPTIONS, command);
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        output.page(await new SiteRepository(database).list(id, page), COLUMNS);
      });
    });
}
