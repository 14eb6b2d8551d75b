/** Error for a file that states no unit, or a unit that contradicts its values. Nothing in such a file is stored. */
export class UnitError extends Error {
  constructor(
    readonly code: 'unit_missing' | 'unit_contradicted',
    /** Advice for the user, with the numbers of the lines but without their content. */
    message: string,
  ) {
    super(message);
  }
}
