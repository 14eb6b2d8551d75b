import { type InputFault, InvalidInput, type PageQuery, readInput } from '@rpm/domain';
import { type Command, type Option } from 'commander';

/** The options of a query: for each of its parameters the flags and what they mean. */
export type QueryOptions<T> = Record<keyof T, [flags: string, description: string]>;

export const PAGE_OPTIONS: QueryOptions<PageQuery> = {
  page: ['--page <number>', 'page to show, from 1'],
  size: ['--size <number>', 'entries per page, 1 to 250 (15 unless given)'],
};

export function addQueryOptions<T>(command: Command, options: QueryOptions<T>): Command {
  for (const [flags, description] of Object.values<[string, string]>(options)) command.option(flags, description, collect);
  return command;
}

/** Repeated options arrive as repeated query parameters do, so that the same rule refuses them. */
function collect(value: string, before: string | string[] | undefined): string | string[] {
  return before === undefined ? value : [before, value].flat();
}

/**
 * Reads the query that a command's options are, by the rules of the API.
 * @throws InvalidInput that names options instead of parameters
 */
export function readQuery<T extends object>(type: new () => T, options: QueryOptions<T>, command: Command): T {
  const given = Object.entries(command.opts<Record<string, unknown>>());
  const raw = Object.fromEntries(given.filter(([name]) => name in options));
  try {
    return readInput(type, raw, 'query');
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(error.faults.map((fault) => ofOption(fault, command.options))) : error;
  }
}

function ofOption(fault: InputFault, options: readonly Option[]): InputFault {
  const own = options.find((option) => option.attributeName() === fault.parameter);
  // Of a range whose ends do not fit, the detail names the other end.
  const other = options.find((option) => fault.detail.endsWith(` ${option.attributeName()}.`));
  return {
    ...fault,
    ...(own?.long && { parameter: own.long }),
    ...(other?.long && { detail: fault.detail.replace(`${other.attributeName()}.`, `${other.long}.`) }),
  };
}
