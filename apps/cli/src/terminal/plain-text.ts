/** A value that a table cell can contain. */
export type TableCell = string | number | boolean | Date | readonly string[] | null;

/**
 * Converts a cell to a single line of text. Control characters and characters that change the writing direction are escaped, because text from API clients
 * must not break lines or control the terminal.
 */
export function plainText(cell: TableCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  const text = typeof cell === 'object' ? cell.join(',') : String(cell);
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, escaped);
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
