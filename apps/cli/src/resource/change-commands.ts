import { type Database, type JsonText, type WriteRequest } from '@rpm/database';
import { type InputClass, readInput } from '@rpm/domain';
import { type Command } from 'commander';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { readBodyFile } from './body-file';
import { addOperationCommand, runOperation } from './operation-command';
import { type ResourceOptions } from './resource-commands';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { readId } from '../terminal/option-value';
import { columnsByPath } from './view-paths';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

interface ChangeableResource<Row, Patch extends object> {
  noun: string;
  paths: readonly string[];
  columnsOfOne?: ColumnsByHeading<Row>;
  repository: new (database: Database) => {
    change(request: WriteRequest, id: number, patch: Patch): Promise<JsonText>;
  };
}

/** Adds the command `change`. @param patch the class of the merge-patch body @param example a body that the help text shows */
export function addChangeCommand<Row, Patch extends object>(
  group: Command,
  { noun, paths, columnsOfOne = columnsByPath<Row>(paths), repository }: ChangeableResource<Row, Patch>,
  patch: InputClass<Patch>,
  example: object,
): void {
  addOperationCommand(
    group,
    'change <id> <file>',
    `change the properties of one ${noun} that a JSON file, or stdin ("-"), contains, in the format of the API's PATCH`,
  )
    .addOption(encodingOption())
    .addHelpText(
      'after',
      `\nExample:\n  $ echo '${JSON.stringify(example)}' | rpm-admin ${noun} change 7 - --organization "North Clinic"`,
    )
    .action(async (id: string, file: string, options: ResourceOptions & EncodingOption) => {
      const body = readInput(patch, await readBodyFile(file, options.encoding), 'body', 'patch');
      await runOperation(id, options, columnsOfOne, (database, request, resourceId) =>
        new repository(database).change(request, resourceId, body),
      );
    });
}

interface DeletableResource {
  noun: string;
  repository: new (database: Database) => { delete(request: WriteRequest, id: number): Promise<JsonText<null>> };
}

/** Adds the command `delete`. */
export function addDeleteCommand(group: Command, { noun, repository }: DeletableResource): void {
  addOperationCommand(group, 'delete <id>', `delete one ${noun} that was created by mistake and that nothing refers to`)
    .addHelpText('after', `\nExample:\n  $ rpm-admin ${noun} delete 7 --organization "North Clinic"`)
    .action((id: string, options: ResourceOptions) =>
      runDeletion(id, options, noun, (database, ...request) => new repository(database).delete(...request)),
    );
}

/** Runs an operation that deletes a resource, and prints that the resource is deleted. */
export async function runDeletion(
  rawId: string,
  options: ResourceOptions,
  noun: string,
  operation: (database: Database, request: WriteRequest, id: number) => Promise<JsonText<null>>,
): Promise<void> {
  const output = new Output(options);
  const id = readId(rawId, '<id>');
  await inOrganization(output, options, async ({ database, request }) =>
    shown([await operation(database, request, id)], () => output.result({ id, deleted: true }, `Deleted the ${noun} ${id}.`)),
  );
}
