import { type InputError } from '@rpm/domain';

/** Codes of errors that the command line, rather than the domain, reports. */
export type RefusalCode =
  | 'not_found'
  | 'usage'
  | 'lines_rejected'
  | 'file_unavailable'
  | 'file_unwritable'
  | 'schema_outdated'
  | 'refused_by_service'
  | 'service_unavailable'
  | 'cannot_listen'
  | 'not_delivered'
  | 'replay_cancelled'
  | 'not_intact'
  | 'not_archived'
  | 'wrong_key'
  | 'interrupted';

/** An error whose message tells the user what to do. The message is printed, so it never contains secrets or patients' data. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    readonly errors: readonly InputError[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}
