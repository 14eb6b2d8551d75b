import { sqlStateOf } from '@rpm/database';

/**
 * SQLSTATE classes of errors that the data of a row can cause: cardinality, invalid data, constraint violation, exceeded limit, and exceptions raised
 * by triggers. Class 42 is not included, because a missing column is a defect of the schema or of the code.
 */
const CLASSES_OF_ROWS = ['21', '22', '23', '54', 'P0'];

/** Returns the SQLSTATE of an error that the data of a row caused; null for every other error. */
export function sqlStateOfRowError(error: unknown): string | null {
  const sqlState = sqlStateOf(error);
  return sqlState !== null && CLASSES_OF_ROWS.includes(sqlState.slice(0, 2)) ? sqlState : null;
}

/**
 * SQLSTATE classes of errors that come from the state of the database or of the connection, so that other rows fail too: connection, transaction state,
 * prepared statement, authorization, rollback, resources, object state, shutdown and time limits, and system errors.
 */
const CLASSES_OF_DATABASE = ['08', '25', '26', '28', '3D', '40', '53', '55', '57', '58'];

/** Returns the SQLSTATE of an error that PostgreSQL reports for a statement although the database works; null for every other error. */
export function sqlStateOfRefusal(error: unknown): string | null {
  const sqlState = sqlStateOf(error);
  return sqlState !== null && !CLASSES_OF_DATABASE.includes(sqlState.slice(0, 2)) ? sqlState : null;
}

/**
 * Runs a function on many rows at once. If the data of one row makes it fail, runs the function on each half, and so on until the bad row is alone
 * and is set aside, so that one row cannot make the rest of its batch fail.
 * @param setAside called with the bad row and the SQLSTATE of its error
 * @param causeOf returns the SQLSTATE of an error for which a row is to blame; null for every other error
 * @throws what `work` throws when no row is to blame
 */
export async function runExceptBadRows<Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<unknown>,
  setAside: (row: Row, cause: string) => Promise<unknown>,
  causeOf: (error: unknown) => string | null = sqlStateOfRowError,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await work(rows);
  } catch (error) {
    const cause = causeOf(error);
    if (cause === null) throw error;
    if (rows.length === 1) {
      await setAside(first, cause);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await runExceptBadRows(rows.slice(0, middle), work, setAside, causeOf);
    await runExceptBadRows(rows.slice(middle), work, setAside, causeOf);
  }
}
