import { CHANGE_HORIZON, type Statement, unnamedStatement } from '@rpm/database';
import { type SqlCondition } from './conditions.sql';

/** The rows of a table from which resources are made. */
export interface SearchedRows {
  /** The table, or a subquery, and its alias, such as `patient p`. It has the columns `organization_id` and `id`. */
  from: string;
  /** SQL condition that every row must meet. */
  where: string;
  /** SQL for the JSON from which a resource is made. */
  json: string;
  /** SQL for the time of the last change, in the order of which an index contains the rows; null if they cannot be searched by it. */
  updated: string | null;
}

/** A row of a page, with the number of all matches. The only row of a page without matches has no JSON. */
export interface SearchRow {
  total: number | null;
  /** Time before which all changes are contained in the page; null if rows are sorted by id, or if the start of an open transaction is not known. */
  horizon: Date | null;
  id: number | null;
  json: string | null;
  time: Date | null;
}

/** The part of a search that is a page of rows. */
export interface SearchedPage {
  conditions: readonly SqlCondition[];
  /** Maximum number of rows; 0 if only their number is asked for. */
  limit: number;
  hasTotal: boolean;
  isByTime: boolean;
  /** Position of the last row of the page before: its time, if rows are sorted by it, and its id. */
  after: { time: Date | null; id: number } | null;
}

/**
 * Returns the statement that reads a page of rows and, if asked for, their number. Rows are sorted by id or by the time of the last change, then by id. A page by time
 * ends before the horizon, so that changes that are committed later never precede it.
 */
export function searchStatement(
  { from, where, json, updated }: SearchedRows,
  { conditions, limit, hasTotal, isByTime, after }: SearchedPage,
): { statement: Statement<object, SearchRow>; args: object } {
  const alias = from.split(' ').at(-1) ?? from;
  const time = isByTime && updated !== null ? updated : null;
  const matching = [
    `${alias}.organization_id = $organizationId`,
    where,
    ...conditions.map(({ sql }) => sql),
    ...(time === null ? [] : [`${time} < ${CHANGE_HORIZON}`]),
  ].join(' and ');
  const order = time === null ? `${alias}.id` : `${time}, ${alias}.id`;
  const following =
    time === null ? `${alias}.id > $afterId::bigint` : `(${time}, ${alias}.id) > ($afterTime::timestamptz, $afterId::bigint)`;
  const page = `select ${alias}.id, ${time ?? 'null::timestamptz'} as time from ${from} where ${matching}${after ? ` and ${following}` : ''}
      order by ${order} limit $limit`;
  // A subquery for each row lets PostgreSQL find the rows of the page by primary key, and write JSON only for them.
  const text = `
    with paged as materialized (${page})
    select ${hasTotal ? `(select count(*) from ${from} where ${matching})` : 'null::bigint'} as total,
      ${time === null ? 'null::timestamptz' : `nullif(${CHANGE_HORIZON}, '-infinity')`} as horizon, paged.id, paged.time,
      (select ${json} from ${from} where ${alias}.organization_id = $organizationId and ${alias}.id = paged.id)::text as json
    from (select) one left join paged on true
    order by paged.time, paged.id`;
  const args = {
    limit,
    ...(after && { afterId: after.id, ...(time !== null && { afterTime: after.time }) }),
    ...Object.assign({}, ...conditions.map(({ values }) => values)),
  } as object;
  return { statement: unnamedStatement(text), args };
}
