import { recordReadings } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { type AuditedRequest } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { roundTo } from '../measure/statistics';
import { bytesOf } from './stored-bytes';

/** Number of reads that are recorded at once. */
const READS_AT_ONCE = 200;
const FIRST_INSTANT = Date.UTC(2022, 0, 1);

/** Bytes of the audit trail for each of several things that share a row. */
export interface SharedBytes {
  atOnce: number;
  bytes: number;
}

/** The organization and the numbers of its rows; ids of devices and patients start at 1. */
export interface TrailFill {
  organizationId: number;
  devices: number;
  readings: number;
}

/** Returns the bytes that some work adds to the audit trail for each of `count`, with indexes and after VACUUM. */
export async function trailBytesOf(administration: Database, count: number, work: () => Promise<void>): Promise<number> {
  const bytes = async () => {
    await administration.query('vacuum audit_event');
    return bytesOf(administration, ['audit_event']);
  };
  const before = await bytes();
  await work();
  return roundTo(((await bytes()) - before) / count, 1);
}

/** Records reads of single readings. */
export async function recordReads({ auditTrail }: Database, { organizationId, devices, readings }: TrailFill): Promise<void> {
  for (let first = 1; first <= readings; first += READS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(READS_AT_ONCE, readings - first + 1) }, (_, nth) => first + nth);
    const record = (id: number) =>
      auditTrail.record({
        ...requestOf(organizationId),
        action: 'read',
        resourceId: id,
        patients: [1 + (id % devices)],
        rows: 1,
        status: 200,
      });
    await Promise.all(ids.map(record));
  }
}

/** Posts readings, each as a request of its own of the same key, with `atOnce` of them in a shared transaction. @param round distinguishes the readings of several calls */
export async function postReadings(
  service: Database,
  { organizationId, devices, readings }: TrailFill,
  { atOnce, round }: { atOnce: number; round: number },
): Promise<void> {
  for (let first = 0; first < readings; first += atOnce) {
    const inputs = Array.from({ length: Math.min(atOnce, readings - first) }, (_, nth) => ({
      device: { id: 1 + ((first + nth) % devices) },
      readingTimestamp: new Date(FIRST_INSTANT + (round * readings + first + nth) * 1_000),
      glucose: 101,
      deviceTimeZoneOffset: -28_800,
    }));
    const senders = inputs.map(() => ({ audit: { request: requestOf(organizationId), isRecorded: false } }));
    await service.inTransaction({ organizationId }, (transaction) =>
      recordReadings(transaction, 'bloodGlucose', inputs, senders),
    );
  }
}

const requestOf = (organizationId: number): AuditedRequest => ({
  organizationId,
  actorKind: 'key',
  actorId: 1,
  sessionId: null,
  assertedActor: null,
  action: 'create',
  resource: 'blood-glucose-reading',
  resourceId: null,
  requestId: randomUUID(),
  clientRequestHash: null,
  address: '192.0.2.10',
});
