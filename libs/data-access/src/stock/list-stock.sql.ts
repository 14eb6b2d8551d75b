import { type PageRequest, type StockFilter } from '@rpm/domain';
import { type List, match } from '../resource/list';
import { type Statement } from '../database/organization-scope';
import { STOCK } from '../order/order.view';

/**
 * What is counted, and the devices that are free or promised, in the central stock and at sites. An index holds all that is asked of
 * these devices, by item and site, so they are counted without being looked at. From item to item, so that it is asked for one site
 * of an item as well as for all; and nothing stands between a filter and the counting, as a window would.
 */
const STOCKED = `(
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

const LIST: List<StockFilter> = {
  from: STOCKED,
  shown: STOCK,
  conditions: { itemId: 't.item_id = $', siteId: 't.site_id = $' },
  order: 't.item_id, t.site_id nulls first, t.is_tracked',
};

/**
 * A page of an organization's stock, by item, the central stock first, and the exact total: one statement, so both are of one instant,
 * and the sums are worked out once for both.
 * @param filter members that are undefined filter nothing
 */
export function listStockStatement(
  organizationId: number,
  filter: StockFilter,
  { page, size }: PageRequest,
): Statement & { values: unknown[] } {
  const { matching, values } = match(organizationId, LIST, filter);
  const window = `limit $${values.push(size)} offset $${values.push((page - 1) * size)}`;
  const text = `
    with stocked as materialized (select t.* ${matching}),
      paged as (select * from stocked t order by ${LIST.order} ${window})
    select (select count(*) from stocked) as total, t.item_id is not null as "isRow", ${LIST.shown}::text as json
    from (select) one left join paged t on true order by ${LIST.order}`;
  return { text, values };
}
