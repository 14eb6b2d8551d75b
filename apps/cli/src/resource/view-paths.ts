import { type View, type ViewOf } from '@rpm/domain';
import { type ColumnsByHeading } from '../terminal/output';
import { type TableCell } from '../terminal/plain-text';
import { listToCellText, valueAtPath } from './csv-rows';

/** Options that select and order the paths that {@link viewPathsOf} returns. */
interface PathChoices<Row> {
  /** Nested objects of which only the given properties are included. */
  only?: { readonly [K in keyof Row]?: readonly NestedName<Row[K]>[] };
  /** Properties that are omitted. */
  without?: readonly (keyof Row)[];
  /** Properties that come first; the others follow in the order of the view. */
  first?: readonly (keyof Row & string)[];
}

/** The type of property names in a nested object. Views of readings are built at run time, so for them any name is allowed. */
type NestedName<T> = unknown extends T ? string : keyof NonNullable<T>;

/** Returns the paths of all values in a view, such as `address.city`. Nested objects are flattened; a list counts as one value. */
export function viewPathsOf<V extends View>(
  { properties }: V,
  { only = {}, without = [], first = [] }: PathChoices<ViewOf<V>> = {},
): string[] {
  const included: Readonly<Record<string, readonly PropertyKey[] | undefined>> = only;
  const excluded: readonly PropertyKey[] = without;
  const names = new Set([...first, ...Object.keys(properties)]);
  return [...names]
    .filter((name) => !excluded.includes(name))
    .flatMap((name) => {
      const property = properties[name];
      if (property?.kind !== 'object') return [name];
      const nested = viewPathsOf(property.view).filter((path) => included[name]?.includes(path.replace(/\..*/, '')) ?? true);
      return nested.map((path) => `${name}.${path}`);
    });
}

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
