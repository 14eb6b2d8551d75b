import { statement } from '@rpm/database';

/** Counts the orders whose returns changed after their last version, by organization, so that no statement runs for organizations without such orders. */
export const COUNT_OUTDATED_ORDERS = statement<object, { organizationId: number; orders: number }>({
  name: 'count-outdated-orders',
  text: `select organization_id as "organizationId", count(*)::integer as orders from customer_order where is_outdated
    group by organization_id order by organization_id`,
});

/** Creates a new version of up to `limit` orders whose returns changed after their last version. */
export const UPDATE_OUTDATED_ORDERS = statement<{ limit: number }>({
  name: 'update-outdated-orders',
  text: `
    update customer_order o set is_outdated = false, version = o.version + 1
    where o.organization_id = $organizationId and o.is_outdated and o.id in (
      select x.id from customer_order x where x.organization_id = $organizationId and x.is_outdated order by x.id limit $limit for no key update
    )
    returning o.id`,
});
