/** Describes why a value is invalid. `InputError` adds where the input contains the value. */
export class ValueError {
  constructor(
    readonly code: string,
    /** How to correct the value. It never contains the value itself. */
    readonly detail: string,
    /** Path from the value to the invalid part of it; empty if the whole value is invalid. */
    readonly path: readonly (string | number)[] = [],
  ) {}

  /** Returns the same error with a path relative to the object or list that contains the value. */
  in(step: string | number): ValueError {
    return new ValueError(this.code, this.detail, [step, ...this.path]);
  }
}
