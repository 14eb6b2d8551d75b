/** The reason why a value is invalid. An `InputError` also contains the position of the value in the input. */
export class ValueError {
  constructor(
    readonly code: string,
    /** The way to correct the value. The text never contains the value itself. */
    readonly detail: string,
    /** Path from the value to its invalid part; empty if the whole value is invalid. */
    readonly path: readonly (string | number)[] = [],
  ) {}

  /** Returns the same error with a path relative to the object or list that contains the value. */
  in(step: string | number): ValueError {
    return new ValueError(this.code, this.detail, [step, ...this.path]);
  }
}
