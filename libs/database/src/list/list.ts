import { Page, type PageRequest, type PatientsIn } from '@rpm/domain';
import { FOLLOW_INDEX, isReadByIndex, type ListIndex, rowsFromNearerEnd } from './list-index.sql';
import { JsonText } from '../json/json-text';
import { type JsonSql, type JsonWriter } from '../json/json-view';
import { type Database } from '../database/database';
import { type Statement, unnamedStatement } from '../statement/statement';

/** Defines how the rows of a table are filtered, sorted and converted to a list of resources. */
export interface ListDefinition<Filter, T = unknown> {
  /** The table and its alias in the SQL, such as `patient p`. */
  from: string;
  /** SQL expression that converts one row to JSON. */
  json: JsonSql<T>;
  /** The patients whose data the JSON of a row contains. */
  about: PatientsIn;
  /** SQL condition that every row must meet. */
  where?: string;
  /**
   * SQL condition for each filter, with `$` for the filter's value. Each line implements one sentence of the contract.
   */
  conditions: Record<keyof Filter, string>;
  /** SQL expressions by which the rows are sorted by default. No two rows may be equal in all of them, so that pages do not overlap. */
  order: string;
  /**
   * The columns of each other order that a request may choose, by the name of the property that it sorts by. An index must contain the columns, unless
   * the table stays small.
   */
  sorts?: Readonly<Record<string, readonly string[]>>;
  /** The indexes that contain the rows in these orders; without them, PostgreSQL decides how the rows are found and sorted. */
  index?: ListIndex<Filter>;
  /** Differences between the resource's list of changes and its ordinary list. */
  changes?: ChangesDefinition;
}

/** Defines how the list of changes of a resource differs from its ordinary list. */
export interface ChangesDefinition {
  /** The table to read changes from, with the list's alias, if the ordinary list reads from a subquery. */
  from?: string;
  /** SQL expression for the JSON of a resource, if the JSON in the ordinary list lacks the version. */
  json?: string;
  /** SQL condition for resources that are listed as deleted. */
  isDeleted?: string;
  /** True for readings, which have a time of change only after their first change, but always a time of receipt. */
  isReading?: true;
}

/** Returns the SQL expressions for the order that a request chooses. */
function orderOf({ order, index, sorts = {} }: ListOrders, request: PageRequest): { order: string; reverseOrder: string } {
  const columns = request.sort === undefined ? undefined : sorts[request.sort];
  if (!columns) return { order, reverseOrder: index?.reverseOrder ?? '' };
  const [ascending, descending] = ['asc', 'desc'].map((direction) =>
    columns.map((column) => `${column} ${direction}`).join(', '),
  );
  const [chosen = '', reverse = ''] = request.sortDescending ? [descending, ascending] : [ascending, descending];
  return { order: chosen, reverseOrder: reverse };
}

type ListOrders = Pick<ListDefinition<object>, 'order' | 'sorts'> & { index?: Pick<ListIndex<object>, 'reverseOrder'> };

/**
 * Reads one page and the exact total in one statement, so that they are consistent. Only the rows of the page are converted to JSON.
 * @param filter undefined properties do not filter
 */
export async function listPage<Filter extends object, T>(
  database: Database,
  organizationId: number,
  list: ListDefinition<Filter, T>,
  filter: Filter,
  request: PageRequest,
): Promise<Page<JsonText<T>>> {
  const { statement, args } = pageStatement(list, filter, request);
  const preparations = isReadByIndex(list, filter) ? [FOLLOW_INDEX] : [];
  return pageOf(await database.run({ organizationId }, statement, args, { preparations }), request, list);
}

/** A row on a page, together with the total. A page after the last one has a single row that contains only the total. */
export interface PageRow {
  total: number;
  isRow: boolean;
  json: string;
}

/** The expression that writes the JSON of each row of a page, or the function that returns it, and whose data that JSON contains. */
interface WrittenRows<T> {
  json: JsonWriter<T>;
  about: PatientsIn;
}

/** Returns the page that consists of these rows. */
export function pageOf<T>(
  rows: readonly PageRow[],
  request: PageRequest,
  { json: sql, about }: WrittenRows<T>,
): Page<JsonText<T>> {
  const content = rows.filter(({ isRow }) => isRow).map(({ json }) => JsonText.writtenBy(sql, json, about));
  return new Page(content, request, rows[0]?.total ?? 0);
}

/** The SQL statement of {@link listPage}. A benchmark also runs it directly. */
export function pageStatement<Filter extends object>(
  list: ListDefinition<Filter>,
  filter: Filter,
  request: PageRequest,
): { statement: Statement<object, PageRow>; args: object } {
  const { alias, matching, args } = matchingRows(list, filter);
  const { page, size } = request;
  const { order, reverseOrder } = orderOf(list, request);
  const rows = isReadByIndex(list, filter)
    ? rowsFromNearerEnd(`select ${alias}.* ${matching}`, { order, reverseOrder }, { size: '$pageSize', offset: '$pageOffset' })
    : `select ${alias}.* ${matching} order by ${order} limit $pageSize offset $pageOffset`;
  // Only the rows of the page are numbered, because numbering all rows up to a deep page would take longer than finding them in an index.
  // A subquery per row lets PostgreSQL find these rows by primary key, whatever the planner statistics of their table say.
  const text = `
    with matching as materialized (select count(*) as total ${matching}),
      paged as (select ${alias}.id, row_number() over (order by ${order}) as n
        from (${rows}) ${alias})
    select matching.total, paged.id is not null as "isRow",
      (select ${list.json} from ${list.from} where ${alias}.organization_id = $organizationId and ${alias}.id = paged.id)::text as json
    from matching left join paged on true
    order by paged.n`;
  return { statement: unnamedStatement(text), args: { ...args, pageSize: size, pageOffset: (page - 1) * size } };
}

/** Returns the SQL that selects the rows of an organization that match a filter, and the arguments for this SQL. */
export function matchingRows<Filter extends object>(
  { from, where = 'true', conditions }: Pick<ListDefinition<Filter>, 'from' | 'where' | 'conditions'>,
  filter: Filter,
): { alias: string; matching: string; args: Partial<Filter> } {
  const alias = from.split(' ').at(-1) ?? from;
  const used = (Object.entries(conditions) as [keyof Filter & string, string][]).filter(([name]) => filter[name] !== undefined);
  const filters = used.map(([name, condition]) => `and ${condition.replaceAll(/\$(?![a-z])/g, `$${name}`)}`);
  const matching = `from ${from} where ${alias}.organization_id = $organizationId and ${where} ${filters.join(' ')}`;
  return { alias, matching, args: Object.fromEntries(used.map(([name]) => [name, filter[name]])) as Partial<Filter> };
}
