import { Device, type DeviceTransition } from '@rpm/domain';
import { In } from 'typeorm';
import { type Transaction } from '@rpm/database';
import {
  addDeviceEvents,
  type DeviceAssociationEvent,
  beginAssignments,
  emitAssociations,
  endAssignments,
} from './device-history.sql';
import { assertNoLaterCustody } from '../custody/assert-custody.sql';
import { followCustody } from '../custody/follow-custody';
import { updateDevices } from './update-devices.sql';

/** A device and the transitions that one operation has caused, in order. */
export interface DeviceTransitions {
  device: Device;
  transitions: readonly DeviceTransition[];
}

/**
 * Carries out an operation on several devices. The number of SQL statements does not depend on the number of devices.
 * @param decide Carries out the operation on one locked device; returns null for a device that stays as it is.
 * @param at when the operation took place; null for now
 * @throws the errors of `decide`, in which case nothing is stored
 */
export async function transitionDevices(
  transaction: Transaction,
  ids: readonly number[],
  decide: (device: Device) => DeviceTransition[] | null,
  at?: Date | null,
): Promise<void> {
  const changed: DeviceTransitions[] = [];
  for (const device of await lockDevices(transaction, ids)) {
    const transitions = decide(device);
    if (transitions !== null) changed.push({ device, transitions });
  }
  await storeDevices(transaction, changed, at);
}

/** Locks devices in the order of their ids, so that two transactions with the same devices cannot deadlock. */
export async function lockDevices(transaction: Transaction, ids: readonly number[]): Promise<Device[]> {
  if (ids.length === 0) return [];
  const { manager, organizationId } = transaction;
  const where = { organizationId, id: In([...ids]) };
  const devices = await manager.find(Device, { where, order: { id: 'ASC' }, lock: { mode: 'for_no_key_update' } });
  transaction.concern(devices.map(({ currentPatientId }) => currentPatientId));
  return devices;
}

/**
 * Stores locked devices with their history, emits the events for created and removed associations, and assigns readings from `at` on to the patients who
 * hold the devices now. @param at when the transitions took place; null for now @throws Conflict if the time contradicts an assignment
 */
export async function storeDevices(
  transaction: Transaction,
  changed: readonly DeviceTransitions[],
  at?: Date | null,
): Promise<void> {
  const associations = associationsOf(changed);
  if (at) await assertNoLaterCustody(transaction, at, physicalTransitions(changed));
  await updateDevices(
    transaction,
    changed.map(({ device }) => device),
  );
  const now = at ?? new Date();
  await recordTransitions(transaction, changed, now);
  await emitAssociations(transaction, associations);
  await followCustody(
    transaction,
    associations.map(({ deviceId }) => ({ deviceId, from: now, to: null })),
  );
}

/** Adds the transitions to the history of each device: the history events, and the periods in which patients held the device. */
export async function recordTransitions(
  transaction: Transaction,
  changed: readonly DeviceTransitions[],
  now = new Date(),
): Promise<void> {
  const associations = associationsOf(changed);
  // No operation ends an association that it has created itself, so all old assignments can be ended before the new ones begin.
  const ended = associations.filter(({ type }) => type === 'device.associationRemoved').map(({ deviceId }) => deviceId);
  const begun = associations.filter(({ type }) => type === 'device.associationCreated');
  await endAssignments(transaction, { deviceIds: ended, now });
  await beginAssignments(transaction, { assignments: begun, now });
  const events = changed.flatMap(({ device, transitions }) =>
    transitions.map((one) => ({ deviceId: device.id, eventTimestamp: now, note: null, ...one })),
  );
  await addDeviceEvents(transaction, events);
}

/** Returns the transitions that need the device itself, so nobody else can have held it then. Reserving and releasing do not need it. */
const physicalTransitions = (changed: readonly DeviceTransitions[]) =>
  changed.flatMap(({ device, transitions }) =>
    transitions.flatMap(({ type }) => (type === 'allocated' || type === 'released' ? [] : [{ deviceId: device.id, type }])),
  );

function associationsOf(changed: readonly DeviceTransitions[]): DeviceAssociationEvent[] {
  return changed.flatMap(({ device, transitions }) =>
    transitions.flatMap((one) =>
      one.type === 'associationCreated' || one.type === 'associationRemoved'
        ? [{ type: `device.${one.type}` as const, deviceId: device.id, patientId: one.patientId }]
        : [],
    ),
  );
}
