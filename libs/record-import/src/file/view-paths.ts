import { type View, type ViewOf } from '@rpm/domain';

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
