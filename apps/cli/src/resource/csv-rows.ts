import { escapeFormula, joinEntry, joinList } from '@rpm/record-import';

/** Resources as rows of CSV (RFC 4180), one column for each of these paths; "rpm-admin <noun> import" reads them back. */
export class CsvRows {
  constructor(private readonly paths: readonly string[]) {}

  get header(): string {
    return row(this.paths);
  }

  of(resource: object): string {
    return row(this.paths.map((path) => csvCell(valueAt(resource, path))));
  }
}

/** The member that a path such as `address.city` names; null where there is none. */
export function valueAt(resource: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name] ?? null, resource);
}

/** Only texts are guarded: a number that begins with a minus is a number. */
function csvCell(value: unknown): string {
  if (typeof value === 'string') return escapeFormula(value);
  return Array.isArray(value) ? escapeFormula(listText(value)) : scalarText(value);
}

/** `imei:490154203237518;serial:SN-1` */
export function listText(values: readonly unknown[]): string {
  const entryText = (entry: unknown) =>
    typeof entry === 'object' && entry !== null ? joinEntry(Object.values(entry).map(scalarText)) : scalarText(entry);
  return joinList(values.map(entryText));
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function row(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`;
}

/** Also where blanks at an end would be lost. */
function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
