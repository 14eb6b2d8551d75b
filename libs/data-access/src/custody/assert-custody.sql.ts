import { Conflict, type DeviceEventType } from '@rpm/domain';
import { jsonInstant, statement, type Transaction } from '@rpm/database';

interface Period {
  id: number;
  patientId: number;
  startTimestamp: string;
  endTimestamp: string | null;
}

/** A period to be stored in which a patient holds a device. It replaces the period of the assignment `id`, unless `id` is null. */
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
  const [other] = await transaction.run(FIND_OVERLAP, period);
  if (other) throw overlap(other);
}

/**
 * Checks that no assignment of the devices contradicts events at an instant. All earlier assignments must have ended by then, and the current one must have
 * begun, unless the event begins one. @throws Conflict naming the assignment
 */
export async function assertNoLaterCustody(
  transaction: Transaction,
  at: Date,
  events: readonly { deviceId: number; type: DeviceEventType }[],
): Promise<void> {
  if (events.length === 0) return;
  const deviceIds = events.map(({ deviceId }) => deviceId);
  const [other] = await transaction.run(FIND_LATER, { deviceIds, types: events.map(({ type }) => type), at });
  if (other) throw overlap(other, other.endTimestamp === null ? '' : GIVE_BACK);
}

/** The assignment of a single reading ends an assignment at the instant of the reading, and begins another one after it. */
const GIVE_BACK = ' If it ends there because one reading was assigned to somebody else, assign this reading back instead.';

function overlap({ id, patientId, startTimestamp, endTimestamp }: Period, advice = ''): Conflict {
  const period = endTimestamp === null ? `since ${startTimestamp}` : `from ${startTimestamp} to ${endTimestamp}`;
  const detail = `Assignment ${id} says that the patient ${patientId} has had the device ${period}. Correct or remove it first.${advice}`;
  return new Conflict(detail, [{ pointer: '', code: 'overlap', detail }]);
}

const PERIOD = `a.id, a.patient_id as "patientId", ${jsonInstant('a.start_timestamp')} as "startTimestamp",
    ${jsonInstant('a.end_timestamp')} as "endTimestamp"`;

export const FIND_OVERLAP = statement<NewPeriod, Period>({
  name: 'find-overlapping-assignment',
  text: `select ${PERIOD} from device_assignment a
    where a.organization_id = $organizationId and a.device_id = $deviceId and a.id is distinct from $id::bigint
      and a.start_timestamp < coalesce($endTimestamp::timestamptz, 'infinity')
      and coalesce(a.end_timestamp, 'infinity') > $startTimestamp::timestamptz
    order by a.start_timestamp limit 1`,
});

export const FIND_LATER = statement<{ deviceIds: number[]; types: string[]; at: Date }, Period>({
  name: 'find-later-assignment',
  text: `select ${PERIOD}
    from unnest($deviceIds::bigint[], $types::text[]) as g (device_id, type)
    join device_assignment a on a.organization_id = $organizationId and a.device_id = g.device_id
    where coalesce(a.end_timestamp, case when g.type = 'associationCreated' then 'infinity' else a.start_timestamp end) > $at::timestamptz
    order by a.start_timestamp limit 1`,
});
