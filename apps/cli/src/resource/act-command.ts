import { type JsonText, type WriteRequest } from '@rpm/data-access';
import { InvalidInput } from '@rpm/domain';
import { type Command } from 'commander';
import { type Database, withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption, requireOrganization } from '../access/organization-option';
import { type Columns, Output } from '../terminal/output';
import { type ResourceOptions } from './resource-commands';

/** Does something with one resource, by the rules of the API. */
export type Act = (database: Database, request: WriteRequest, id: number) => Promise<JsonText>;

/** A command `<name> <id>` that says what has become of it; whoever adds it gives it its options and its action. */
export function addActCommand(group: Command, usage: string, description: string): Command {
  return addOrganizationOption(group.command(usage)).description(description).addOption(jsonOption());
}

export async function actOnOne<Shown>(given: string, options: ResourceOptions, columns: Columns<Shown>, act: Act): Promise<void> {
  const output = new Output(options);
  const id = readId(given, '<id>');
  await withDatabase(output, async (database) => {
    const { id: organizationId } = await requireOrganization(database, options);
    const { text } = await act(database, { organizationId, expectedVersions: null, idempotency: null }, id);
    output.record(JSON.parse(text) as Shown, columns);
  });
}

/** Has faults of what an option was given for name the option instead of members of a body. */
export async function toldOf<T>(option: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.faults.map(({ code, detail }) => ({ parameter: option, code, detail })));
  }
}

/** Repeated options are a list. */
export const listed = (value: string, before: string[] = []): string[] => [...before, value];
