import { sealBlocks } from '@rpm/audit';
import { OutdatedRows, ReadingCounter, recordReadings } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DEVICES } from './fill-organizations';

/** Number of readings that each active organization posts before the work is measured. */
const READINGS_EACH = 100;
const FIRST_INSTANT = Date.UTC(2023, 0, 1);

/** Time for which a sender holds the deliveries that it has leased. */
const LEASE_MS = 600_000;

/** Work that processes of the service do for all organizations together. Each kind finds the work that the readings of active organizations have caused. */
export type BackgroundWork = Record<string, () => Promise<unknown>>;

/** Returns the background work on a database, by name. */
export function backgroundWork(service: Database): BackgroundWork {
  const counter = new ReadingCounter(service);
  const queue = new DeliveryQueue(service, LEASE_MS, ({ cause }) => assert.fail(`A row was set aside: ${cause}`));
  return {
    'counting 2,000 readings': () => counter.run(),
    'publishing 2,000 events': () => publishAll(queue),
    'sealing 2,000 rows of the audit trail': () => sealBlocks(service),
    'looking for outdated rows': async () => {
      const outdated = new OutdatedRows(service);
      await outdated.run();
      outdated.stop();
    },
  };
}

/** Publishes all events, and delivers them to webhooks that accept everything at once. */
async function publishAll(queue: DeliveryQueue): Promise<void> {
  for (let isMore = true; isMore;) {
    const result = await queue.lease(1_000);
    assert(result, 'An event could not be published.');
    const delivered = (await queue.withBodies(result.leased)).map((delivery) => ({ delivery, ...DELIVERED() }));
    if (delivered.length > 0) await queue.finish(delivered);
    ({ isMore } = result);
  }
}

const DELIVERED = () => ({
  status: 'delivered' as const,
  next: null,
  pauseMs: null,
  isGone: false,
  attempt: { startTimestamp: new Date(), durationMs: 20, responseStatus: 200, error: null, responseBody: '{"ok":true}' },
});

/** Posts new readings as each of the given organizations, each reading as a request that the audit trail records. @param round distinguishes the readings of several calls */
export async function postReadings(service: Database, organizationIds: readonly number[], round: number): Promise<void> {
  const readings = Array.from({ length: READINGS_EACH }, (_, nth) => ({
    device: { id: 1 + (nth % DEVICES) },
    readingTimestamp: new Date(FIRST_INSTANT + (round * READINGS_EACH + nth) * 60_000),
    glucose: 101,
    deviceTimeZoneOffset: -18_000,
  }));
  for (const organizationId of organizationIds) {
    const senders = readings.map(() => ({ audit: { request: requestOf(organizationId), isRecorded: false } }));
    await service.inTransaction({ organizationId }, (transaction) =>
      recordReadings(transaction, 'bloodGlucose', readings, senders),
    );
  }
}

/** Requests of different users do not share a row of the audit trail. */
const requestOf = (organizationId: number) => ({
  organizationId,
  actorKind: 'key' as const,
  actorId: 1,
  sessionId: null,
  assertedActor: randomUUID(),
  action: 'create' as const,
  resource: 'blood-glucose-reading',
  resourceId: null,
  requestId: randomUUID(),
  clientRequestHash: null,
  address: '192.0.2.10',
});
