import { type Database, type JsonText } from '@rpm/database';
import { type InputClass, type Page } from '@rpm/domain';
import { type Command } from 'commander';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { addOperationCommand } from './operation-command';
import { addQueryOptions, readQuery } from './query-options';
import { type ResourceOptions } from './resource-commands';
import { inOrganization } from '../trail/in-organization';
import { shownList } from '../trail/outcome';

/** A list that belongs to one resource, such as the events of a device. */
interface PartList<Query extends object, Row> {
  /** Name and arguments of the command, such as `events <id>`. */
  usage: string;
  description: string;
  /** Example of the command for the help page, without `rpm-admin`. */
  example: string;
  query: InputClass<Query>;
  columns: ColumnsByHeading<Row>;
  list: (database: Database, organizationId: number, id: number, query: Query) => Promise<Page<JsonText<Row>>>;
}

/** Adds a command that prints a page of a list that belongs to one resource. */
export function addPartListCommand<Query extends object, Row>(
  group: Command,
  { usage, description, example, query: type, columns, list }: PartList<Query, Row>,
): Command {
  return addQueryOptions(addOperationCommand(group, usage, description), type)
    .addHelpText('after', `\nExample:\n  $ rpm-admin ${example}`)
    .action(async (rawId: string, options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      const query = readQuery(type, command);
      const id = readId(rawId, '<id>');
      await inOrganization(output, options, async ({ database, organizationId }) =>
        shownList(output, await list(database, organizationId, id, query), columns),
      );
    });
}
