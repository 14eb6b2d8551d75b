import { columnName, hasSurplusCells, hasValues, TOO_MANY_CELLS } from '../cell-text';
import { type FileHead, type Separator } from '../file-head';
import { type LineReader } from '../table-rows';
import { skip, unreadable, type VendorRow } from '../vendor-row';
import { UnreadableFile } from '../../text/unreadable-file';

/** Returns the cell of a row in a column; an empty text if the row or the table does not have it. */
export type CellOf<Column extends string> = (column: Column) => string;

/** A table whose columns have names that the vendor does not translate. */
export interface NamedTable<Column extends string> {
  /** The pattern of the name of each column, in lower case. */
  columns: Readonly<Record<Column, RegExp>>;
  /** Columns that every file has. */
  required: readonly Column[];
  /** Number of lines above the names of the columns. */
  maxTitles?: number;
  read: (cell: CellOf<Column>, line: number, header: Header<Column>) => VendorRow | readonly VendorRow[];
}

/** The names of the columns of a file, and their positions. */
export interface Header<Column extends string> {
  positions: Readonly<Record<Column, number>>;
  /** The names as they are written, by column. */
  names: Readonly<Record<Column, string>>;
}

/** Returns the columns of a line that names them; null if a required one is missing, or if a name occurs twice. */
export function headerOf<Column extends string>(
  { columns, required }: NamedTable<Column>,
  cells: readonly string[],
): Header<Column> | null {
  if (hasValues(cells)) return null;
  const names = cells.map(columnName);
  const all = Object.keys(columns) as Column[];
  const places = all.map((column) => names.flatMap((name, at) => (columns[column].test(name) ? [at] : [])));
  if (places.some((found) => found.length > 1)) return null;
  const positions = Object.fromEntries(all.map((column, at) => [column, places[at]?.[0] ?? -1])) as Record<Column, number>;
  if (required.some((column) => positions[column] === -1)) return null;
  const written = Object.fromEntries(all.map((column) => [column, cells[positions[column]] ?? ''])) as Record<Column, string>;
  return { positions, names: written };
}

/** Returns whether one of the first lines names the columns of a table. */
export function hasHeader<Column extends string>(
  table: NamedTable<Column>,
  { container, lines, separator }: Pick<FileHead, 'container' | 'lines' | 'separator'>,
  separators: readonly Separator[],
): boolean {
  if (container !== 'table' || !separators.includes(separator)) return false;
  return lines.slice(0, (table.maxTitles ?? 0) + 1).some((cells) => headerOf(table, cells) !== null);
}

/** Returns a reader of the lines of a table. @param onTitle receives the lines above the names of the columns */
export function namedTableReader<Column extends string>(
  table: NamedTable<Column>,
  onTitle: (cells: readonly string[]) => void = () => undefined,
): LineReader {
  let header: Header<Column> | null = null;
  let [titles, width] = [0, 0];
  return (cells, line) => {
    if (!header) {
      header = headerOf(table, cells);
      if (!header && ++titles > (table.maxTitles ?? 0))
        throw new UnreadableFile('The first lines do not name the columns of this format.');
      if (!header) onTitle(cells);
      width = cells.length;
      return null;
    }
    const known = header;
    if (cells.every((cell) => cell === '')) return skip(line, 'not_a_reading');
    const again = headerOf(table, cells);
    if (again) {
      if (JSON.stringify(again) !== JSON.stringify(known))
        throw new UnreadableFile(`Nothing was stored. Line ${line} names other columns than the first lines: files were joined.`);
      return skip(line, 'not_a_reading');
    }
    if (hasSurplusCells(cells, width)) return unreadable(line, 'too_many_cells', TOO_MANY_CELLS);
    return table.read((column) => cells[known.positions[column]] ?? '', line, known);
  };
}
