import { type Database, type JsonText, type WriteRequest } from '@rpm/database';
import { InvalidInput } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { type ResourceOptions } from './resource-commands';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

/** Function that changes one resource by the rules of the API and returns the changed resource. */
export type ResourceOperation = (database: Database, request: WriteRequest, id: number) => Promise<JsonText>;

/** Adds a command for an operation on one resource. The caller adds the command's specific options and its action. */
export function addOperationCommand(group: Command, usage: string, description: string): Command {
  return addOrganizationOption(group.command(usage)).description(description).addOption(jsonOption());
}

/**
 * Runs an operation on one resource and prints the changed resource.
 * @param findWarning returns a warning about the changed resource; null if there is none
 */
export async function runOperation<Row>(
  rawId: string,
  options: ResourceOptions,
  columns: ColumnsByHeading<Row>,
  operation: ResourceOperation,
  findWarning?: (database: Database, organizationId: number, changed: Row) => Promise<string | null>,
): Promise<void> {
  const output = new Output(options);
  const id = readId(rawId, '<id>');
  await inOrganization(output, options, async ({ database, organizationId, request }) => {
    const answer = await operation(database, request, id);
    const changed = JSON.parse(answer.text) as Row;
    const warning = (await findWarning?.(database, organizationId, changed)) ?? null;
    return shown([answer], () => {
      output.record(changed, columns);
      if (warning !== null) output.notice(warning);
    });
  });
}

/** Makes validation errors name the given option instead of properties of the request body, because the user wrote only the option. */
export async function attributeErrorsTo<T>(option: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const errors = error.errors.map((one) =>
      'parameter' in one ? one : { parameter: option, code: one.code, detail: one.detail },
    );
    throw new InvalidInput(errors);
  }
}

/** Collects the values of a repeated option into a list. */
export const appendValue = (value: string, before: string[] = []): string[] => [...before, value];

/** Returns the part of the help text that describes the effects of a transition. */
export const effectsOf = ({ description }: { description: string }) => `\n${description.replaceAll('`', '')}`;
