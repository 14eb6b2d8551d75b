import { type InputClass, type InputError, inputProperties, InvalidInput, type ReadMode, readInput } from '@rpm/domain';
import { type Command } from 'commander';

/** Converts the text of an option to a number. Text that is not a number is kept, so that the validation of the body rejects it. */
export function numberOrText(raw: string): number | string {
  return /^-?[0-9]{1,9}$/.test(raw) ? Number(raw) : raw;
}

const isFlag = (type: InputClass, property: string) => {
  const { schema } = inputProperties(type).get(property) ?? {};
  return typeof schema === 'object' && 'type' in schema && schema['type'] === 'boolean';
};

/** Converts the text of a flag to a boolean. Other texts are kept, so that the validation of the body rejects them. */
function booleanOrText(raw: unknown): unknown {
  return raw === 'true' ? true : raw === 'false' ? false : raw;
}

/**
 * Builds a body from options, validates it by the rules of the API, and runs work with it. @param paths the properties of the body; the option of
 * `item.id` is `--item-id` @param mode `patch` if options that are left out stay as they are @throws InvalidInput that names options instead of properties
 */
export async function withBody<Body extends object, T>(
  type: InputClass<Body>,
  paths: readonly ((keyof Body & string) | `${keyof Body & string}.id`)[],
  command: Command,
  work: (body: Body) => Promise<T>,
  mode: ReadMode = 'whole',
): Promise<T> {
  const options = command.opts<Record<string, unknown>>();
  const raw = Object.fromEntries(
    paths.flatMap((path) => {
      const [property = '', ...id] = path.split('.');
      const value = options[attributeOf(path)];
      if (value === undefined) return [];
      if (id.length > 0) return [[property, { id: value }]];
      return [[property, isFlag(type, property) ? booleanOrText(value) : value]];
    }),
  ) as object;
  try {
    return await work(readInput(type, raw, 'body', mode));
  } catch (error) {
    throw error instanceof InvalidInput
      ? new InvalidInput(error.errors.map((inputError) => ofOption(inputError, paths, command)))
      : error;
  }
}

const attributeOf = (path: string) => path.replace('.id', 'Id');

function ofOption({ pointer = '', ...error }: InputError, paths: readonly string[], command: Command): InputError {
  const path = paths.find(
    (one) =>
      pointer === `/${one.replace('.', '/')}` || pointer === `/${one.replace('.id', '')}` || pointer.startsWith(`/${one}/`),
  );
  const long = command.options.find((option) => path !== undefined && option.attributeName() === attributeOf(path))?.long;
  return long !== undefined ? { ...error, parameter: long } : { ...error, ...(pointer !== '' && { pointer }) };
}
