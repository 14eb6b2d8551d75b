import { type JsonText } from '@rpm/data-access';
import { type PageQuery, readInput } from '@rpm/domain';
import { type Command } from 'commander';
import { readBodyFile } from './body-file';
import { listText, valueAt } from './csv-rows';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption, requireOrganization } from '../access/organization-option';
import { type Columns, Output, type OutputOptions } from '../terminal/output';
import { type Cell } from '../terminal/plain-text';
import { addQueryOptions, readQuery } from './query-options';
import { type Resource } from './resource';

export type ResourceOptions = OutputOptions & OrganizationOption;

/** Which resource is meant: of readings the kind is an option. */
export type Choose<R> = (options: ResourceOptions) => R;

/** `list`, `show`, `create` */
export function addResourceCommands<Query extends PageQuery, Input extends object, Shown>(
  group: Command,
  resource: Resource<Query, Input, Shown>,
  choose: Choose<Resource<Query, Input, Shown>> = () => resource,
): void {
  const { noun } = resource;

  addQueryOptions(addOrganizationOption(group.command('list')), resource.options)
    .description(`list ${noun}s; --json shows all of each`)
    .addOption(jsonOption())
    .action(async (options: ResourceOptions, command: Command) => {
      const { query: type, options: queryOptions, repository, columns } = choose(options);
      const output = new Output(options);
      const query = readQuery(type, queryOptions, command);
      await withDatabase(output, async (database) => {
        const { id } = await requireOrganization(database, options);
        output.shownPage(await new repository(database).list(id, query, query), columns);
      });
    });

  addOrganizationOption(group.command('show <id>'))
    .description(`show one ${noun}`)
    .addOption(jsonOption())
    .action(async (given: string, options: ResourceOptions) => {
      const output = new Output(options);
      const id = readId(given, 'id');
      const { repository, ...one } = choose(options);
      await withDatabase(output, async (database) => {
        const { id: organizationId } = await requireOrganization(database, options);
        showOne(output, one, await new repository(database).require(organizationId, id));
      });
    });

  addOrganizationOption(group.command('create <file>'))
    .description(`create one ${noun}: the body of the API's POST, a JSON object in a file or from stdin ("-")`)
    .addOption(jsonOption())
    .action(async (file: string, options: ResourceOptions) => {
      const output = new Output(options);
      const { repository, input, ...one } = choose(options);
      const given = readInput(input, await readBodyFile(file), 'body');
      await withDatabase(output, async (database) => {
        const { id: organizationId } = await requireOrganization(database, options);
        const request = { organizationId, expectedVersions: null, idempotency: null };
        showOne(output, one, await new repository(database).create(request, given));
      });
    });
}

function showOne<Shown>(
  output: Output,
  { paths, columnsOfOne }: { paths: readonly string[]; columnsOfOne?: Columns<Shown> },
  { text }: JsonText,
): void {
  const byPath: Columns<Shown> = Object.fromEntries(paths.map((path) => [path, (shown) => cellOf(valueAt(shown, path))]));
  output.record(JSON.parse(text) as Shown, columnsOfOne ?? byPath);
}

function cellOf(value: unknown): Cell {
  return Array.isArray(value) ? listText(value) : (value as Cell);
}
