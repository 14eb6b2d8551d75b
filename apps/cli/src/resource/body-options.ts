import { type InputClass, type InputError, InvalidInput, readInput } from '@rpm/domain';
import { type Command } from 'commander';

/** Converts the text of an option to a number. Text that is not a number is kept, so that the validation of the body rejects it. */
export function numberOrText(raw: string): number | string {
  return /^-?[0-9]{1,9}$/.test(raw) ? Number(raw) : raw;
}

/**
 * Builds a body from options, validates it by the rules of the API, and runs work with it. @param names the properties of the body, which are also
 * the names of the options @throws InvalidInput that names options instead of properties
 */
export async function withBody<Body extends object, T>(
  type: InputClass<Body>,
  names: readonly (keyof Body & string)[],
  command: Command,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  const options = command.opts<Record<string, unknown>>();
  const raw = Object.fromEntries(names.filter((name) => name in options).map((name) => [name, options[name]]));
  try {
    return await work(readInput(type, raw, 'body'));
  } catch (error) {
    throw error instanceof InvalidInput
      ? new InvalidInput(error.errors.map((inputError) => ofOption(inputError, command)))
      : error;
  }
}

function ofOption({ pointer, ...error }: InputError, command: Command): InputError {
  const long = command.options.find((option) => `/${option.attributeName()}` === pointer)?.long;
  return long ? { ...error, parameter: long } : { ...error, ...(pointer !== undefined && { pointer }) };
}
