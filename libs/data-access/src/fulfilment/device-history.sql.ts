import { type DeviceEventType } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { ASSOCIATION_PAYLOAD } from '../device/device.view';

interface Assignment {
  deviceId: number;
  patientId: number;
}

interface NewDeviceEvent {
  deviceId: number;
  type: DeviceEventType;
  eventTimestamp: Date;
  note: string | null;
}

export interface DeviceAssociationEvent extends Assignment {
  type: 'device.associationCreated' | 'device.associationRemoved';
}

/** Ends the assignment of each device to its patient. */
export async function endAssignments(
  transaction: Transaction,
  { deviceIds, now }: { deviceIds: readonly number[]; now: Date },
): Promise<void> {
  if (deviceIds.length === 0) return;
  await transaction.run(END_ASSIGNMENTS, [transaction.organizationId, deviceIds, now]);
}

/** Begins the assignment of each device to a patient. */
export async function beginAssignments(
  transaction: Transaction,
  { assignments, now }: { assignments: readonly Assignment[]; now: Date },
): Promise<void> {
  if (assignments.length === 0) return;
  const columns = [assignments.map(({ deviceId }) => deviceId), assignments.map(({ patientId }) => patientId)];
  await transaction.run(BEGIN_ASSIGNMENTS, [transaction.organizationId, ...columns, now]);
}

/** Adds events to the history of devices, in the order of the given list. */
export async function addDeviceEvents(transaction: Transaction, events: readonly NewDeviceEvent[]): Promise<void> {
  if (events.length === 0) return;
  const columns = (['deviceId', 'type', 'eventTimestamp', 'note'] as const).map((name) => events.map((event) => event[name]));
  await transaction.run(ADD_DEVICE_EVENTS, [transaction.organizationId, ...columns]);
}

/** Writes an event to the outbox for each association, in the order of the given list. The payload contains the device as it is now. */
export async function emitAssociations(transaction: Transaction, associations: readonly DeviceAssociationEvent[]): Promise<void> {
  if (associations.length === 0) return;
  const columns = (['type', 'deviceId', 'patientId'] as const).map((name) => associations.map((one) => one[name]));
  await transaction.run(EMIT_ASSOCIATIONS, [transaction.organizationId, ...columns]);
}

/** An assignment never ends before its beginning, even if server clocks differ or are set back. */
export const END_ASSIGNMENTS = {
  name: 'end-device-assignments',
  text: `update device_assignment set end_timestamp = greatest($3, start_timestamp)
    where organization_id = $1 and device_id = any($2::bigint[]) and end_timestamp is null`,
};

/** An assignment never begins before the end of the previous one, even if server clocks differ or are set back. */
export const BEGIN_ASSIGNMENTS = {
  name: 'begin-device-assignments',
  text: `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
    select $1, g.device_id, g.patient_id,
      greatest($4, (select max(a.end_timestamp) from device_assignment a where a.organization_id = $1 and a.device_id = g.device_id))
    from unnest($2::bigint[], $3::bigint[]) with ordinality as g (device_id, patient_id, place) order by g.place`,
};

export const ADD_DEVICE_EVENTS = {
  name: 'add-device-events',
  text: `insert into device_event (organization_id, device_id, type, event_timestamp, note)
    select $1, g.device_id, g.type, g.event_timestamp, g.note
    from unnest($2::bigint[], $3::text[], $4::timestamptz[], $5::text[]) with ordinality
      as g (device_id, type, event_timestamp, note, place)
    order by g.place`,
};

export const EMIT_ASSOCIATIONS = {
  name: 'emit-device-associations',
  text: `insert into event (organization_id, type, subject_id, payload)
    select $1, g.type, d.id, ${ASSOCIATION_PAYLOAD}
    from unnest($2::text[], $3::bigint[], $4::bigint[]) with ordinality as g (type, device_id, patient_id, place)
    join device d on d.organization_id = $1 and d.id = g.device_id
    join patient p on p.organization_id = $1 and p.id = g.patient_id
    order by g.place`,
};
