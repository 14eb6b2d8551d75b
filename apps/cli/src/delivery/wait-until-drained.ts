import { type Database } from '@rpm/database';
import { type Delivery, DeliveryStateReader } from '@rpm/webhook-delivery';
import { setTimeout as sleep } from 'node:timers/promises';

const QUERY_EVERY_MS = 200;

/**
 * Waits until all events have been turned into deliveries and no delivery is due. It does not wait for deliveries that will be retried later or whose
 * server is failing. @param delivery the background work of this process, which may hold events that have left the outbox
 */
export async function waitUntilDrained(database: Database, delivery: Pick<Delivery, 'areEventsLeaving'>): Promise<void> {
  const state = new DeliveryStateReader(database);
  // Two queries in a row must find the queue empty, because a single query does not see rows of transactions that are still running.
  for (let idle = 0; idle < 2;) {
    await sleep(QUERY_EVERY_MS);
    const { oldestEventSeconds, oldestDueSeconds, runningReplays } = await state.read();
    const isWaiting = oldestEventSeconds > 0 || oldestDueSeconds > 0 || runningReplays > 0;
    idle = isWaiting || delivery.areEventsLeaving ? 0 : idle + 1;
  }
}
