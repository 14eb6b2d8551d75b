import { type ReturnStatus } from '@rpm/domain';
import { type Transaction } from '@rpm/database';

/** A return line: a number of units of an item to be sent back. */
export interface ReturnLine {
  line: number;
  itemId: number;
  count: number;
  isTracked: boolean;
}

/** A device on a return, and the packed kit in which it is sent back, if any. */
export interface ReturnDevice {
  deviceId: number;
  packedKitId: number | null;
}

/** The contents of a received parcel: the devices in it, and the number of arrived units for each return line. */
export interface ReceivedContents {
  deviceIds: readonly number[];
  lines: readonly { line: number; count: number }[];
}

export async function findReturnLines(transaction: Transaction, returnId: number): Promise<ReturnLine[]> {
  return transaction.run<ReturnLine & Record<string, unknown>>(LINES_OF_RETURN, [transaction.organizationId, returnId]);
}

export async function findReturnDevices(transaction: Transaction, returnId: number): Promise<ReturnDevice[]> {
  return transaction.run<ReturnDevice & Record<string, unknown>>(DEVICES_OF_RETURN, [transaction.organizationId, returnId]);
}

export async function addReturnLines(
  transaction: Transaction,
  { returnId, lines }: { returnId: number; lines: readonly ReturnLine[] },
): Promise<void> {
  const columns = (['line', 'itemId', 'count', 'isTracked'] as const).map((name) => lines.map((line) => line[name]));
  await transaction.run(ADD_RETURN_LINES, [transaction.organizationId, returnId, ...columns]);
}

export async function addReturnDevices(
  transaction: Transaction,
  { returnId, devices }: { returnId: number; devices: readonly ReturnDevice[] },
): Promise<void> {
  const columns = [devices.map(({ deviceId }) => deviceId), devices.map(({ packedKitId }) => packedKitId)];
  await transaction.run(ADD_RETURN_DEVICES, [transaction.organizationId, returnId, ...columns]);
}

/** Returns those of the given device ids that are on an open return. */
export async function findDevicesOnReturns(transaction: Transaction, deviceIds: readonly number[]): Promise<number[]> {
  const rows = await transaction.run<{ id: number }>(DEVICES_ON_RETURNS, [transaction.organizationId, deviceIds]);
  return rows.map(({ id }) => id);
}

/** Returns the devices that were packed into the given kits. */
export async function findDevicesOfPackedKits(
  transaction: Transaction,
  packedKitIds: readonly number[],
): Promise<ReturnDevice[]> {
  return transaction.run<ReturnDevice & Record<string, unknown>>(DEVICES_OF_PACKED_KITS, [
    transaction.organizationId,
    packedKitIds,
  ]);
}

/** Ends a return. @param received the contents of the parcel; null if the return was cancelled */
export async function closeReturn(
  transaction: Transaction,
  { returnId, received }: { returnId: number; received: ReceivedContents | null },
): Promise<void> {
  const { organizationId } = transaction;
  await transaction.run(CLOSE_RETURN_DEVICES, [organizationId, returnId, received?.deviceIds ?? null]);
  const lines = received?.lines ?? [];
  const columns = [lines.map(({ line }) => line), lines.map(({ count }) => count)];
  await transaction.run(CLOSE_RETURN_LINES, [organizationId, returnId, ...columns]);
}

/** Removes a device from its open return unless the device can still be received from the sender of the return. */
export async function removeReturnDevice(
  transaction: Transaction,
  { deviceId, isReceivable, patientId }: { deviceId: number; isReceivable: boolean; patientId: number | null },
): Promise<void> {
  await transaction.run(REMOVE_RETURN_DEVICE, [transaction.organizationId, deviceId, isReceivable, patientId]);
}

/** Returns the ids of an order's returns that have one of the given statuses. */
export async function findReturnsOfOrder(
  transaction: Transaction,
  { orderId, statuses }: { orderId: number; statuses: readonly ReturnStatus[] },
): Promise<number[]> {
  const rows = await transaction.run<{ id: number }>(RETURNS_OF_ORDER, [transaction.organizationId, orderId, statuses]);
  return rows.map(({ id }) => id);
}

/** Finds the oldest status in the history of a return. */
export async function findFirstStatus(transaction: Transaction, returnId: number): Promise<string | null> {
  const [row] = await transaction.run<{ name: string }>(FIRST_STATUS_OF_RETURN, [transaction.organizationId, returnId]);
  return row?.name ?? null;
}

const OF_RETURN = 'where organization_id = $1 and return_id = $2';

export const LINES_OF_RETURN = {
  name: 'lines-of-return',
  text: `select line, item_id as "itemId", count, is_tracked as "isTracked" from return_line ${OF_RETURN} order by line`,
};
export const DEVICES_OF_RETURN = {
  name: 'devices-of-return',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from return_device ${OF_RETURN} order by device_id`,
};
export const ADD_RETURN_LINES = {
  name: 'add-lines-to-return',
  text: `insert into return_line (organization_id, return_id, line, item_id, count, is_tracked)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::integer[], $6::boolean[]) as g`,
};
export const ADD_RETURN_DEVICES = {
  name: 'add-devices-to-return',
  text: `insert into return_device (organization_id, return_id, device_id, packed_kit_id)
    select $1, $2, g.* from unnest($3::bigint[], $4::bigint[]) as g order by 3`,
};
export const DEVICES_ON_RETURNS = {
  name: 'devices-on-returns',
  text: 'select device_id as id from return_device where organization_id = $1 and device_id = any($2::bigint[]) and is_open',
};
export const DEVICES_OF_PACKED_KITS = {
  name: 'devices-of-packed-kits',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from order_device
    where organization_id = $1 and packed_kit_id = any($2::bigint[]) order by device_id`,
};
export const CLOSE_RETURN_DEVICES = {
  name: 'close-devices-of-return',
  text: `update return_device set is_open = false, received = device_id = any($3::bigint[]) ${OF_RETURN}`,
};
export const CLOSE_RETURN_LINES = {
  name: 'close-lines-of-return',
  text: `update return_line l set received = g.count from unnest($3::smallint[], $4::integer[]) as g (line, count)
    where l.organization_id = $1 and l.return_id = $2 and l.line = g.line`,
};
export const REMOVE_RETURN_DEVICE = {
  name: 'remove-return-device',
  text: `delete from return_device x using customer_return r
    where x.organization_id = $1 and x.device_id = $2 and x.is_open and r.organization_id = $1 and r.id = x.return_id
      and not ($3::boolean and ($4::bigint is null or r.patient_id is not distinct from $4::bigint))`,
};
export const RETURNS_OF_ORDER = {
  name: 'returns-of-order',
  text: 'select id from customer_return where organization_id = $1 and order_id = $2 and status = any($3::text[]) order by id',
};
export const FIRST_STATUS_OF_RETURN = {
  name: 'first-status-of-return',
  text: 'select name from return_event where organization_id = $1 and return_id = $2 order by id limit 1',
};

/** Locks the order of a return ($2), if it has one. The order of a return never changes. */
export const LOCK_ORDER_OF_RETURN = {
  name: 'lock-order-of-return',
  text: `select o.id from customer_order o where o.organization_id = $1
    and o.id = (select r.order_id from customer_return r where r.organization_id = $1 and r.id = $2) for no key update`,
};
