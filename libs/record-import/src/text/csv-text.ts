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
