import { type DataSource } from 'typeorm';

/**
 * What a database for benchmarks contains. In the SQL expressions, $1 is the list of the organizations' ids, and `g` is the number of a device, which
 * is also the number of its patient.
 */
export interface ReadingsFill {
  /** Number of organizations. The first one is called "Benchmark". */
  organizations: number;
  /** Statements that insert manufacturers and items. */
  catalogue: readonly string[];
  /** Number of devices of all organizations. Each device has a patient of its own. */
  devices: number;
  /** SQL expression for the organization that owns device `g`. */
  owner: string;
  /** SQL expression for the item of device `g`. */
  item: string;
}

/**
 * Fills an empty, migrated database as a superuser in one transaction, so that an interrupted run leaves no rows behind. Readings get explicit ids from
 * 1 to their number, so that a benchmark can request random ids. Their devices are used in turn, every five minutes; one reading of 97 is received
 * three days late. All names are obviously fictitious.
 */
export async function fillDatabase(dataSource: DataSource, fill: ReadingsFill, readings: number): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const organizations = await manager.query<{ id: number }[]>(
      `insert into organization (name) select concat_ws(' ', 'Benchmark', nullif(g, 1)) from generate_series(1, ${fill.organizations}) g returning id`,
    );
    const ids = organizations.map(({ id }) => id).sort((one, other) => one - other);
    for (const statement of [...fill.catalogue, ...insertSubjects(fill)]) await manager.query(statement, [ids]);
    // The replication role `replica` disables the foreign-key check of each row, because the referenced rows are known to exist.
    await manager.query('set local session_replication_role = replica');
    await manager.query(insertReadings(fill), [ids, readings]);
    for (const statement of ADVANCE_SEQUENCES) await manager.query(statement);
  });
  // VACUUM also sets the visibility map, so that no measurement includes the extra cost of the first access to a page.
  await dataSource.query('vacuum analyze');
}

/** Returns the statements that insert patients and devices, in the order of the foreign keys. A device has two identifiers and three events. */
function insertSubjects({ devices, owner, item }: ReadingsFill): string[] {
  const ids = `generate_series(1, ${devices}) g`;
  return [
    `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address, local_time_zone)
     overriding system value
     select ${owner}, g, 'Testina', 'Sampleton ' || g, date '1950-01-01' + g, 'testina-' || g || '@example.org', '+15555550100',
       'bench-' || g, 'unknown', '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "00000"}', 'America/Los_Angeles'
     from ${ids}`,
    `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
     select ${owner}, g, ${item}, g, 'withPatient', false from ${ids}`,
    `insert into device_identifier (organization_id, type, value, normalized, device_id)
     select ${owner}, type, type || '-' || g, type || '-' || g, g from ${ids}, unnest(array['imei', 'serial']) type`,
    `insert into device_event (organization_id, id, device_id, type, event_timestamp) overriding system value
     select ${owner}, (g - 1) * 3 + n, g, (array['registered', 'shipped', 'associationCreated'])[n], timestamptz '2019-12-01Z' + n * interval '1 day'
     from ${ids}, generate_series(1, 3) n`,
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
     select ${owner}, g, g, '2000-01-01Z' from ${ids}`,
  ];
}

/** Returns the statement that inserts the readings 1 to $2. */
function insertReadings({ devices, owner, item }: ReadingsFill): string {
  return `
    insert into blood_glucose_reading (organization_id, id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, glucose,
      before_meal, after_meal, manual, device_time_zone_offset, patient_time_zone_offset) overriding system value
    select ${owner}, r, g, g, ${item}, timestamptz '2020-01-01Z' + (r / ${devices}) * interval '5 minutes',
      timestamptz '2020-01-01Z' + (r / ${devices}) * interval '5 minutes' + case r % 97 when 0 then interval '3 days' else interval '7 s' end,
      70 + r % 150, r % 3 = 0, r % 3 = 1, false, -28800, -28800
    from generate_series(1, $2::bigint) r, lateral (select 1 + r % ${devices} as g) device`;
}

/** Statements that advance the id sequences beyond the ids that were assigned explicitly. */
const ADVANCE_SEQUENCES = ['manufacturer', 'item', 'patient', 'device', 'device_event', 'blood_glucose_reading'].map(
  (table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`,
);
