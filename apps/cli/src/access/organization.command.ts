import { OrganizationRepository } from '@rpm/data-access';
import { type Organization, PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { readName } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';

const COLUMNS: ColumnsByHeading<Organization> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  created: ({ createTimestamp }) => createTimestamp,
};

export function addOrganizationCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  group
    .command('create <name>')
    .description('create an organization with a unique name')
    .addOption(jsonOption())
    .action(async (name: string, options: OutputOptions) => {
      const output = new Output(options);
      const wanted = readName(name, '<name>');
      await withDatabase(output, async (database) => {
        output.record(await new OrganizationRepository(database).create(wanted), COLUMNS);
      });
    });

  addQueryOptions(group.command('list'), PageQuery)
    .description('list organizations, oldest first')
    .addOption(jsonOption())
    .action(async (options: OutputOptions, command: Command) => {
      const output = new Output(options);
      const page = readQuery(PageQuery, command);
      await withDatabase(output, async (database) => {
        output.page(await new OrganizationRepository(database).list(page), COLUMNS);
      });
    });
}

const EXAMPLES = `
Examples:
  $ rpm-admin organization create "North Clinic"
  $ rpm-admin organization list --json`;
