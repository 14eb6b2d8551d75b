/** What can stand in a column. */
export type Cell = string | number | boolean | Date | readonly string[] | null;

/**
 * A cell in one line. What came from a caller of the API must neither break a line into two nor talk to the terminal, so control
 * characters and those that turn the direction of writing are shown by their number.
 */
export function plainText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  const text = typeof cell === 'object' ? cell.join(',') : String(cell);
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, escaped);
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
