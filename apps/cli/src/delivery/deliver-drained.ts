import { deliveryState } from '@rpm/webhook-delivery';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database } from '../database/database-session';

const LOOK_EVERY_MS = 200;

/**
 * Waits until nothing is due: every event is made into deliveries, and each of those was taken. What waits for its next try, or is held
 * back because a server fails, is not waited for.
 */
export async function drained(database: Database): Promise<void> {
  // What was made in this very millisecond shows at the second look.
  for (let idle = 0; idle < 2;) {
    await sleep(LOOK_EVERY_MS);
    const { oldestEventSeconds, oldestDueSeconds, runningReplays } = await deliveryState(database);
    idle = oldestEventSeconds === 0 && oldestDueSeconds === 0 && runningReplays === 0 ? idle + 1 : 0;
  }
}
