import { type PageRequest, type StockFilter, type StockView, nobody } from '@rpm/domain';
import { type ListDefinition, matchingRows, type PageRow, type Statement, unnamedStatement } from '@rpm/database';
import { STOCK } from './stock.view';

/**
 * SQL for an organization's stock: units without serial numbers and devices, each available or reserved, in the central stock and at sites.
 * Devices are counted by an index-only scan, because one index contains all columns that they need. The lateral join starts from the items,
 * so that the index is used even for a single site; a window function would prevent filters from reaching the index.
 */
const STOCK_ROWS = `(
    select organization_id, item_id, site_id, false as is_tracked, quantity - promised as available, promised from stock
    union all
    select i.organization_id, i.id, d.site_id, true, d.available, d.promised
    from item i cross join lateral (
      select site_id, count(*) filter (where current_status <> 'allocated') as available,
        count(*) filter (where current_status = 'allocated') as promised
      from device where organization_id = i.organization_id and item_id = i.id
        and current_status in ('available', 'availableAtSite', 'allocated')
      group by site_id
    ) d
  ) t`;

const LIST: ListDefinition<StockFilter, StockView> = {
  from: STOCK_ROWS,
  json: STOCK,
  about: nobody,
  conditions: { itemId: 't.item_id = $', siteId: 't.site_id = $' },
  order: 't.item_id, t.site_id nulls first, t.is_tracked',
};

/**
 * Returns the statement that lists an organization's stock: one page, sorted by item with the central stock first, and the exact total. It is one
 * statement, so that page and total are consistent and the sums are computed once.
 * @param filter undefined properties do not filter
 */
export function listStockStatement(
  filter: StockFilter,
  { page, size }: PageRequest,
): { statement: Statement<object, PageRow>; args: object } {
  const { matching, args } = matchingRows(LIST, filter);
  const text = `
    with stocked as materialized (select t.* ${matching}),
      paged as (select * from stocked t order by ${LIST.order} limit $pageSize offset $pageOffset)
    select (select count(*) from stocked) as total, t.item_id is not null as "isRow", ${LIST.json}::text as json
    from (select) one left join paged t on true order by ${LIST.order}`;
  return { statement: unnamedStatement(text), args: { ...args, pageSize: size, pageOffset: (page - 1) * size } };
}
