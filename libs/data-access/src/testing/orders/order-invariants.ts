import { type Database } from '@rpm/database';

/**
 * SQL that reconstructs all stock movements of orders and returns by item and place (null is the central stock), independently of the code under
 * test.
 */
const LEDGER = `ledger (item_id, site_id, change) as (
  select s.item_id, s.site_id, a.change from stock_adjustment a join stock s using (organization_id)
    where a.stock_id = s.id and organization_id = $1
  union all select l.item_id, null, -l.count from counted l where l.status in ('shipped', 'delivered', 'failed')
  union all select l.item_id, l.site_id, l.count from counted l where l.status = 'delivered' and l.site_id is not null
  union all select l.item_id, null, l.received from came_back l
  -- Undelivered items never arrived at the site, so they do not leave it.
  union all select l.item_id, l.site_id, -l.received from came_back l where l.site_id is not null and l.first_event <> 'inTransit'
)`;

const COUNTED = `counted as (
  select l.item_id, l.count, o.status, o.site_id from order_line l join customer_order o using (organization_id)
  where o.id = l.order_id and organization_id = $1 and not l.is_tracked
), came_back as (
  select l.item_id, l.received, r.site_id,
    (select name from return_event e where e.organization_id = $1 and e.return_id = r.id order by e.id limit 1) as first_event
  from return_line l join customer_return r using (organization_id)
  where r.id = l.return_id and organization_id = $1 and not l.is_tracked and l.received is not null
)`;

const WAITING = `('received', 'onHold', 'packed')`;
const ORDERED = 'order_device x join customer_order o using (organization_id)';
const OF_RETURN = 'return_device x join customer_return r using (organization_id)';

const transitionsWithoutEvent = (thing: string, type: string) => `
  select e.${thing}_id as subject, e.name as event from ${thing}_event e where e.organization_id = $1
  except all
  select v.subject_id, v.payload ->> 'currentStatus' from event v
  where v.organization_id = $1 and v.type = '${type}'`;

/**
 * Invariants of orders, returns, devices and stock. Each is an SQL statement that finds violations in an organization ($1). They are derived from the
 * specification and share nothing with the code under test.
 */
export const ORDER_INVARIANTS: Readonly<Record<string, string>> = {
  'a device is allocated if and only if exactly one order that is not shipped yet has it': `
    select d.id from device d where d.organization_id = $1 and (d.current_status = 'allocated') <> (1 = (
      select count(*) from ${ORDERED} where organization_id = $1 and o.id = x.order_id and x.device_id = d.id and x.is_open and o.status in ${WAITING}))`,
  'a device belongs to at most one open order or return': `
    select device_id from (
      select device_id from order_device where organization_id = $1 and is_open
      union all select device_id from return_device where organization_id = $1 and is_open) one
    group by device_id having count(*) > 1`,
  'the devices of a shipped order are in transit': `
    select x.device_id from ${ORDERED} join device d using (organization_id)
    where organization_id = $1 and o.id = x.order_id and d.id = x.device_id and x.is_open and o.status = 'shipped' and d.current_status <> 'inTransit'`,
  'a finished order has no promised devices': `
    select x.device_id from ${ORDERED} where organization_id = $1 and o.id = x.order_id
    and (x.is_open and o.status in ('delivered', 'failed') or o.status = 'cancelled')`,
  'an order that is neither shipped nor on hold has all its devices': `
    select l.order_id from order_line l join customer_order o using (organization_id)
    where organization_id = $1 and o.id = l.order_id and l.is_tracked and o.status in ('received', 'packed') and l.count <> (
      select count(*) from order_device x join device d using (organization_id) where organization_id = $1 and d.id = x.device_id
        and x.order_id = o.id and x.line = l.line and d.item_id = l.item_id)`,
  'a packed order has a packed kit for each ordered kit': `
    select o.id from customer_order o where organization_id = $1 and o.status in ('packed', 'shipped', 'delivered')
    and (select coalesce(sum(count), 0) from order_kit k where k.organization_id = $1 and k.order_id = o.id)
      <> (select count(*) from packed_kit y where y.organization_id = $1 and y.order_id = o.id)`,
  'a device on an open return is with the sender or in transit': `
    select x.device_id from ${OF_RETURN} join device d using (organization_id)
    where organization_id = $1 and r.id = x.return_id and d.id = x.device_id and x.is_open
    and not (d.current_status in ('availableAtSite', 'inTransit', 'returning') or d.current_patient_id is not distinct from r.patient_id
      and d.current_status = 'withPatient')`,
  'a return has open devices if and only if it is not finished': `
    select x.device_id from ${OF_RETURN} where organization_id = $1 and r.id = x.return_id
    and x.is_open <> (r.status not in ('received', 'cancelled'))`,
  'a return line never receives more units than it asks for': `
    select l.return_id from return_line l where organization_id = $1 and l.received > l.count`,
  'a device is withPatient if and only if it has a current patient, who is also the patient of its only open assignment': `
    select d.id from device d where d.organization_id = $1 and (
      (d.current_status = 'withPatient') <> (d.current_patient_id is not null)
      or array[d.current_patient_id] is distinct from coalesce(
        (select array_agg(a.patient_id) from device_assignment a
          where a.organization_id = $1 and a.device_id = d.id and a.end_timestamp is null), array[null::bigint]))`,
  'a device is available without a site, and availableAtSite with one': `
    select d.id from device d where d.organization_id = $1
    and (d.current_status = 'available' and d.site_id is not null or d.current_status = 'availableAtSite' and d.site_id is null)`,
  'the stock of counted units equals the sum of its movements': `
    select coalesce(s.item_id, l.item_id) from (select * from stock where organization_id = $1) s
    full join (select item_id, site_id, sum(change) as quantity from ledger group by 1, 2) l
      on l.item_id = s.item_id and l.site_id is not distinct from s.site_id
    where coalesce(s.quantity, 0) <> coalesce(l.quantity, 0)`,
  'the promised stock equals what the orders that are not shipped yet ask for': `
    select s.item_id from stock s where s.organization_id = $1 and s.promised <> case when s.site_id is null
      then (select coalesce(sum(l.count), 0) from counted l where l.item_id = s.item_id and l.status in ${WAITING}) else 0 end`,
  'every order transition has an order.status event with its name': transitionsWithoutEvent('order', 'order.status'),
  'every order transition has an order.statusFull event': `
    select e.order_id, count(*) from order_event e where e.organization_id = $1 group by 1
    except select v.subject_id, count(*) from event v where v.organization_id = $1 and v.type = 'order.statusFull' group by 1`,
  'every return transition has a return.statusFull event': transitionsWithoutEvent('return', 'return.statusFull'),
  'there are no other events about orders and returns': `
    select v.type, count(*) from event v where v.organization_id = $1 and v.type in ('order.status', 'order.statusFull', 'return.statusFull') group by 1
    except select * from (
      select 'order.status', count(*) from order_event where organization_id = $1
      union all select 'order.statusFull', count(*) from order_event where organization_id = $1
      union all select 'return.statusFull', count(*) from return_event where organization_id = $1) n`,
  'the newest event with an order contains the statuses of its returns': `
    select o.id from customer_order o
    join lateral (
      select v.payload::jsonb -> 'returns' as returns from event v
      where v.organization_id = $1 and v.subject_id = o.id and v.type in ('order.statusFull', 'order.updated') order by v.id desc limit 1
    ) e on true
    where o.organization_id = $1 and e.returns <> (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'currentStatus', r.status) order by r.id), '[]')
      from customer_return r where r.organization_id = $1 and r.order_id = o.id)`,
  'the status is that of the last transition': `
    select o.id from customer_order o where organization_id = $1
      and status <> (select name from order_event e where e.organization_id = $1 and e.order_id = o.id order by e.id desc limit 1)
    union all select r.id from customer_return r where organization_id = $1
      and status <> (select name from return_event e where e.organization_id = $1 and e.return_id = r.id order by e.id desc limit 1)`,
};

const JUDGE = `with ${COUNTED}, ${LEDGER} ${Object.entries(ORDER_INVARIANTS)
  .map(([name, broken]) => `select '${name}' as invariant where exists (${broken})`)
  .join('\nunion all ')}`;

/** Checks all invariants of an organization as a superuser. @returns the names of the violated invariants */
export async function brokenInvariants(dataSource: Database, organizationId: number): Promise<string[]> {
  const rows = await dataSource.query<{ invariant: string }[]>(JUDGE, [organizationId]);
  return rows.map(({ invariant }) => invariant);
}

/** The tables with rows of organizations, except for tables of readings and webhooks, because orders do not change these. */
const OWNED_TABLES = `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname !~ '^(webhook_|reading_|.*_reading$|sleep_)' order by 1`;

/** Returns a string that changes whenever any row of an organization changes. */
export async function organizationDigest(dataSource: Database, organizationId: number): Promise<string> {
  const tables = await dataSource.query<{ name: string }[]>(OWNED_TABLES);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, ';' order by t::text)) as rows from ${name} t where organization_id = $1`,
  );
  const text = parts.join(' union all ');
  const rows = await dataSource.query<{ name: string; rows: string | null }[]>(text, [organizationId]);
  return JSON.stringify(rows.filter(({ rows: kept }) => kept !== null));
}
