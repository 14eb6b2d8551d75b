import { Page, type PageRequest } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { JsonText } from './json-text';
import { runScoped, type Statement } from '../database/organization-scope';

/** A list of resources of an organization. */
export interface List<Filter> {
  /** The table, with its alias: `patient p`. */
  from: string;
  /** The JSON of one row. */
  shown: string;
  /** What is asked of every row. */
  where?: string;
  /** What each filter asks of a row, with `$` for its value and `$1` for the organization: each line is one sentence of the contract. */
  conditions: Record<keyof Filter, string>;
  /** A total order. */
  order: string;
}

/**
 * One page and the exact total, in one statement and so of one instant. Only the rows of the page are written as JSON.
 * @param filter members that are undefined filter nothing
 */
export async function listPage<Filter extends object>(
  dataSource: DataSource,
  organizationId: number,
  list: List<Filter>,
  filter: Filter,
  request: PageRequest,
): Promise<Page<JsonText>> {
  const { text, values } = pageStatement(organizationId, list, filter, request);
  return pageOf(await runScoped<PageRow>(dataSource, organizationId, { text }, values), request);
}

/** A row of a page with the total beside it: a page past the end is one row that holds the total alone. */
export interface PageRow {
  total: number;
  isRow: boolean;
  json: string;
}

export function pageOf(rows: readonly PageRow[], request: PageRequest): Page<JsonText> {
  const content = rows.filter(({ isRow }) => isRow).map(({ json }) => new JsonText(json));
  return new Page(content, request, rows[0]?.total ?? 0);
}

/** The statement of {@link listPage}, which a benchmark also runs bare. */
export function pageStatement<Filter extends object>(
  organizationId: number,
  list: List<Filter>,
  filter: Filter,
  { page, size }: PageRequest,
): Statement & { values: unknown[] } {
  const { alias, matching, values } = match(organizationId, list, filter);
  const window = `limit $${values.push(size)} offset $${values.push((page - 1) * size)}`;
  // Rows are found by their key, whatever the planner believes.
  const text = `
    with matching as (select count(*) as total ${matching}),
      paged as (select ${alias}.id, row_number() over (order by ${list.order}) as n ${matching} order by ${list.order} ${window})
    select matching.total, paged.id is not null as "isRow",
      (select ${list.shown} from ${list.from} where ${alias}.organization_id = $1 and ${alias}.id = paged.id)::text as json
    from matching left join paged on true
    order by paged.n`;
  return { text, values };
}

/** The rows of an organization ($1) that match, and the values that the statement so far has. */
export function match<Filter extends object>(
  organizationId: number,
  { from, where = 'true', conditions }: List<Filter>,
  filter: Filter,
) {
  const values: unknown[] = [organizationId];
  const alias = from.split(' ').at(-1) ?? from;
  const filters = (Object.entries(conditions) as [keyof Filter, string][]).flatMap(([name, condition]) =>
    filter[name] === undefined ? [] : `and ${condition.replaceAll(/\$(?!\d)/g, `$${values.push(filter[name])}`)}`,
  );
  return { alias, matching: `from ${from} where ${alias}.organization_id = $1 and ${where} ${filters.join(' ')}`, values };
}
