import { type Database, Loop } from '@rpm/database';
import { ensureAuditMonths } from '@rpm/schema';
import { ensureEventPartitions, ensureWeeklyPartitions } from './retention/ensure-weeks';
import { retireEvents } from './retention/retire-events';
import { retireLogs } from './retention/retire-logs';
import { type DeliveryConfiguration } from './settings';

const HOUR_MS = 3_600_000;

/**
 * Creates a loop that runs every hour: it creates the partitions of the coming weeks and months, and removes webhook logs and events that are past their
 * retention.
 */
export function retentionLoop(
  database: Database,
  {
    WEBHOOK_RETENTION_DAYS,
    EVENT_RETENTION_DAYS,
  }: Pick<DeliveryConfiguration, 'WEBHOOK_RETENTION_DAYS' | 'EVENT_RETENTION_DAYS'>,
  onError: (error: unknown) => void,
): Loop {
  const work = async () => {
    const now = new Date();
    await ensurePartitions(database, now);
    await retireLogs(database, { days: WEBHOOK_RETENTION_DAYS, now });
    await retireEvents(database, { days: EVENT_RETENTION_DAYS, now });
    return false;
  };
  return new Loop({ work, restMs: HOUR_MS, onError });
}

/** Creates the partitions of the coming weeks, and those of the audit trail for the coming months. */
export async function ensurePartitions(database: Database, now: Date): Promise<void> {
  await ensureWeeklyPartitions(database, now);
  await ensureEventPartitions(database, now);
  await ensureAuditMonths(database);
}
