import { type DataSource } from 'typeorm';

/** Number of patients and of devices. Each patient has one device. */
export const DEVICES = 300;

/**
 * Statements that insert the rows to which readings refer, in the order of the foreign keys. All names are obviously fictitious. Readings get
 * explicit ids from 1 to their number, so that a benchmark can request random ids.
 */
const STATEMENTS = [
  `insert into manufacturer (organization_id, id, name) overriding system value
   select $1, g, 'Example Maker ' || g from generate_series(1, 5) g`,
  `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
   select $1, g, 1 + g % 5, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(1, 10) g`,
  `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address, local_time_zone)
   overriding system value
   select $1, g, 'Testina', 'Sampleton ' || g, date '1950-01-01' + g, 'testina-' || g || '@example.org', '+15555550100',
     'bench-' || g, 'unknown', '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "00000"}', 'America/Los_Angeles'
   from generate_series(1, ${DEVICES}) g`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
   select $1, g, 1 + g % 10, g, 'withPatient', false from generate_series(1, ${DEVICES}) g`,
  `insert into device_identifier (organization_id, type, value, normalized, device_id)
   select $1, type, type || '-' || g, type || '-' || g, g from generate_series(1, ${DEVICES}) g, unnest(array['imei', 'serial']) type`,
  `insert into device_event (organization_id, id, device_id, type, event_timestamp) overriding system value
   select $1, (g - 1) * 3 + n, g, (array['registered', 'shipped', 'associationCreated'])[n], timestamptz '2019-12-01Z' + n * interval '1 day'
   from generate_series(1, ${DEVICES}) g, generate_series(1, 3) n`,
  `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
   select $1, g, g, '2000-01-01Z' from generate_series(1, ${DEVICES}) g`,
];

/** Statements that advance the id sequences beyond the ids that were assigned explicitly. */
const SEQUENCES = ['manufacturer', 'item', 'patient', 'device', 'device_event', 'blood_glucose_reading'].map(
  (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`,
);

const READINGS = `
  insert into blood_glucose_reading (organization_id, id, patient_id, device_id, item_id, reading_timestamp, glucose, before_meal,
    after_meal, manual, device_time_zone_offset, patient_time_zone_offset) overriding system value
  select $1, g, 1 + g % ${DEVICES}, 1 + g % ${DEVICES}, 1 + (1 + g % ${DEVICES}) % 10,
    timestamptz '2020-01-01Z' + (g / ${DEVICES}) * interval '5 minutes', 70 + g % 150, g % 3 = 0, g % 3 = 1, false, -28800, -28800
  from generate_series(1, $2::bigint) g`;

/** Fills an empty, migrated database as a superuser in one transaction, so that an interrupted run leaves no rows behind. */
export async function fillReadings(dataSource: DataSource, readings: number): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [organization] = await manager.query<{ id: number }[]>(
      `insert into organization (name) values ('Benchmark') returning id`,
    );
    for (const statement of STATEMENTS) await manager.query(statement, [organization?.id]);
    // The replication role `replica` disables the foreign-key check of each row, because the referenced rows are known to exist.
    await manager.query('set local session_replication_role = replica');
    await manager.query(READINGS, [organization?.id, readings]);
    for (const statement of SEQUENCES) await manager.query(statement);
  });
  // VACUUM also sets the visibility map, so that no measurement includes the extra cost of the first access to a page.
  await dataSource.query('vacuum analyze');
}
