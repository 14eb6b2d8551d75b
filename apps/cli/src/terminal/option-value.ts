import { ValueError, type InputError, readInstant, readLong } from '@rpm/domain';
import { type Command } from 'commander';
import { Refusal } from './refusal';

const MAX_NAME = 255;

/** @param option the name by which error messages refer to the option, such as `--name` */
export function readName(raw: string, option: string): string {
  if (raw.trim() === '') throw invalidOption(option, 'missing', 'The name must not be empty.');
  if (Array.from(raw).length > MAX_NAME) throw invalidOption(option, 'too_long', `Use at most ${MAX_NAME} characters.`);
  return raw;
}

export function readId(raw: string, option: string): number {
  const id = readLong(raw);
  if (id instanceof ValueError) throw invalidOption(option, id.code, id.detail);
  return id;
}

/** Parses an option that must be a time in the future; returns undefined if the option is absent. */
export function readExpiry(raw: string | undefined, option: string): Date | undefined {
  if (raw === undefined) return undefined;
  const expiry = readInstant(raw);
  if (expiry instanceof ValueError) throw invalidOption(option, expiry.code, expiry.detail);
  if (expiry <= new Date()) throw invalidOption(option, 'not_in_range', 'Use a time in the future.');
  return expiry;
}

/** Creates a usage error about the value of one option, in the format of validation errors. */
export function invalidOption(option: string, code: string, detail: string): Refusal {
  const error: InputError = { parameter: option, code, detail };
  return new Refusal('usage', `Correct ${option} and run the command again.`, [error]);
}

/** Refuses options that would have no effect, so that nobody believes that they had one. @param names the options, such as `--encoding` @throws Refusal */
export function refuseOptions(command: Command, names: readonly string[], detail: string): void {
  const given = command.options.find(
    (option) => names.includes(option.long ?? '') && command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (given) throw invalidOption(given.long ?? '', 'not_usable', detail);
}
