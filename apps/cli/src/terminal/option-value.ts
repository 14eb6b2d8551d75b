import { Fault, type InputFault, readInstant, readLong } from '@rpm/domain';
import { Refusal } from './refusal';

const MAX_NAME = 255;

/** @param option as it is shown to the caller, such as `--name` */
export function readName(raw: string, option: string): string {
  if (raw.trim() === '') throw refusal(option, 'missing', 'Give a name.');
  if (Array.from(raw).length > MAX_NAME) throw refusal(option, 'too_long', `Give at most ${MAX_NAME} characters.`);
  return raw;
}

export function readId(raw: string, option: string): number {
  const id = readLong(raw);
  if (id instanceof Fault) throw refusal(option, id.code, id.detail);
  return id;
}

/** An instant that is still to come; undefined when the option was not given. */
export function readExpiry(raw: string | undefined, option: string): Date | undefined {
  if (raw === undefined) return undefined;
  const expiry = readInstant(raw);
  if (expiry instanceof Fault) throw refusal(option, expiry.code, expiry.detail);
  if (expiry <= new Date()) throw refusal(option, 'not_in_range', 'Give a time that is still to come.');
  return expiry;
}

/** A value that is not valid, told like the faults of a query. */
export function refusal(option: string, code: string, detail: string): Refusal {
  const fault: InputFault = { parameter: option, code, detail };
  return new Refusal('usage', `Correct ${option} and run the command again.`, [fault]);
}
