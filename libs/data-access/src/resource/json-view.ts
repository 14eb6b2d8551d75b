import { type NestedProperty, type View, type ViewProperty } from '@rpm/domain';
import { snakeCase } from '../database/snake-naming-strategy';

/**
 * Resources are shown as PostgreSQL writes them: one statement gives the JSON of a response, which is sent as it is. Of everything
 * measured, hydrating entities was what reads could least afford; and the same words serve a resource of its own, one that
 * is embedded in another, a list, and the payload of an event.
 */

/** The members of a shown object, each with its SQL. */
export type Members = Readonly<Record<string, string>>;

export function object(members: Members): string {
  return `json_build_object(${Object.entries(members)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
}

/** The properties of a view that are no column of the same name in the entity, so that their SQL has to be written by hand. */
type NotPlainColumns<P, E> = { [K in keyof P]: P[K] extends NestedProperty ? K : K extends keyof E ? never : K }[keyof P];

/** SQL by property: for those that are no plain column it is required, for the others it replaces the column. */
export type ColumnSql<V extends View, E> = Record<NotPlainColumns<V['properties'], E>, string> &
  Partial<Record<keyof V['properties'], string>>;

/**
 * The SQL expression that represents a row as a view.
 * @param alias the name of the row in the statement
 * @param columns the SQL of the properties that are no column of the entity
 */
export function viewAsJson<V extends View, E>({ properties }: V, alias: string, columns: ColumnSql<V, E>): string {
  const written: Readonly<Record<string, string | undefined>> = columns;
  const plain = (name: string, kind: ViewProperty['kind']) =>
    kind === 'instant' ? instant(`${alias}.${snakeCase(name)}`) : `${alias}.${snakeCase(name)}`;
  return object(
    Object.fromEntries(Object.entries(properties).map(([name, { kind }]) => [name, written[name] ?? plain(name, kind)])),
  );
}

/** An instant as the contract shows it: UTC, milliseconds, `Z`. */
export const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An object that is null when its column is. */
export const unlessNull = (column: string, json: string) => `case when ${column} is not null then ${json} end`;

/**
 * The row that `id` names in the organization of the row `owner`, by its primary key. A subquery and not a join, so that every
 * resource is found by its index whatever the planner believes of the tables' sizes, and is null where there is none.
 */
export const found = (json: string, table: string, alias: string, id: string, owner: string) =>
  `(select ${json} from ${table} ${alias} where ${alias}.organization_id = ${owner}.organization_id and ${alias}.id = ${owner}.${id})`;

/** The rows of a table that belong to the row `owner`, as a list; `[]` when there are none. */
export const listed = (json: string, from: string, where: string, order: string) =>
  `(select coalesce(json_agg(${json} order by ${order}), '[]') from ${from} where ${where})`;
