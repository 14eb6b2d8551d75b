import { type Transaction } from '../database/organization-scope';

/** So many of an item, by themselves or in kits of one sort. */
export interface OrderLine {
  line: number;
  /** Null when they are ordered by themselves. */
  kitId: number | null;
  itemId: number;
  /** In all kits together. */
  count: number;
  /** Whether each unit is a device. */
  isTracked: boolean;
}

export interface OrderKit {
  line: number;
  kitId: number;
  count: number;
}

/** A device that is promised to an order, or was. */
export interface OrderDevice {
  deviceId: number;
  line: number;
  packedKitId: number | null;
}

export async function linesOf(transaction: Transaction, orderId: number): Promise<OrderLine[]> {
  return transaction.run(LINES, [transaction.organizationId, orderId]);
}

export async function kitsOf(transaction: Transaction, orderId: number): Promise<OrderKit[]> {
  return transaction.run(KITS, [transaction.organizationId, orderId]);
}

/** Those that are promised to it, or under way with it: what was lost on the way is in its record only. */
export async function devicesOf(transaction: Transaction, orderId: number): Promise<OrderDevice[]> {
  return transaction.run(DEVICES, [transaction.organizationId, orderId]);
}

export async function addDevices(transaction: Transaction, orderId: number, devices: readonly OrderDevice[]): Promise<void> {
  const columns = [devices.map((one) => one.deviceId), devices.map((one) => one.line), devices.map((one) => one.packedKitId)];
  await transaction.run(ADD_DEVICES, [transaction.organizationId, orderId, ...columns]);
}

/** What is promised to the order, or packed for it, is so no more. The devices themselves are as they were. */
export async function forgetDevices(transaction: Transaction, orderId: number): Promise<void> {
  const values = [transaction.organizationId, orderId];
  await transaction.run(FORGET_DEVICES, values);
  await transaction.run(FORGET_PACKED_KITS, values);
}

/** The order is over: its devices may be promised to others. */
export async function closeDevices(transaction: Transaction, orderId: number): Promise<void> {
  await transaction.run(CLOSE_DEVICES, [transaction.organizationId, orderId]);
}

const OF_ORDER = 'where organization_id = $1 and order_id = $2';

const LINES = {
  name: 'lines-of-order',
  text: `select line, kit_id as "kitId", item_id as "itemId", count, is_tracked as "isTracked" from order_line ${OF_ORDER} order by line`,
};
const KITS = {
  name: 'kits-of-order',
  text: `select line, kit_id as "kitId", count from order_kit ${OF_ORDER} order by line`,
};
const DEVICES = {
  name: 'devices-of-order',
  text: `select device_id as "deviceId", line, packed_kit_id as "packedKitId" from order_device ${OF_ORDER} and is_open order by device_id`,
};
const ADD_DEVICES = {
  name: 'add-devices-to-order',
  text: `insert into order_device (organization_id, order_id, device_id, line, packed_kit_id)
    select $1, $2, g.device_id, g.line, g.packed_kit_id
    from unnest($3::bigint[], $4::smallint[], $5::bigint[]) as g (device_id, line, packed_kit_id) order by g.device_id`,
};
const FORGET_DEVICES = { name: 'forget-devices-of-order', text: `delete from order_device ${OF_ORDER}` };
const FORGET_PACKED_KITS = { name: 'forget-packed-kits-of-order', text: `delete from packed_kit ${OF_ORDER}` };
const CLOSE_DEVICES = { name: 'close-devices-of-order', text: `update order_device set is_open = false ${OF_ORDER} and is_open` };
