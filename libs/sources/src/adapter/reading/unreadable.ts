import { type QuarantineCode } from '@rpm/domain';

/**
 * Thrown while a part is read that cannot be placed. It contains the path of a property, and never its value. It is no `Error`, because a message can have thousands
 * of such parts, and the stack trace of each would take most of the time of reading.
 */
export class Unreadable {
  constructor(
    readonly code: QuarantineCode,
    /** The path of the property that is missing or not understood, without positions in lists; null if the part as a whole is not understood. */
    readonly path: string | null,
  ) {}

  get message(): string {
    return this.code;
  }
}
