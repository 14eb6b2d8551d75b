import { Conflict } from '@rpm/domain';
import { type DeviceAssociationEvent } from '../fulfilment/device-history.sql';
import { jsonInstant, type Transaction } from '@rpm/database';

interface Period {
  id: number;
  patientId: number;
  startTimestamp: string;
  endTimestamp: string | null;
}

/** A period in which a patient shall hold a device; the assignment with `id` is the one that it replaces. */
interface NewPeriod {
  id: number | null;
  deviceId: number;
  startTimestamp: Date;
  endTimestamp: Date | null;
}

/**
 * Checks that no other assignment of a locked device overlaps with a period. The constraint `device_assignment_one_at_a_time` guarantees the same, but
 * cannot name the other assignment. @throws Conflict naming the other assignment
 */
export async function assertNoOverlap(transaction: Transaction, period: NewPeriod): Promise<void> {
  const { id, deviceId, startTimestamp, endTimestamp } = period;
  const values = [transaction.organizationId, deviceId, startTimestamp, endTimestamp, id];
  const [other] = await transaction.run<Period>(FIND_OVERLAP, values);
  if (other) throw overlap(other);
}

/**
 * Checks that no assignment of the devices contradicts associations that were created or removed at an instant: the assignment that ends must have begun
 * before, and all others must have ended. @throws Conflict naming the assignment
 */
export async function assertNoLaterCustody(
  transaction: Transaction,
  at: Date,
  associations: readonly DeviceAssociationEvent[],
): Promise<void> {
  if (associations.length === 0) return;
  const columns = [associations.map(({ deviceId }) => deviceId), associations.map(({ type }) => type)];
  const [other] = await transaction.run<Period>(FIND_LATER, [transaction.organizationId, ...columns, at]);
  if (other) throw overlap(other);
}

function overlap({ id, patientId, startTimestamp, endTimestamp }: Period): Conflict {
  const period = endTimestamp === null ? `since ${startTimestamp}` : `from ${startTimestamp} to ${endTimestamp}`;
  const detail = `Assignment ${id} says that the patient ${patientId} has had the device ${period}. Correct or remove it first.`;
  return new Conflict(detail, [{ pointer: '', code: 'overlap', detail }]);
}

const PERIOD = `a.id, a.patient_id as "patientId", ${jsonInstant('a.start_timestamp')} as "startTimestamp",
    ${jsonInstant('a.end_timestamp')} as "endTimestamp"`;

export const FIND_OVERLAP = {
  name: 'find-overlapping-assignment',
  text: `select ${PERIOD} from device_assignment a
    where a.organization_id = $1 and a.device_id = $2 and a.id is distinct from $5::bigint
      and a.start_timestamp < coalesce($4::timestamptz, 'infinity') and coalesce(a.end_timestamp, 'infinity') > $3::timestamptz
    order by a.start_timestamp limit 1`,
};

export const FIND_LATER = {
  name: 'find-later-assignment',
  text: `select ${PERIOD}
    from unnest($2::bigint[], $3::text[]) as g (device_id, type)
    join device_assignment a on a.organization_id = $1 and a.device_id = g.device_id
    where case when g.type = 'device.associationRemoved' and a.end_timestamp is null then a.start_timestamp > $4::timestamptz
      else coalesce(a.end_timestamp, 'infinity') > $4::timestamptz end
    order by a.start_timestamp limit 1`,
};
