import { listToCellText, valueAtPath } from '@rpm/record-import';
import { type ColumnsByHeading } from '../terminal/output';
import { type TableCell } from '../terminal/plain-text';

/** Returns columns whose headings are their paths. */
export function columnsByPath<Row>(paths: readonly string[]): ColumnsByHeading<Row> {
  return Object.fromEntries(paths.map((path) => [path, (row) => cellOf(valueAtPath(row, path))]));
}

/** The type of paths in a row: names of its values and lists, and paths of values in its nested objects, such as `site.id`. */
type PathOf<Row> = { [K in keyof Row & string]: PathOfProperty<K, NonNullable<Row[K]>> }[keyof Row & string];

type PathOfProperty<K extends string, T> = T extends readonly unknown[] ? K : T extends object ? `${K}.${keyof T & string}` : K;

/** Returns columns whose headings are the words of their paths: "first name" for `firstName`, and "site id" for `site.id`. */
export function columnsOf<Row>(...paths: PathOf<Row>[]): ColumnsByHeading<Row> {
  const columns = paths.map((path): [string, (row: Row) => TableCell] => [
    wordsOf(path),
    (row) => cellOf(valueAtPath(row, path)),
  ]);
  return Object.fromEntries(columns);
}

function wordsOf(path: string): string {
  return path.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function cellOf(value: unknown): TableCell {
  return Array.isArray(value) ? listToCellText(value) : (value as TableCell);
}
