import { type Database } from '@rpm/database';

/** Number of orders of each patient: one a month while the readings are taken. */
const ORDERS_OF_PATIENT = 10;
const PATIENTS_OF_SITE = 10;
const PATIENTS_OF_WEBHOOK = 100;

/** Inserts items, sites, webhooks that send nothing, and delivered orders. The patients and the first ten items exist. All names are obviously fictitious. */
export async function fillResources(administration: Database, organizationId: number, patients: number): Promise<void> {
  const tenth = Math.ceil(patients / PATIENTS_OF_SITE);
  await administration.transaction(async (manager) => {
    await manager.query(FILL_ITEMS, [organizationId, tenth]);
    await manager.query(FILL_SITES, [organizationId, tenth]);
    await manager.query(FILL_WEBHOOKS, [organizationId, Math.ceil(patients / PATIENTS_OF_WEBHOOK)]);
    await manager.query('insert into webhook_health (organization_id, webhook_id) select organization_id, id from webhook');
    // The replication role `replica` disables the check of foreign keys and the counting of events, whose number is inserted with the order.
    await manager.query('set local session_replication_role = replica');
    for (const statement of FILL_ORDERS) await manager.query(statement, [organizationId, patients * ORDERS_OF_PATIENT, patients]);
    for (const table of ['item', 'site', 'webhook', 'customer_order'])
      await manager.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  });
}

const FILL_ITEMS = `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
  select $1, n, 1 + n % 10, 'Example Meter ' || n, 'EM-' || n, 'EX-EM-' || n from generate_series(11, $2::int) n`;

const FILL_SITES = `insert into site (organization_id, id, name, active, address) overriding system value
  select $1, n, 'Example Clinic ' || n, true,
    '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "90001"}'
  from generate_series(1, $2::int) n`;

const FILL_WEBHOOKS = `insert into webhook (organization_id, id, types, url, enabled) overriding system value
  select $1, n, '{reading.bloodGlucose}', 'https://hooks.example.org/rpm', false from generate_series(1, $2::int) n`;

const EVENTS = `array['received', 'packed', 'shipped', 'delivered']`;

/** SQL with the ids of the orders, the oldest first, and the number of patients $3, who have orders in turn. */
const ORDERS = `generate_series(1, $2::int) n, lateral (
  select 1 + n % $3::int as patient, now() - ($2::int - n) * interval '300 days' / $2::int as at
) placed`;

const FILL_ORDERS = [
  `insert into customer_order (organization_id, id, status, shipping_option, email_label, order_notes, patient_id, create_timestamp, update_timestamp, order_event_count)
   overriding system value
   select $1, n, 'delivered', 'standard', false, '{}', patient, at, at + interval '3 days', 4 from ${ORDERS}`,
  `insert into order_line (organization_id, order_id, line, item_id, count, is_tracked) select $1, n, 0, 1 + patient % 10, 1, false from ${ORDERS}`,
  `insert into order_event (organization_id, order_id, name, event_timestamp)
   select $1, n, name, at + (nth - 1) * interval '1 day' from ${ORDERS}, unnest(${EVENTS}) with ordinality names (name, nth)`,
];
