import { Device, DeviceEvent, type DeviceHappening } from '@rpm/domain';
import { changeEntity } from '../resource/change-entity';
import { emit } from '../resource/events';
import { JsonText } from '../resource/json-text';
import { type Transaction } from '../database/organization-scope';
import { ASSOCIATION_PAYLOAD, DEVICE } from './device.view';

export const DEVICE_RESOURCE = { noun: 'device', from: 'device d', shown: DEVICE };

/** What is done to a device under its lock, and what that has led to. */
export type DeviceAct = (device: Device, transaction: Transaction) => DeviceHappening[] | Promise<DeviceHappening[]>;

/** Lets it be decided what becomes of a device, and writes down and tells what that was. */
export async function changeDevice(
  transaction: Transaction,
  { id, ifMatch }: { id: number; ifMatch: string | null },
  act: DeviceAct,
): Promise<JsonText> {
  let happened: DeviceHappening[] = [];
  const { shown } = await changeEntity(transaction, { type: Device, resource: DEVICE_RESOURCE, id, ifMatch }, async (device) => {
    happened = await act(device, transaction);
    await record(transaction, id, happened);
  });
  await announce(transaction, id, happened);
  return shown;
}

/** Writes down what has happened to a device that the transaction has locked: its events, and who held it from when until when. */
export async function record(transaction: Transaction, deviceId: number, happened: readonly DeviceHappening[]): Promise<void> {
  const { organizationId, manager } = transaction;
  const now = new Date();
  for (const one of happened) {
    if (one.type === 'associationCreated') await transaction.run(BEGIN, [organizationId, deviceId, one.patientId, now]);
    if (one.type === 'associationRemoved') await transaction.run(END, [organizationId, deviceId, now]);
  }
  const rows = happened.map(({ type, ...details }) => ({
    organizationId,
    deviceId,
    type,
    eventTimestamp: now,
    note: null,
    ...details,
  }));
  if (rows.length > 0) await manager.insert(DeviceEvent, rows);
}

/** Tells of associations, when the device is as they have left it. */
export async function announce(transaction: Transaction, deviceId: number, happened: readonly DeviceHappening[]): Promise<void> {
  for (const one of happened) {
    if (one.type !== 'associationCreated' && one.type !== 'associationRemoved') continue;
    const values = [transaction.organizationId, deviceId, one.patientId];
    const [row] = await transaction.run<{ json: string }>(SHOW_ASSOCIATION, values);
    if (row) await emit(transaction, `device.${one.type}`, deviceId, new JsonText(row.json));
  }
}

/** Clocks differ, and are set back: no association begins before the last one has ended, or ends before it has begun. */
const BEGIN = {
  name: 'begin-device-assignment',
  text: `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
    values ($1, $2, $3, greatest($4, (select max(end_timestamp) from device_assignment where organization_id = $1 and device_id = $2)))`,
};

const END = {
  name: 'end-device-assignment',
  text: `update device_assignment set end_timestamp = greatest($3, start_timestamp)
    where organization_id = $1 and device_id = $2 and end_timestamp is null`,
};

const SHOW_ASSOCIATION = {
  name: 'show-device-association',
  text: `select ${ASSOCIATION_PAYLOAD}::text as json from device d, patient p
    where d.organization_id = $1 and d.id = $2 and p.organization_id = $1 and p.id = $3`,
};
