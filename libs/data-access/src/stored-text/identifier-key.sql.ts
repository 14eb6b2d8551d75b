/**
 * Columns that are compared when a row is looked up by an identifier. They contain the identifier as normalized by `identifier_key`. Exception: old rows
 * whose normalized identifier another row already had contain their identifier unchanged.
 */
const KEY_COLUMNS = {
  patient: 'external_identifier_key',
  item: 'sku_key',
  order_external_id: 'key',
  device_identifier: 'normalized',
} as const;

/** A table whose rows are found by an identifier. */
export type IdentifiedTable = keyof typeof KEY_COLUMNS;

/**
 * SQL expression for the key under which `table` contains the identifier `text` of the organization (`$organizationId`). It is the normalized text,
 * unless a row has exactly
 * this text as its key: such rows are older than the rule, and another row has their normalized text.
 */
export function keyIn(table: IdentifiedTable, text: string): string {
  const column = KEY_COLUMNS[table];
  const exact = `select k.${column} from ${table} k where k.organization_id = $organizationId and k.${column} = ${text} limit 1`;
  return `case when identifier_key(${text}) = ${text} then ${text} else coalesce((${exact}), identifier_key(${text})) end`;
}

/**
 * SQL query for the key of one identifier; see {@link keyIn}. Row-level security lets PostgreSQL use an index only for a comparison with the result of a
 * query or with a stored value.
 */
export const keyOf = (table: IdentifiedTable, text: string) => `(select ${keyIn(table, text)})`;

/** SQL expression for the array of the keys of several identifiers; see {@link keyIn}. */
export const keysIn = (table: IdentifiedTable, texts: string) =>
  `array(select ${keyIn(table, 'given.text')} from unnest(${texts}::text[]) as given (text))`;

/**
 * SQL for a common table expression `given` with the columns `text` and `key`, for statements that return which text has named which row. It is materialized,
 * because row-level security lets PostgreSQL use an index only for a comparison with a stored value.
 */
export const givenKeys = (table: IdentifiedTable, texts: string) =>
  `given as materialized (select t.text, ${keyIn(table, 't.text')} as key from unnest(${texts}::text[]) as t (text))`;
