import { type Database } from '@rpm/database';

/** Numbers of rows of a database for benchmarks. */
export interface ReadingsFill {
  organizations: number;
  /** Number of devices of all organizations. Each device has a patient of its own with the same id. */
  devices: number;
  readings: number;
  /** SQL for the time of the first readings, and for the time between two readings of a device; by default every five minutes from 2020 on. */
  start?: string;
  interval?: string;
}

/** Returns the index (from 0) of the organization that owns a device; ids of devices start at 1. */
export const ownerOfDevice = ({ organizations }: ReadingsFill, id: number) => id % organizations;
/** Returns the id of the device that a reading comes from; ids of readings start at 1. */
export const deviceOfReading = ({ devices }: ReadingsFill, id: number) => 1 + (id % devices);

/**
 * Fills an empty, migrated database as a superuser in one transaction, so that an interrupted run leaves no rows behind. Rows of different organizations
 * alternate, as in a service that they use at the same time. Devices are used in turn, every five minutes; one in 97 readings is received three days
 * late. All names are obviously fictitious.
 */
export async function fillReadings(dataSource: Database, fill: ReadingsFill): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const organizations = await manager.query<{ id: number }[]>(
      `insert into organization (name) select concat_ws(' ', 'Benchmark', nullif(g, 1)) from generate_series(1, ${fill.organizations}) g returning id`,
    );
    const ids = organizations.map(({ id }) => id).sort((one, other) => one - other);
    for (const statement of statements(fill)) await manager.query(statement, [ids]);
    // The replication role `replica` disables the foreign-key check of each row, because the referenced rows are known to exist.
    await manager.query('set local session_replication_role = replica');
    await manager.query(insertReadings(fill), [ids]);
    for (const table of TABLES)
      await manager.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`);
  });
  // VACUUM also sets the visibility map, so that no measurement includes the extra cost of the first access to a page.
  await dataSource.query('vacuum analyze');
}

/** Tables whose ids are assigned explicitly, so that a benchmark can request random ids. */
const TABLES = ['manufacturer', 'item', 'patient', 'device', 'device_event', 'blood_glucose_reading'];

/** Minimum number of items. Every organization has at least one. */
const ITEMS = 10;
const ownerOf = (organizations: number) => `($1::bigint[])[(1 + g % ${organizations})::int]`;

/** Returns the statements that insert items, patients and devices, in the order of the foreign keys. A device has two identifiers and three events. */
function statements({ organizations, devices }: ReadingsFill): string[] {
  const owner = ownerOf(organizations);
  const items = Math.max(ITEMS, organizations);
  const ids = `generate_series(1, ${devices}) g`;
  return [
    `insert into manufacturer (organization_id, id, name) overriding system value
     select ${owner}, 1 + g, 'Example Maker ' || g from generate_series(0, ${items - 1}) g`,
    `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
     select ${owner}, 1 + g, 1 + g, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(0, ${items - 1}) g`,
    `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address, local_time_zone)
     overriding system value
     select ${owner}, g, 'Testina', 'Sampleton ' || g, date '1950-01-01' + g, 'testina-' || g || '@example.org', '+15555550100',
       'bench-' || g, 'unknown', '{"city": "Testville", "country": "US", "lineOne": "1 Example Street", "lineTwo": null, "state": "CA", "zipCode": "00000"}', 'America/Los_Angeles'
     from ${ids}`,
    `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
     select ${owner}, g, 1 + g % ${items}, g, 'withPatient', false from ${ids}`,
    `insert into device_identifier (organization_id, type, value, normalized, device_id)
     select ${owner}, type, type || '-' || g, type || '-' || g, g from ${ids}, unnest(array['imei', 'serial']) type`,
    `insert into device_event (organization_id, id, device_id, type, event_timestamp) overriding system value
     select ${owner}, (g - 1) * 3 + n, g, (array['registered', 'shipped', 'associationCreated'])[n], timestamptz '2019-12-01Z' + n * interval '1 day'
     from ${ids}, generate_series(1, 3) n`,
    `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
     select ${owner}, g, g, '2000-01-01Z' from ${ids}`,
  ];
}

/** Returns the statement that inserts the readings. */
function insertReadings({ organizations, devices, readings, start, interval }: ReadingsFill): string {
  const taken = `${start ?? "timestamptz '2020-01-01Z'"} + (r / ${devices}) * interval '${interval ?? '5 minutes'}'`;
  return `
    insert into blood_glucose_reading (organization_id, id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, glucose,
      before_meal, after_meal, manual, device_time_zone_offset, patient_time_zone_offset) overriding system value
    select ${ownerOf(organizations)}, r, g, g, 1 + g % ${Math.max(ITEMS, organizations)},
      ${taken}, ${taken} + case r % 97 when 0 then interval '3 days' else interval '7 s' end,
      70 + r % 150, r % 3 = 0, r % 3 = 1, false, -28800, -28800
    from generate_series(1, ${readings}) r, lateral (select 1 + r % ${devices} as g) device`;
}
