/** Matches the start of text that a spreadsheet would evaluate as a formula (OWASP, CSV injection), with or without leading apostrophes. */
const FORMULA = /^(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;
const GUARDED = /^'(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Escapes text so that no spreadsheet evaluates it as a formula; {@link unescapeFormula} reverses it. */
export function escapeFormula(text: string): string {
  return text.replace(FORMULA, "'");
}

export function unescapeFormula(cell: string): string {
  return cell.replace(GUARDED, '');
}

/** Joins strings into one CSV cell: `one;two`. A backslash escapes `;` and `\`. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replaceAll(/[\\;]/g, '\\$&')).join(';');
}

export function splitList(cell: string): string[] {
  const entries = cell.match(/(?:\\[\s\S]|[^;\\])+/g) ?? [];
  return entries.map((entry) => entry.replaceAll(/\\([\s\S])/g, '$1'));
}

/** Joins the properties of an object into one string: `imei:490154203237518`. Only the last property may contain `:`. */
export const joinEntry = (texts: readonly string[]) => texts.join(':');

export function splitEntry(text: string, count: number): string[] {
  const texts = text.split(':');
  return [...texts.slice(0, count - 1), texts.slice(count - 1).join(':')];
}
