import { type Transaction, statement } from '@rpm/database';

/** An order line: a number of units of an item that are ordered either alone or in kits of one type. */
export interface OrderLine {
  line: number;
  /** The kit that contains these units; null for units that are not part of a kit. */
  kitId: number | null;
  itemId: number;
  /** Number of units of the item on the whole line. On a line of kits, it is the number in all of these kits together. */
  count: number;
  /** True if each unit is a device, false if units are only counted. */
  isTracked: boolean;
}

export interface OrderKit {
  line: number;
  kitId: number;
  count: number;
}

/** A device that is or was reserved for an order. */
export interface OrderDevice {
  deviceId: number;
  line: number;
  packedKitId: number | null;
}

export async function findOrderLines(transaction: Transaction, orderId: number): Promise<OrderLine[]> {
  return transaction.run(LINES_OF_ORDER, { orderId });
}

export async function findOrderKits(transaction: Transaction, orderId: number): Promise<OrderKit[]> {
  return transaction.run(KITS_OF_ORDER, { orderId });
}

/** Returns the devices that are reserved for an order or in transit with it, except those that were lost in transit. */
export async function findOrderDevices(transaction: Transaction, orderId: number): Promise<OrderDevice[]> {
  return transaction.run(DEVICES_OF_ORDER, { orderId });
}

/** Returns the devices of an order whose status is `inTransit`. */
export async function findDevicesInTransit(transaction: Transaction, orderId: number): Promise<OrderDevice[]> {
  return transaction.run(DEVICES_IN_TRANSIT, { orderId });
}

export async function addOrderDevices(
  transaction: Transaction,
  { orderId, devices }: { orderId: number; devices: readonly OrderDevice[] },
): Promise<void> {
  await transaction.run(ADD_ORDER_DEVICES, {
    orderId,
    deviceIds: devices.map(({ deviceId }) => deviceId),
    lines: devices.map(({ line }) => line),
    packedKitIds: devices.map(({ packedKitId }) => packedKitId),
  });
}

/** Removes the reserved devices and the packed kits from an order. The devices themselves do not change. */
export async function removeOrderDevices(transaction: Transaction, orderId: number): Promise<void> {
  await transaction.run(REMOVE_ORDER_DEVICES, { orderId });
  await transaction.run(REMOVE_PACKED_KITS, { orderId });
}

/** Releases the devices that are reserved for a finished order, so that they can be reserved for other orders. */
export async function closeOrderDevices(transaction: Transaction, orderId: number): Promise<void> {
  await transaction.run(CLOSE_ORDER_DEVICES, { orderId });
}

/** Releases a device from the order for which it is reserved. @returns the id of that order; null if the device was not reserved */
export async function closeOrderDevice(transaction: Transaction, { deviceId }: { deviceId: number }): Promise<number | null> {
  const [row] = await transaction.run(CLOSE_ORDER_DEVICE, { deviceId });
  return row?.orderId ?? null;
}

export async function removeOrderDevice(
  transaction: Transaction,
  { orderId, deviceId }: { orderId: number; deviceId: number },
): Promise<void> {
  await transaction.run(REMOVE_ORDER_DEVICE, { orderId, deviceId });
}

const OF_ORDER = 'where organization_id = $organizationId and order_id = $orderId';

export const LINES_OF_ORDER = statement<{ orderId: number }, OrderLine>({
  name: 'lines-of-order',
  text: `select line, kit_id as "kitId", item_id as "itemId", count, is_tracked as "isTracked" from order_line ${OF_ORDER} order by line`,
});
export const KITS_OF_ORDER = statement<{ orderId: number }, OrderKit>({
  name: 'kits-of-order',
  text: `select line, kit_id as "kitId", count from order_kit ${OF_ORDER} order by line`,
});
export const DEVICES_OF_ORDER = statement<{ orderId: number }, OrderDevice>({
  name: 'devices-of-order',
  text: `select device_id as "deviceId", line, packed_kit_id as "packedKitId" from order_device ${OF_ORDER} and is_open order by device_id`,
});
export const DEVICES_IN_TRANSIT = statement<{ orderId: number }, OrderDevice>({
  name: 'devices-of-order-in-transit',
  text: `select x.device_id as "deviceId", x.line, x.packed_kit_id as "packedKitId" from order_device x
    join device d on d.organization_id = x.organization_id and d.id = x.device_id
    where x.organization_id = $organizationId and x.order_id = $orderId and x.is_open and d.current_status = 'inTransit' order by x.device_id`,
});
export const ADD_ORDER_DEVICES = statement<{
  orderId: number;
  deviceIds: number[];
  lines: number[];
  packedKitIds: (number | null)[];
}>({
  name: 'add-devices-to-order',
  text: `insert into order_device (organization_id, order_id, device_id, line, packed_kit_id)
    select $organizationId, $orderId, g.device_id, g.line, g.packed_kit_id
    from unnest($deviceIds::bigint[], $lines::smallint[], $packedKitIds::bigint[]) as g (device_id, line, packed_kit_id) order by g.device_id`,
});
export const REMOVE_ORDER_DEVICES = statement<{ orderId: number }>({
  name: 'remove-devices-of-order',
  text: `delete from order_device ${OF_ORDER}`,
});
export const REMOVE_PACKED_KITS = statement<{ orderId: number }>({
  name: 'remove-packed-kits-of-order',
  text: `delete from packed_kit ${OF_ORDER}`,
});
export const CLOSE_ORDER_DEVICES = statement<{ orderId: number }>({
  name: 'close-devices-of-order',
  text: `update order_device set is_open = false ${OF_ORDER} and is_open`,
});
export const CLOSE_ORDER_DEVICE = statement<{ deviceId: number }, { orderId: number }>({
  name: 'close-order-device',
  text: `update order_device set is_open = false where organization_id = $organizationId and device_id = $deviceId and is_open returning order_id as "orderId"`,
});
export const REMOVE_ORDER_DEVICE = statement<{ orderId: number; deviceId: number }>({
  name: 'remove-order-device',
  text: 'delete from order_device where organization_id = $organizationId and order_id = $orderId and device_id = $deviceId',
});
