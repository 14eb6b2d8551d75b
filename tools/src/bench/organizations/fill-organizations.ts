import { type Database } from '@rpm/database';
import { sealBlocks } from '@rpm/audit';
import { ensureEventPartitions, ensureWeeklyPartitions } from '@rpm/webhook-delivery';
import { countReadings } from '../database/readings-database';

/** Numbers of rows of each organization, active or quiet. Every organization has the same ids, from 1. */
export const DEVICES = 10;
const READINGS_OF_DEVICE = 5;

/**
 * Fills an empty, migrated database with organizations that have all used the service before: each has patients with devices and readings, a webhook, and rows of
 * the audit trail. All names are obviously fictitious.
 */
export async function fillOrganizations(administration: Database, service: Database, organizations: number): Promise<void> {
  await ensureWeeklyPartitions(service, new Date());
  await ensureEventPartitions(service, new Date());
  for (const statement of STATEMENTS(organizations)) await administration.query(statement);
  await countReadings(administration);
  while ((await sealBlocks(service)).isMore);
  await administration.query('vacuum analyze');
}

const IDS = `organization o cross join generate_series(1, ${DEVICES}) n`;

const STATEMENTS = (organizations: number) => [
  `insert into organization (name) select 'Benchmark ' || n from generate_series(1, ${organizations}) n`,
  `insert into item (organization_id, id, name) overriding system value select id, 1, 'Example Meter' from organization`,
  `insert into patient (organization_id, id, first_name, last_name, sex, local_time_zone) overriding system value
   select o.id, n, 'Testina', 'Sampleton', 'unknown', 'America/New_York' from ${IDS}`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, disabled_readings) overriding system value
   select o.id, n, 1, n, 'withPatient', false from ${IDS}`,
  `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp) select o.id, n, n, '2000-01-01Z' from ${IDS}`,
  `insert into blood_glucose_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, glucose, manual, patient_time_zone_offset)
   select o.id, n, n, 1, now() - day * interval '1 day', 101, false, -18000 from ${IDS}, generate_series(1, ${READINGS_OF_DEVICE}) day`,
  `insert into webhook (organization_id, id, types, url, enabled) overriding system value
   select id, 1, '{reading.weight}', 'https://hooks.example.org/rpm', true from organization`,
  `insert into webhook_health (organization_id, webhook_id) select id, 1 from organization`,
  `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients) select id, 1, 'key', 'read', 'patient', '{1}' from organization`,
  `select setval(pg_get_serial_sequence(t, 'id'), ${DEVICES}) from unnest(array['patient', 'device', 'webhook', 'item']) t`,
];
