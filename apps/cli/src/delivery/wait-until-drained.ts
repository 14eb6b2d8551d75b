import { deliveryState } from '@rpm/webhook-delivery';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database } from '../database/database-session';

const QUERY_EVERY_MS = 200;

/**
 * Waits until every event has become deliveries and no delivery is due. Deliveries that wait for a retry, or for a failing
 * server to recover, are not awaited.
 */
export async function waitUntilDrained(database: Database): Promise<void> {
  // The queue must be empty twice in a row, because the first query does not see rows that are written at the same time.
  for (let idle = 0; idle < 2;) {
    await sleep(QUERY_EVERY_MS);
    const { oldestEventSeconds, oldestDueSeconds, runningReplays } = await deliveryState(database);
    idle = oldestEventSeconds === 0 && oldestDueSeconds === 0 && runningReplays === 0 ? idle + 1 : 0;
  }
}
