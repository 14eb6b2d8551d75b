import { type DataSource } from 'typeorm';

/** Number of organizations in the database of the benchmarks with many organizations. */
export const ORGANIZATIONS = 200;
/** Number of devices of all organizations. Each organization has the same number of devices, and each device has a patient of its own. */
export const ORGANIZATION_DEVICES = 10 * ORGANIZATIONS;

/** Returns the place (from 0) of the organization that owns a device; ids of devices start at 1. */
export const ownerOfDevice = (id: number) => id % ORGANIZATIONS;
/** Returns the id of the device that a reading comes from; ids of readings start at 1. */
export const deviceOfReading = (id: number) => 1 + (id % ORGANIZATION_DEVICES);

/** SQL for the organization that owns the device `g`; $1 contains the ids of all organizations. */
const OWNER = `($1::bigint[])[(1 + g % ${ORGANIZATIONS})::int]`;
const DEVICE_IDS = `generate_series(1, ${ORGANIZATION_DEVICES}) g`;
/** SQL for the item of the device `g`, which is the only item of its organization. */
const ITEM = `1 + g % ${ORGANIZATIONS}`;

/**
 * Statements that insert the rows to which readings refer, in the order of the foreign keys. All names are obviously fictitious. Rows of different
 * organizations alternate, as in a service that they use at the same time.
 */
const STATEMENTS = [
  `insert into manufacturer (organization_id, id, name) overriding system value
   select ($1::bigint[])[g], g, 'Example Maker ' || g from generate_series(1, ${ORGANIZATIONS}) g`,
  `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
   select ($1::bigint[])[g], g, g, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(1, ${ORGANIZATIONS}) g`,
  `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address, local_time_zone)
   overriding system value
   select ${OWNER}, g, 'Testina', 'Sampleton ' || g, date '1950-01-01' + g, 'testina-' || g || '@example.org', '+15555550100',
     'bench-' || g, 'unknown', '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "00000"}', 'America/Los_Angeles'
   from ${DEVICE_IDS}`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
   select ${OWNER}, g, ${ITEM}, g, 'withPatient', false from ${DEVICE_IDS}`,
  `insert into device_identifier (organization_id, type, value, normalized, device_id)
   select ${OWNER}, type, type || '-' || g, type || '-' || g, g from ${DEVICE_IDS}, unnest(array['imei', 'serial']) type`,
  `insert into device_event (organization_id, id, device_id, type, event_timestamp) overriding system value
   select ${OWNER}, (g - 1) * 3 + n, g, (array['registered', 'shipped', 'associationCreated'])[n], timestamptz '2019-12-01Z' + n * interval '1 day'
   from ${DEVICE_IDS}, generate_series(1, 3) n`,
  `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
   select ${OWNER}, g, g, '2000-01-01Z' from ${DEVICE_IDS}`,
];

/** Statements that advance the id sequences beyond the ids that were assigned explicitly. */
const SEQUENCES = ['manufacturer', 'item', 'patient', 'device', 'device_event', 'blood_glucose_reading'].map(
  (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`,
);

const READINGS = `
  insert into blood_glucose_reading (organization_id, id, patient_id, device_id, item_id, reading_timestamp, glucose, before_meal,
    after_meal, manual, device_time_zone_offset, patient_time_zone_offset) overriding system value
  select ${OWNER}, r, g, g, ${ITEM}, timestamptz '2020-01-01Z' + (r / ${ORGANIZATION_DEVICES}) * interval '5 minutes',
    70 + r % 150, r % 3 = 0, r % 3 = 1, false, -28800, -28800
  from generate_series(1, $2::bigint) r, lateral (select 1 + r % ${ORGANIZATION_DEVICES} as g) device`;

/** Fills an empty, migrated database as a superuser in one transaction, so that an interrupted run leaves no rows behind. */
export async function fillOrganizations(dataSource: DataSource, readings: number): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const organizations = await manager.query<{ id: number }[]>(
      `insert into organization (name) select 'Benchmark ' || g from generate_series(1, ${ORGANIZATIONS}) g returning id`,
    );
    const ids = organizations.map(({ id }) => id).sort((one, other) => one - other);
    for (const statement of STATEMENTS) await manager.query(statement, [ids]);
    // Foreign keys are not checked row by row, because the referenced rows are known to exist.
    await manager.query('set local session_replication_role = replica');
    await manager.query(READINGS, [ids, readings]);
    for (const statement of SEQUENCES) await manager.query(statement);
  });
  // VACUUM also sets the visibility map, so that no measurement includes the extra cost of the first access to a page.
  await dataSource.query('vacuum analyze');
}
