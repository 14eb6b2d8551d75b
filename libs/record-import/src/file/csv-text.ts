/** What a spreadsheet takes for a formula, also behind the apostrophes that keep it from doing so (OWASP, CSV injection). */
const FORMULA = /^(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;
const GUARDED = /^'(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

/** A text as a cell that no spreadsheet calculates; {@link unguarded} reads it back. */
export function guarded(text: string): string {
  return text.replace(FORMULA, "'");
}

export function unguarded(cell: string): string {
  return cell.replace(GUARDED, '');
}

/** Texts as one cell: `one;two`. What of them is `;` or `\` follows a `\`. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replaceAll(/[\\;]/g, '\\$&')).join(';');
}

export function splitList(cell: string): string[] {
  const entries = cell.match(/(?:\\[\s\S]|[^;\\])+/g) ?? [];
  return entries.map((entry) => entry.replaceAll(/\\([\s\S])/g, '$1'));
}

/** The texts of an object as one text: `imei:490154203237518`. Only the last may hold a `:`. */
export const joinEntry = (texts: readonly string[]) => texts.join(':');

export function splitEntry(text: string, count: number): string[] {
  const texts = text.split(':');
  return [...texts.slice(0, count - 1), texts.slice(count - 1).join(':')];
}
