/**
 * Maximum number of embedded entries of a list that grows for as long as its resource exists. Only the newest entries are embedded; all entries are
 * in a list of their own.
 */
export const MAX_EMBEDDED = 100;

/** Reference to the entries that an embedded list leaves out. */
export interface RestOfList {
  /** Name of the property that contains the number of all entries; null if the specification fixes the properties of the resource. */
  readonly count: string | null;
  /** The operation that lists all entries, such as `GET /api/v3/device/{deviceId}/event`. */
  readonly operation: string;
}

/**
 * The reason why a list within a resource stays short. Every list states one, because every response, list and event with the resource repeats the list:
 * - `maxItems`: no list is longer.
 * - `maxItemsWhenWritten`: a write cannot make the list longer. A list that became longer under earlier rules is returned in full.
 * - `rest`: only the newest {@link MAX_EMBEDDED} entries are embedded.
 */
export type ListBound = { readonly maxItems: number } | { readonly maxItemsWhenWritten: number } | { readonly rest: RestOfList };

/** Returns the JSON Schema keyword for the length of a list. */
export function maxItemsOf(bound: ListBound): { maxItems?: number } {
  if ('rest' in bound) return { maxItems: MAX_EMBEDDED };
  return 'maxItems' in bound ? { maxItems: bound.maxItems } : {};
}
