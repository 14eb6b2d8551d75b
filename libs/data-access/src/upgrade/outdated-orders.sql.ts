/** Counts the orders of an organization ($1) whose returns changed after their last version. */
export const COUNT_OUTDATED_ORDERS = {
  name: 'count-outdated-orders',
  text: 'select count(*)::integer as count from customer_order where organization_id = $1 and is_outdated',
};

/** Creates a new version of up to $2 orders whose returns changed after their last version. */
export const UPDATE_OUTDATED_ORDERS = {
  name: 'update-outdated-orders',
  text: `
    update customer_order o set is_outdated = false, version = o.version + 1
    where o.organization_id = $1 and o.is_outdated and o.id in (
      select x.id from customer_order x where x.organization_id = $1 and x.is_outdated order by x.id limit $2 for no key update
    )
    returning o.id`,
};
