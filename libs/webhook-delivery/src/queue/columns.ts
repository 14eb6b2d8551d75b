/**
 * The columns of rows that a statement gets as arrays, such as finished deliveries: the PostgreSQL type of each column, and its value for a row. The array
 * parameters have the names of the columns.
 */
export type Columns<Row> = Record<string, [type: string, valueOf: (row: Row) => unknown]>;

/** The array arguments of a statement, by column. */
export type Arrays<Of> = Record<keyof Of, unknown[]>;

/** Returns the array arguments that contain these rows. */
export const arraysOf = <Row, Of extends Columns<Row>>(columns: Of & Columns<Row>, rows: readonly Row[]) =>
  Object.fromEntries(Object.entries(columns).map(([name, [, valueOf]]) => [name, rows.map((row) => valueOf(row))])) as Arrays<Of>;

interface GivenOptions {
  /** PostgreSQL types of further array parameters, whose values are not computed from the rows. */
  further?: Record<string, string>;
  /** Whether there is also a column `nth`, which contains the number of the row, starting with 1. */
  isNumbered?: boolean;
}

/** Returns SQL for the rows in the array parameters. */
export function given(columns: Columns<never>, { further = {}, isNumbered = false }: GivenOptions = {}): string {
  const types = Object.entries({
    ...Object.fromEntries(Object.entries(columns).map(([name, [type]]) => [name, type])),
    ...further,
  });
  const arrays = types.map(([name, type]) => `$${name}::${type}[]`).join(', ');
  const names = [...types.map(([name]) => name), ...(isNumbered ? ['nth'] : [])].join(', ');
  return `select * from unnest(${arrays})${isNumbered ? ' with ordinality' : ''} as g (${names})`;
}
