import { sealBlocks } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { ensureAuditMonthsSince } from '@rpm/schema';
import { ensureEventPartitions } from '@rpm/webhook-delivery';

const READINGS_OF_ROW = 10;
const [DAYS_OF_TRAIL, DAYS_OF_EVENTS] = [80, 20];
const DAY_MS = 86_400_000;
const agoOf = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Returns the number of rows of the audit trail, and of published events. */
export const trailRowsOf = (size: number): number => Math.floor(size / READINGS_OF_ROW);

interface TrailFill {
  organizationId: number;
  /** Number of devices, and of patients. */
  devices: number;
  /** Number of readings. */
  size: number;
}

/** Inserts rows of the audit trail, with the ids from 1 in the order of their times, and seals them as the service does. */
export async function fillTrail(
  administration: Database,
  service: Database,
  { organizationId, devices, size }: TrailFill,
): Promise<void> {
  await ensureAuditMonthsSince(service, agoOf(DAYS_OF_TRAIL));
  await administration.query(FILL_TRAIL, [organizationId, trailRowsOf(size), devices]);
  while ((await sealBlocks(service)).isMore);
}

const FILL_TRAIL = `
  insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, actor_id, action, resource, resource_id, patients, request_id, address, status)
  select $1, now() - ($2::int - n) * interval '${DAYS_OF_TRAIL} days' / $2::int, 1, 'key', 1, 'read', 'blood-glucose-reading', n, array[1 + n % $3::int],
    gen_random_uuid(), '192.0.2.10', 200
  from generate_series(1, $2::int) n order by n`;

/** Publishes the newest readings as events, with the positions from 1. They are younger than the time for which the service keeps events. */
export async function fillEvents(
  administration: Database,
  service: Database,
  { organizationId, size }: TrailFill,
): Promise<void> {
  for (let day = DAYS_OF_EVENTS; day >= 0; day -= 7) await ensureEventPartitions(service, agoOf(day));
  const events = trailRowsOf(size);
  await administration.query(FILL_EVENTS, [organizationId, events, size]);
  await administration.query(
    `insert into event_sequence (organization_id, type, sequence, publish_timestamp) values ($1, 'reading.bloodGlucose', $2, now())`,
    [organizationId, events],
  );
  await administration.query('update event_publication set position = $2, publish_timestamp = now() where organization_id = $1', [
    organizationId,
    events,
  ]);
  await administration.query(`select setval(pg_get_serial_sequence('event', 'id'), $1)`, [events]);
}

const FILL_EVENTS = `
  insert into published_event (organization_id, position, publish_timestamp, id, type, sequence, subject_id, version, create_timestamp)
  select $1, n, at, n, 'reading.bloodGlucose', n, $3::bigint - $2::int + n, 1, at
  from generate_series(1, $2::int) n, lateral (select now() - ($2::int - n) * interval '${DAYS_OF_EVENTS} days' / $2::int as at) t`;
