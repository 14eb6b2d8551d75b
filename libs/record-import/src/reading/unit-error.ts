/** Error for a file that states no unit, or another one than its values have. Nothing of such a file is stored. */
export class UnitError extends Error {
  constructor(
    readonly code: 'unit_missing' | 'unit_contradicted',
    /** What to do, with the numbers of the lines, but without their content. */
    message: string,
  ) {
    super(message);
  }
}
