import { MAX_EMBEDDED, type NestedProperty, type View, type ViewOf, type ViewProperty } from '@rpm/domain';
import { snakeCase } from '../connection/snake-naming-strategy';

/**
 * PostgreSQL writes the JSON of responses, which the API sends unchanged: according to measurements, creating entities was the most expensive part of
 * fetching resources. The same SQL expressions represent a resource at its own endpoint, embedded in another one, in a list, and in the payload of an
 * event.
 */

/** An SQL expression that writes the JSON of a T. Like any SQL it is a string; the property exists only for the compiler. */
export type JsonSql<T> = string & { readonly representation: T };

/** An SQL expression that writes the JSON of a T, or a function that returns such an expression. */
export type JsonWriter<T> = JsonSql<T> | ((...parameters: never[]) => JsonSql<T>);

/** The properties of a JSON object, each with its SQL expression. */
export type SqlByProperty = Readonly<Record<string, string>>;

export function jsonObject(properties: SqlByProperty): string {
  return `json_build_object(${Object.entries(properties)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
}

/** The properties of a view whose SQL has to be written by hand, because no column of the entity has the same name and type. */
type ComputedProperties<P, E> = { [K in keyof P]: P[K] extends NestedProperty ? K : K extends keyof E ? never : K }[keyof P];

/**
 * SQL expressions by property. A property that has no column of its own in the entity must have an expression; for any other property, an
 * expression is optional and replaces the column.
 */
export type ColumnSql<V extends View, E> = Record<ComputedProperties<V['properties'], E>, string> &
  Partial<Record<keyof V['properties'], string>>;

/**
 * Returns the SQL expression that converts a row to the JSON of a view.
 * @param alias the name of the row in the statement
 * @param columns the SQL of the properties that do not equal a column of the entity
 */
export function viewAsJson<V extends View, E>({ properties }: V, alias: string, columns: ColumnSql<V, E>): JsonSql<ViewOf<V>> {
  const written: Readonly<Record<string, string | undefined>> = columns;
  const plain = (name: string, kind: ViewProperty['kind']) =>
    kind === 'instant' ? jsonInstant(`${alias}.${snakeCase(name)}`) : `${alias}.${snakeCase(name)}`;
  const sql = jsonObject(
    Object.fromEntries(Object.entries(properties).map(([name, { kind }]) => [name, written[name] ?? plain(name, kind)])),
  );
  // The SQL expression produces exactly the properties that the view declares.
  return sql as JsonSql<ViewOf<V>>;
}

/** SQL expression for a timestamp as the contract defines it: UTC, milliseconds, `Z`. */
export const jsonInstant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL expression for an object that is null if a column is null. */
export const objectOrNull = (column: string, json: string) => `case when ${column} is not null then ${json} end`;

/**
 * SQL expression for the row whose primary key is the column `id` of the row `owner`, in the same organization; null if there is none. It is a subquery instead
 * of a join, so that PostgreSQL uses the primary key whatever the statistics of the tables say.
 */
export const embeddedRow = (json: string, table: string, alias: string, id: string, owner: string) =>
  `(select ${json} from ${table} ${alias} where ${alias}.organization_id = ${owner}.organization_id and ${alias}.id = ${owner}.${id})`;

/** SQL expression for the rows of a table that belong to the row `owner`, as a list; `[]` if there are none. */
export const jsonList = (json: string, from: string, where: string, order: string) =>
  `(select coalesce(json_agg(${json} order by ${order}), '[]') from ${from} where ${where})`;

/** The rows of a list that grows without a bound. */
interface GrowingRows {
  /** The table and its alias, such as `device_event e`. */
  from: string;
  /** SQL condition by which the rows belong to the row that embeds them. */
  where: string;
  /** Columns by which the rows are sorted, oldest first. An index must contain them after the columns of the condition. */
  columns: readonly string[];
}

/**
 * SQL expression for the newest {@link MAX_EMBEDDED} rows of a growing list.
 * @param order whether the list begins with the oldest or the newest of these rows
 */
export function newestRows(json: string, { from, where, columns }: GrowingRows, order: 'asc' | 'desc' = 'asc'): string {
  const [, alias = ''] = from.split(' ');
  const sorted = (direction: string) => columns.map((column) => `${alias}.${column} ${direction}`).join(', ');
  const newest = `(select * from ${from} where ${where} order by ${sorted('desc')} limit ${MAX_EMBEDDED}) ${alias}`;
  return jsonList(json, newest, 'true', sorted(order));
}
