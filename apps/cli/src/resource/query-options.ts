import { type InputClass, type InputError, InvalidInput, type InputProperty, inputProperties, readInput } from '@rpm/domain';
import { type Command, Option } from 'commander';

/**
 * Adds an option for each property of a query class: `startTimestamp` becomes `--start-timestamp <timestamp>`. @param without properties that get no
 * option, because the command does not support them
 */
export function addQueryOptions<T extends object>(
  command: Command,
  type: InputClass<T>,
  { without = [] }: { without?: readonly string[] } = {},
): Command {
  const defaults = new type() as Record<string, Default>;
  for (const [name, property] of inputProperties(type)) {
    if (!without.includes(name)) {
      const option = new Option(`--${kebabCase(name)} ${placeholderOf(property)}`, helpOf(property, defaults[name]));
      // Deprecated parameters keep working. They are not in the help page, because their descriptions name operations of the API.
      command.addOption(option.argParser(collect).hideHelp(property.isDeprecated ?? false));
    }
  }
  return command;
}

/**
 * Collects the values of a repeated option into a list, as the API does for a repeated query parameter. Options with a single value then reject the
 * list.
 */
function collect(value: string, before: string | string[] | undefined): string | string[] {
  return before === undefined ? value : [before, value].flat();
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The parts of a property's JSON Schema that determine the help text of its option. */
interface QuerySchema {
  type?: string;
  format?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  items?: QuerySchema;
}

function schemaOf({ schema }: InputProperty): QuerySchema {
  const own: QuerySchema = typeof schema === 'function' ? {} : schema;
  return own.items ?? own;
}

function placeholderOf(property: InputProperty): string {
  const { type, format, enum: choices } = schemaOf(property);
  if (choices) return '<choice>';
  if (type === 'boolean') return '<true|false>';
  if (type === 'integer') return format === 'int64' ? '<id>' : '<number>';
  if (format === 'date') return '<date>';
  return format === 'date-time' ? '<timestamp>' : '<text>';
}

type Default = string | number | boolean | undefined;

/** Upper bounds at or above this value exist only to prevent overflows in the database, so the help text does not mention them. */
const UNLIMITED = 2_147_483_647;

/** Returns the help text of an option: the first sentence of the property's description, then its allowed values or range, and its default. */
function helpOf(property: InputProperty, byDefault: Default): string {
  const { enum: choices, minimum, maximum = UNLIMITED } = schemaOf(property);
  const details = [
    ...(choices ? [`choices: ${choices.join(', ')}`] : []),
    ...(minimum !== undefined && maximum < UNLIMITED ? [`${minimum} to ${maximum}`] : []),
    ...(byDefault === undefined ? [] : [`default: ${String(byDefault)}`]),
  ];
  const summary = firstSentence(property.description);
  return details.length > 0 ? `${summary} (${details.join('; ')})` : summary;
}

/** Returns the first sentence of a text in the style of Commander's help: without a full stop, and in lower case unless it begins with an acronym. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/\.(?:\s|$)/, 1);
  return /^[A-Z]{2}/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Reads a command's options into a query class by the rules of the API. @throws InvalidInput that names options instead of query parameters */
export function readQuery<T extends object>(type: InputClass<T>, command: Command): T {
  const names = inputProperties(type);
  const raw = Object.fromEntries(Object.entries(command.opts<Record<string, unknown>>()).filter(([name]) => names.has(name)));
  try {
    return readInput(type, raw, 'query');
  } catch (error) {
    throw error instanceof InvalidInput
      ? new InvalidInput(error.errors.map((inputError) => ofOption(inputError, command.options)))
      : error;
  }
}

function ofOption(error: InputError, options: readonly Option[]): InputError {
  const own = options.find((option) => option.attributeName() === error.parameter);
  // If a range is inverted, the detail of the error also names the parameter of the lower bound.
  const other = options.find((option) => error.detail.endsWith(` ${option.attributeName()}.`));
  return {
    ...error,
    ...(own?.long !== undefined && { parameter: own.long }),
    ...(other?.long !== undefined && { detail: error.detail.replace(`${other.attributeName()}.`, `${other.long}.`) }),
  };
}
