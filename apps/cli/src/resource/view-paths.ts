import { type View, type ViewOf } from '@rpm/domain';
import { type Columns } from '../terminal/output';
import { type Cell } from '../terminal/plain-text';
import { listText, valueAt } from './csv-rows';

/** Selects and orders the paths that {@link pathsOf} returns. */
interface PathChoices<Row> {
  /** Nested objects that contribute only the named properties. */
  only?: { readonly [K in keyof Row]?: readonly NestedName<Row[K]>[] };
  /** Properties to leave out. */
  without?: readonly (keyof Row)[];
  /** Properties that precede the others; by default, all are in the order of the view. */
  first?: readonly (keyof Row & string)[];
}

/** The property names of a nested object. Views of readings are built at run time, so for them any name is allowed. */
type NestedName<T> = unknown extends T ? string : keyof NonNullable<T>;

/** Paths of all values of a view, such as `address.city`. Nested objects are flattened; a list is one value. */
export function pathsOf<V extends View>(
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
      const nested = pathsOf(property.view).filter((path) => included[name]?.includes(path.replace(/\..*/, '')) ?? true);
      return nested.map((path) => `${name}.${path}`);
    });
}

/** Columns whose headings are the paths themselves. */
export function columnsByPath<Row>(paths: readonly string[]): Columns<Row> {
  return Object.fromEntries(paths.map((path) => [path, (row) => cellOf(valueAt(row, path))]));
}

/** The names of the values and lists of a row, and the paths of the values in its nested objects, such as `site.id`. */
type PathOf<Row> = { [K in keyof Row & string]: PathOfProperty<K, NonNullable<Row[K]>> }[keyof Row & string];

type PathOfProperty<K extends string, T> = T extends readonly unknown[] ? K : T extends object ? `${K}.${keyof T & string}` : K;

/** Columns whose headings are the words of the path: the heading of `firstName` is "first name", that of `site.id` "site id". */
export function columnsOf<Row>(...paths: PathOf<Row>[]): Columns<Row> {
  const columns = paths.map((path): [string, (row: Row) => Cell] => [wordsOf(path), (row) => cellOf(valueAt(row, path))]);
  return Object.fromEntries(columns);
}

function wordsOf(path: string): string {
  return path.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function cellOf(value: unknown): Cell {
  return Array.isArray(value) ? listText(value) : (value as Cell);
}
