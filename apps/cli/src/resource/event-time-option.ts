import { EventTimeInput, type InputClass, readInput } from '@rpm/domain';
import { Option } from 'commander';
import { attributeErrorsTo } from './operation-command';

export interface EventTimeOption {
  eventTimestamp?: string;
}

/** The option of operations that may have taken place before they are recorded. */
export const eventTimeOption = () => new Option('--event-timestamp <time>', 'when it happened; now by default');

/** Reads the body of an operation, and adds the time of the option to it. @throws InvalidInput */
export async function readDated<Body extends object>(
  type: InputClass<Body>,
  body: object,
  eventTimestamp: string | undefined,
): Promise<Body> {
  if (eventTimestamp === undefined) return readInput(type, body, 'body');
  await attributeErrorsTo('--event-timestamp', () => readInput(EventTimeInput, { eventTimestamp }, 'body'));
  return readInput(type, { ...body, eventTimestamp }, 'body');
}
