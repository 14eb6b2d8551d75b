import { type ChangesRequest, type JsonText } from '@rpm/database';
import { type Changes, ChangesQuery, type PageQuery, readInput } from '@rpm/domain';
import { type Command } from 'commander';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { readBodyFile } from './body-file';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from './query-options';
import { type ResourceDefinition } from './resource';
import { columnsByPath } from './view-paths';
import { inOrganization, type OrganizationSession } from '../trail/in-organization';
import { type Outcome, shownList, shownRecord } from '../trail/outcome';

export type ResourceOptions = OutputOptions & OrganizationOption;

/** Chooses the resource for a command's options. Only readings need this: each kind of reading is a resource, and an option names the kind. */
export type ResourceChooser<R> = (options: ResourceOptions) => R;

/** Adds the commands `list`, `changes`, `show` and `create` for a resource. */
export function addResourceCommands<Query extends PageQuery, Input extends object, Row>(
  group: Command,
  resource: ResourceDefinition<Query, Input, Row>,
  choose: ResourceChooser<ResourceDefinition<Query, Input, Row>> = () => resource,
): void {
  const { noun } = resource;

  addQueryOptions(addOrganizationOption(group.command('list')), resource.query)
    .description(`list ${noun}s; --json prints all properties`)
    .addOption(jsonOption())
    .action(async (options: ResourceOptions, command: Command) => {
      const { query: type, repository, columns } = choose(options);
      const output = new Output(options);
      const query = readQuery(type, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        return shownList(output, await new repository(database).list(organizationId, query, query), columns);
      });
    });

  addChangesCommand(group, noun, ({ database, organizationId }, options, request) =>
    new (choose(options).repository)(database).changes(organizationId, request),
  );

  addOrganizationOption(group.command('show <id>'))
    .description(`print one ${noun}`)
    .addOption(jsonOption())
    .action(async (rawId: string, options: ResourceOptions) => {
      const output = new Output(options);
      const id = readId(rawId, 'id');
      const { repository, ...resource } = choose(options);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        return shownOne(output, resource, await new repository(database).require(organizationId, id));
      });
    });

  addOrganizationOption(group.command('create <file>'))
    .description(`create one ${noun} from a JSON file, or from stdin ("-"), in the format of the API's request body`)
    .addOption(encodingOption())
    .addOption(jsonOption())
    .action(async (file: string, options: ResourceOptions & EncodingOption) => {
      const output = new Output(options);
      const { repository, input: type, ...resource } = choose(options);
      const input = readInput(type, await readBodyFile(file, options.encoding), 'body');
      await inOrganization(output, options, async ({ database, request }) => {
        return shownOne(output, resource, await new repository(database).create(request, input));
      });
    });
}

/** Adds the command `changes` for a resource. @param read reads the changes of the organization */
export function addChangesCommand(
  group: Command,
  noun: string,
  read: (session: OrganizationSession, options: ResourceOptions, request: ChangesRequest) => Promise<Changes<JsonText>>,
): void {
  addQueryOptions(addOrganizationOption(group.command('changes')), ChangesQuery)
    .description(`list the ${noun}s that were changed or deleted after a time, oldest change first`)
    .addOption(jsonOption())
    .action(async (options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      const query = readQuery(ChangesQuery, command);
      await inOrganization(output, options, async (session) => {
        return shownList(output, await read(session, options, query), {});
      });
    });
}

function shownOne<Row>(
  output: Output,
  { paths, columnsOfOne = columnsByPath<Row>(paths) }: { paths: readonly string[]; columnsOfOne?: ColumnsByHeading<Row> },
  answer: JsonText,
): Outcome {
  return shownRecord(output, answer, columnsOfOne);
}
