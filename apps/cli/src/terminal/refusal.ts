import { type InputFault } from '@rpm/domain';

/** Why the command line itself, and not the domain, refuses or cannot go on. */
export type RefusalCode =
  | 'not_found'
  | 'usage'
  | 'lines_rejected'
  | 'file_unavailable'
  | 'schema_outdated'
  | 'refused_by_service'
  | 'service_unavailable'
  | 'cannot_listen'
  | 'not_delivered'
  | 'replay_cancelled'
  | 'interrupted';

/** A refusal that says what to do. Its texts are shown, so they hold neither secrets nor anything of a patient. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    readonly faults: readonly InputFault[] = [],
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}
