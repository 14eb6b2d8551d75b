import { type Database } from '@rpm/database';
import { ensureWeeklyPartitions, foldWebhookLogTotals } from '@rpm/webhook-delivery';
import { countReadings } from '../database/readings-database';
import { fillReadings } from '../database/readings-fill';
import { fillResources } from './fill-resources';
import { fillEvents, fillTrail } from './fill-trail';

/** Number of readings of each device, whatever the size, so that a larger size means more patients. They take one reading every six hours. */
export const READINGS_OF_DEVICE = 1_000;
const HOURS = 6;
const DAYS_OF_LOGS = 80;
const DAY_MS = 86_400_000;

/** Returns the number of devices, each of which has a patient of its own with the same id. */
export const devicesOf = (size: number): number => Math.max(10, Math.floor(size / READINGS_OF_DEVICE));

/**
 * Fills an empty, migrated database with readings, which end today, and with as many webhook logs of 80 days. All other rows grow with them: for each
 * patient ten orders, one a month; for ten patients an item and a site; for ten readings a row of the audit trail and an event of the feed. @returns the organization
 */
export async function fillGrowth(administration: Database, service: Database, size: number): Promise<number> {
  const devices = devicesOf(size);
  const hours = Math.ceil(size / devices) * HOURS;
  await fillReadings(administration, {
    organizations: 1,
    devices,
    readings: size,
    start: `date_trunc('hour', now()) - interval '${hours} hours'`,
    interval: `${HOURS} hours`,
  });
  await countReadings(administration);
  const [{ id } = { id: 0 }] = await administration.query<{ id: number }[]>('select id from organization');
  await fillResources(administration, id, devices);
  await fillLogs(administration, service, id, size);
  await fillTrail(administration, service, { organizationId: id, devices, size });
  await fillEvents(administration, service, { organizationId: id, devices, size });
  await administration.query('vacuum analyze');
  return id;
}

async function fillLogs(administration: Database, service: Database, organizationId: number, size: number): Promise<void> {
  const now = Date.now();
  for (let day = DAYS_OF_LOGS; day >= 0; day -= 7) await ensureWeeklyPartitions(service, new Date(now - day * DAY_MS));
  for (let day = 0; day < DAYS_OF_LOGS; day++) {
    const logs = Math.floor((size * (day + 1)) / DAYS_OF_LOGS) - Math.floor((size * day) / DAYS_OF_LOGS);
    await administration.query(FILL_LOGS, [organizationId, day, logs]);
    await foldWebhookLogTotals(service);
  }
}

/** SQL that inserts the logs of a day. One in fifty has failed after nine retries. */
const FILL_LOGS = `
  insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts, last_response_status,
    last_retry_timestamp, status)
  select $1::bigint, 1, 'evt_' || $2::int || '_' || n, (array['reading.bloodGlucose', 'order.status', 'device.created'])[1 + n % 3], 'https://hooks.example.org/rpm', at,
    case when n % 50 = 0 then 9 else 0 end, case when n % 50 = 0 then 500 else 200 end, case when n % 50 = 0 then at + interval '3 days' end,
    case when n % 50 = 0 then 'failed' else 'delivered' end
  from generate_series(1, $3::int) n, lateral (select date_trunc('day', now()) - ($2::int + 1) * interval '1 day' + n * interval '1 day' / ($3::int + 1) as at) t`;
