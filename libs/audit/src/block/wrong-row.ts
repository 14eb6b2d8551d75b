import { MARK_BYTES } from '../seal/block';

interface SealedRow {
  id: number;
  leaf: Buffer;
}

/**
 * Finds the first row of a block that was changed, removed or added, by comparing the rows with the marks of the block.
 * @param rows the rows that the ids of the block name now, in the order of their ids
 */
export function wrongRow({ marks }: { marks: Buffer }, rows: readonly SealedRow[]): { rowId: number | null; detail: string } {
  const count = marks.length / MARK_BYTES;
  const isMarked = (row: SealedRow | undefined, index: number) =>
    row?.leaf.subarray(0, MARK_BYTES).equals(marks.subarray(index * MARK_BYTES, (index + 1) * MARK_BYTES)) === true;
  const index = Array.from({ length: Math.max(count, rows.length) }, (_, place) => place).find(
    (place) => !isMarked(rows[place], place),
  );
  if (index === undefined) return { rowId: null, detail: 'The root of the block is not that of its rows.' };
  const row = rows[index];
  if (rows.length < count) {
    const before = rows[index - 1];
    const place = before ? `after row ${before.id}` : 'before its first row';
    return {
      rowId: before?.id ?? row?.id ?? null,
      detail: `${count - rows.length} of the ${count} rows of the block are missing, the first of them ${place}.`,
    };
  }
  const detail =
    rows.length > count
      ? `${rows.length - count} rows were added to the block, the first of them is the row.`
      : 'The row was changed.';
  return { rowId: row?.id ?? null, detail };
}
