/** The mark at the beginning of a file without which spreadsheets do not read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/** Matches the start of a text that a spreadsheet would calculate as a formula (OWASP, CSV injection), with or without leading apostrophes. */
const FORMULA = /^(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Matches a text that readers of CSV would split, or whose blanks they would remove, if it had no quotes. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * Writes a row of a file that people open in a spreadsheet (RFC 4180). An apostrophe stands before a text that would be calculated as a formula. Numbers stay
 * unchanged, and null is an empty cell.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
