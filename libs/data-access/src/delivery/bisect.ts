import { sqlStateOf } from '../database-error';

/** What a row can cause: bad data, a broken constraint, a limit, an exception of a trigger. All else is the server's own trouble. */
const CLASSES_OF_ROWS = ['21', '22', '23', '42', '54', 'P0'];

export function isFaultOfRows(error: unknown): boolean {
  return CLASSES_OF_ROWS.includes(sqlStateOf(error)?.slice(0, 2) ?? '');
}

/**
 * Does something with many rows at once; when one of them makes it fail, with halves of them, until that one is alone: one row cannot
 * sink its neighbours.
 * @throws what `work` throws when no row is to blame
 */
export async function bisect<Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<unknown>,
  setAside: (row: Row) => Promise<unknown>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await work(rows);
  } catch (error) {
    if (!isFaultOfRows(error)) throw error;
    if (rows.length === 1) {
      await setAside(first);
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await bisect(rows.slice(0, middle), work, setAside);
    await bisect(rows.slice(middle), work, setAside);
  }
}
