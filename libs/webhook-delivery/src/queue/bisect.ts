import { sqlStateOf } from '@rpm/data-access';

/**
 * Classes of SQLSTATE that the data of a row can cause: cardinality, invalid data, constraint violation, exceeded limit, and exceptions of triggers.
 * Class 42 is not included: a missing column is a defect of the schema or of the code, not of a row.
 */
const CLASSES_OF_ROWS = ['21', '22', '23', '54', 'P0'];

/** Returns the SQLSTATE of an error that a row caused; null for every other error. */
export function sqlStateOfRowError(error: unknown): string | null {
  const sqlState = sqlStateOf(error);
  return sqlState !== null && CLASSES_OF_ROWS.includes(sqlState.slice(0, 2)) ? sqlState : null;
}

/**
 * Runs work on many rows at once. When a row makes it fail, runs the work on each half, and so on until that row is alone and is set aside:
 * one row cannot make the rest of its batch fail.
 * @param setAside is called with the row and the SQLSTATE of its error
 * @throws what `work` throws when no row is to blame
 */
export async function bisect<Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<unknown>,
  setAside: (row: Row, cause: string) => Promise<unknown>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await work(rows);
  } catch (error) {
    const cause = sqlStateOfRowError(error);
    if (cause === null) throw error;
    if (rows.length === 1) {
      await setAside(first, cause);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await bisect(rows.slice(0, middle), work, setAside);
    await bisect(rows.slice(middle), work, setAside);
  }
}
