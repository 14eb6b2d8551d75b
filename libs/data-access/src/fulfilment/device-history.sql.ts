import { type DeviceEventType } from '@rpm/domain';
import { insertEvents, type Transaction, statement } from '@rpm/database';
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
  await transaction.run(END_ASSIGNMENTS, { deviceIds, now });
}

/** Begins the assignment of each device to a patient. */
export async function beginAssignments(
  transaction: Transaction,
  { assignments, now }: { assignments: readonly Assignment[]; now: Date },
): Promise<void> {
  if (assignments.length === 0) return;
  await transaction.run(BEGIN_ASSIGNMENTS, {
    deviceIds: assignments.map(({ deviceId }) => deviceId),
    patientIds: assignments.map(({ patientId }) => patientId),
    now,
  });
}

/** Adds events to the history of devices, in the order of the given list. */
export async function addDeviceEvents(transaction: Transaction, events: readonly NewDeviceEvent[]): Promise<void> {
  if (events.length === 0) return;
  await transaction.run(ADD_DEVICE_EVENTS, {
    deviceIds: events.map(({ deviceId }) => deviceId),
    types: events.map(({ type }) => type),
    eventTimestamps: events.map(({ eventTimestamp }) => eventTimestamp),
    notes: events.map(({ note }) => note),
  });
}

/** Writes an event to the outbox for each association, in the order of the given list. The payload contains the device as it is now. */
export async function emitAssociations(transaction: Transaction, associations: readonly DeviceAssociationEvent[]): Promise<void> {
  if (associations.length === 0) return;
  await transaction.run(EMIT_ASSOCIATIONS, {
    types: associations.map(({ type }) => type),
    deviceIds: associations.map(({ deviceId }) => deviceId),
    patientIds: associations.map(({ patientId }) => patientId),
  });
}

/** An assignment never ends before its beginning, even if server clocks differ or are set back. */
export const END_ASSIGNMENTS = statement<{ deviceIds: readonly number[]; now: Date }>({
  name: 'end-device-assignments',
  text: `update device_assignment set end_timestamp = greatest($now, start_timestamp)
    where organization_id = $organizationId and device_id = any($deviceIds::bigint[]) and end_timestamp is null`,
});

/** An assignment never begins before the end of the previous one, even if server clocks differ or are set back. */
export const BEGIN_ASSIGNMENTS = statement<{ deviceIds: number[]; patientIds: number[]; now: Date }>({
  name: 'begin-device-assignments',
  text: `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
    select $organizationId, g.device_id, g.patient_id,
      greatest($now, (select max(a.end_timestamp) from device_assignment a where a.organization_id = $organizationId and a.device_id = g.device_id))
    from unnest($deviceIds::bigint[], $patientIds::bigint[]) with ordinality as g (device_id, patient_id, place) order by g.place`,
});

export const ADD_DEVICE_EVENTS = statement<{
  deviceIds: number[];
  types: DeviceEventType[];
  eventTimestamps: Date[];
  notes: (string | null)[];
}>({
  name: 'add-device-events',
  text: `insert into device_event (organization_id, device_id, type, event_timestamp, note)
    select $organizationId, g.device_id, g.type, g.event_timestamp, g.note
    from unnest($deviceIds::bigint[], $types::text[], $eventTimestamps::timestamptz[], $notes::text[]) with ordinality
      as g (device_id, type, event_timestamp, note, place)
    order by g.place`,
});

export const EMIT_ASSOCIATIONS = statement<{
  types: DeviceAssociationEvent['type'][];
  deviceIds: number[];
  patientIds: number[];
}>({
  name: 'emit-device-associations',
  text: `${insertEvents('payload')}
    select $organizationId, g.type, d.id, ${ASSOCIATION_PAYLOAD}
    from unnest($types::text[], $deviceIds::bigint[], $patientIds::bigint[]) with ordinality as g (type, device_id, patient_id, place)
    join device d on d.organization_id = $organizationId and d.id = g.device_id
    join patient p on p.organization_id = $organizationId and p.id = g.patient_id
    order by g.place`,
});
