/** What a kind of input answers when it cannot read a value; the place is added by whoever knows it. */
export class ValueError {
  constructor(
    readonly code: string,
    readonly detail: string,
    /** Where in the value, when not the whole of it is wrong. */
    readonly path: readonly (string | number)[] = [],
  ) {}

  /** The same, seen from what the value is a part of. */
  in(step: string | number): ValueError {
    return new ValueError(this.code, this.detail, [step, ...this.path]);
  }
}
