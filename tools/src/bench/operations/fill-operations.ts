import { type Database } from '@rpm/database';
import { ensureWeeklyPartitions, foldWebhookLogTotals } from '@rpm/webhook-delivery';

/** Number of patients, of devices with a patient, of delivered orders and of webhook logs. */
export const ROWS_EACH = 10_000;
const SITES = 50;
const ITEMS = 20;
/** Number of devices in the central stock, of which every order takes one. */
const STOCK = 40_000;
/** Number of devices at a site, for the operations that associate a device with a patient. Orders cannot take them. */
export const SPARE_DEVICES = 100;

/**
 * First id in each table. Ids of different tables differ, and are greater than any other number in a statement, so that an id in a recorded statement
 * shows what it stands for (see record-statements.ts).
 */
export const FIRST = {
  item: 1_100_001,
  site: 1_200_001,
  patient: 2_000_001,
  device: 3_000_001,
  order: 4_000_001,
  webhook: 5_000_001,
  reading: 6_000_001,
};
/** The item whose devices are in the central stock. */
export const METER = FIRST.item;
/** First id of the devices that orders cannot take. */
export const FIRST_SPARE_DEVICE = FIRST.device + ROWS_EACH;
const FIRST_STOCKED_DEVICE = FIRST_SPARE_DEVICE + SPARE_DEVICES;
/** The last device in the central stock. Orders reserve the first devices, and are packed with the last ones. */
export const LAST_DEVICE = FIRST_STOCKED_DEVICE + STOCK - 1;

/** The first patients have readings of a continuous glucose monitor: one every five minutes for 14 days. */
export const MONITORED_PATIENTS = 10;
export const MONITORED_PERIOD = {
  startTimestamp: new Date('2026-01-05T00:00:00.000Z'),
  endTimestamp: new Date('2026-01-19T00:00:00.000Z'),
};

const ADDRESS =
  '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "90001"}';

const DEVICES = `generate_series(${FIRST.device}, ${LAST_DEVICE}) id`;
const HELD_DEVICES = `generate_series(0, ${ROWS_EACH - 1}) g`;

/** Statements that insert the rows, in the order of the foreign keys; $1 is the organization. All names are obviously fictitious. */
const STATEMENTS = [
  `insert into manufacturer (organization_id, id, name) overriding system value select $1, 1000001, 'Example Maker'`,
  `insert into item (organization_id, id, manufacturer_id, name, model, sku, device_identifier_type) overriding system value
   select $1, ${FIRST.item} + g, 1000001, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g, 'serial' from generate_series(0, ${ITEMS - 1}) g`,
  `insert into site (organization_id, id, name, active, address) overriding system value
   select $1, ${FIRST.site} + g, 'Example Clinic ' || g, true, '${ADDRESS}' from generate_series(0, ${SITES - 1}) g`,
  `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address, local_time_zone, site_id)
   overriding system value
   select $1, ${FIRST.patient} + g, 'Testina', 'Sampleton ' || g, date '1950-01-01' + g, 'testina-' || g || '@example.org', '+15555550100',
     'bench-' || g, 'unknown', '${ADDRESS}', 'America/Los_Angeles', ${FIRST.site} + g % ${SITES}
   from generate_series(0, ${ROWS_EACH - 1}) g`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, site_id, disabled_readings) overriding system value
   select $1, id, case when id < ${FIRST_STOCKED_DEVICE} then ${METER} + 1 + id % ${ITEMS - 1} else ${METER} end,
     case when id < ${FIRST_SPARE_DEVICE} then id - ${FIRST.device} + ${FIRST.patient} end,
     case when id < ${FIRST_SPARE_DEVICE} then 'withPatient' when id < ${FIRST_STOCKED_DEVICE} then 'availableAtSite' else 'available' end,
     case when id between ${FIRST_SPARE_DEVICE} and ${FIRST_STOCKED_DEVICE - 1} then ${FIRST.site} end, false
   from ${DEVICES}`,
  `insert into device_identifier (organization_id, type, value, normalized, device_id)
   select $1, 'serial', 'serial-' || id, 'serial-' || id, id from ${DEVICES}`,
  `insert into device_event (organization_id, device_id, type, event_timestamp)
   select $1, id, 'registered', timestamptz '2026-01-01Z' from ${DEVICES}`,
  `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
   select $1, ${FIRST.device} + g, ${FIRST.patient} + g, '2026-01-02Z' from ${HELD_DEVICES}`,
  `insert into blood_glucose_reading (organization_id, id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, glucose, manual)
   overriding system value
   select $1, ${FIRST.reading} - 1 + row_number() over (), ${FIRST.patient} + n, d.id, d.item_id, at, at, 90 + (n + extract(epoch from at)::int / 300) % 90, false
   from generate_series(0, ${MONITORED_PATIENTS - 1}) n join device d on d.organization_id = $1 and d.id = ${FIRST.device} + n,
     generate_series(timestamptz '${MONITORED_PERIOD.startTimestamp.toISOString()}',
       timestamptz '${MONITORED_PERIOD.endTimestamp.toISOString()}' - interval '5 minutes', '5 minutes') at`,
  `insert into customer_order (organization_id, id, status, shipping_option, email_label, order_notes, patient_id) overriding system value
   select $1, ${FIRST.order} + g, 'delivered', 'standard', false, '{}', ${FIRST.patient} + g from ${HELD_DEVICES}`,
  `insert into order_line (organization_id, order_id, line, item_id, count, is_tracked)
   select $1, ${FIRST.order} + g, 0, d.item_id, 1, true
   from ${HELD_DEVICES} join device d on d.organization_id = $1 and d.id = ${FIRST.device} + g`,
  `insert into order_device (organization_id, order_id, device_id, line, is_open)
   select $1, ${FIRST.order} + g, ${FIRST.device} + g, 0, false from ${HELD_DEVICES}`,
  `insert into order_event (organization_id, order_id, name, event_timestamp)
   select $1, ${FIRST.order} + g, name, timestamptz '2026-01-01Z' + n * interval '1 hour'
   from ${HELD_DEVICES}, unnest(array['received', 'packed', 'shipped', 'delivered']) with ordinality as names (name, n)`,
  `insert into webhook (organization_id, id, types, url, enabled) overriding system value
   select $1, ${FIRST.webhook}, '{order.status}', 'https://hooks.example.org/rpm', true`,
  `insert into webhook_health (organization_id, webhook_id) values ($1, ${FIRST.webhook})`,
  `insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, last_response_status, status)
   select $1, ${FIRST.webhook}, 'evt_' || g, 'order.status', 'https://hooks.example.org/rpm', now() - g * interval '1 minute', 200, 'delivered'
   from ${HELD_DEVICES}`,
];

/** Statements that advance the id sequences beyond the ids that were assigned explicitly. */
const SEQUENCES = ['item', 'site', 'patient', 'device', 'customer_order', 'webhook', 'blood_glucose_reading'].map(
  (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
);

/** Fills an empty, migrated database. @param administration a connection of a superuser @returns the organization that owns the rows */
export async function fillOperations(administration: Database, service: Database): Promise<number> {
  await ensureWeeklyPartitions(service, new Date());
  const organizationId = await administration.transaction(async (manager) => {
    const [organization] = await manager.query<{ id: number }[]>(
      `insert into organization (name) values ('Benchmark') returning id`,
    );
    for (const statement of STATEMENTS) await manager.query(statement, [organization?.id]);
    for (const statement of SEQUENCES) await manager.query(statement);
    return organization?.id ?? 0;
  });
  await foldWebhookLogTotals(service);
  await administration.query('vacuum analyze');
  return organizationId;
}
