import { type ReturnStatus } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';

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
  return transaction.run(LINES_OF_RETURN, { returnId });
}

export async function findReturnDevices(transaction: Transaction, returnId: number): Promise<ReturnDevice[]> {
  return transaction.run(DEVICES_OF_RETURN, { returnId });
}

export async function addReturnLines(
  transaction: Transaction,
  { returnId, lines }: { returnId: number; lines: readonly ReturnLine[] },
): Promise<void> {
  await transaction.run(ADD_RETURN_LINES, {
    returnId,
    lines: lines.map(({ line }) => line),
    itemIds: lines.map(({ itemId }) => itemId),
    counts: lines.map(({ count }) => count),
    isTracked: lines.map(({ isTracked }) => isTracked),
  });
}

export async function addReturnDevices(
  transaction: Transaction,
  { returnId, devices }: { returnId: number; devices: readonly ReturnDevice[] },
): Promise<void> {
  await transaction.run(ADD_RETURN_DEVICES, {
    returnId,
    deviceIds: devices.map(({ deviceId }) => deviceId),
    packedKitIds: devices.map(({ packedKitId }) => packedKitId),
  });
}

/** Returns those of the given device ids that are on an open return. */
export async function findDevicesOnReturns(transaction: Transaction, deviceIds: readonly number[]): Promise<number[]> {
  const rows = await transaction.run(DEVICES_ON_RETURNS, { deviceIds });
  return rows.map(({ id }) => id);
}

/** Returns the devices that were packed into the given kits. */
export async function findDevicesOfPackedKits(
  transaction: Transaction,
  packedKitIds: readonly number[],
): Promise<ReturnDevice[]> {
  return transaction.run(DEVICES_OF_PACKED_KITS, { packedKitIds });
}

/** Ends a return. @param received the contents of the parcel; null if the return was cancelled */
export async function closeReturn(
  transaction: Transaction,
  { returnId, received }: { returnId: number; received: ReceivedContents | null },
): Promise<void> {
  await transaction.run(CLOSE_RETURN_DEVICES, { returnId, deviceIds: received?.deviceIds ?? null });
  const lines = received?.lines ?? [];
  await transaction.run(CLOSE_RETURN_LINES, {
    returnId,
    lines: lines.map(({ line }) => line),
    counts: lines.map(({ count }) => count),
  });
}

/** Removes a device from its open return unless the device can still be received from the sender of the return. */
export async function removeReturnDevice(
  transaction: Transaction,
  { deviceId, isReceivable, patientId }: { deviceId: number; isReceivable: boolean; patientId: number | null },
): Promise<void> {
  await transaction.run(REMOVE_RETURN_DEVICE, { deviceId, isReceivable, patientId });
}

/** Returns the ids of an order's returns that have one of the given statuses. */
export async function findReturnsOfOrder(
  transaction: Transaction,
  { orderId, statuses }: { orderId: number; statuses: readonly ReturnStatus[] },
): Promise<number[]> {
  const rows = await transaction.run(RETURNS_OF_ORDER, { orderId, statuses });
  return rows.map(({ id }) => id);
}

/** Finds the oldest status in the history of a return. */
export async function findFirstStatus(transaction: Transaction, returnId: number): Promise<string | null> {
  const [row] = await transaction.run(FIRST_STATUS_OF_RETURN, { returnId });
  return row?.name ?? null;
}

const OF_RETURN = 'where organization_id = $organizationId and return_id = $returnId';

export const LINES_OF_RETURN = statement<{ returnId: number }, ReturnLine>({
  name: 'lines-of-return',
  text: `select line, item_id as "itemId", count, is_tracked as "isTracked" from return_line ${OF_RETURN} order by line`,
});
export const DEVICES_OF_RETURN = statement<{ returnId: number }, ReturnDevice>({
  name: 'devices-of-return',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from return_device ${OF_RETURN} order by device_id`,
});
export const ADD_RETURN_LINES = statement<{
  returnId: number;
  lines: number[];
  itemIds: number[];
  counts: number[];
  isTracked: boolean[];
}>({
  name: 'add-lines-to-return',
  text: `insert into return_line (organization_id, return_id, line, item_id, count, is_tracked)
    select $organizationId, $returnId, g.* from unnest($lines::smallint[], $itemIds::bigint[], $counts::integer[], $isTracked::boolean[]) as g`,
});
export const ADD_RETURN_DEVICES = statement<{ returnId: number; deviceIds: number[]; packedKitIds: (number | null)[] }>({
  name: 'add-devices-to-return',
  text: `insert into return_device (organization_id, return_id, device_id, packed_kit_id)
    select $organizationId, $returnId, g.* from unnest($deviceIds::bigint[], $packedKitIds::bigint[]) as g order by 3`,
});
export const DEVICES_ON_RETURNS = statement<{ deviceIds: readonly number[] }, { id: number }>({
  name: 'devices-on-returns',
  text: 'select device_id as id from return_device where organization_id = $organizationId and device_id = any($deviceIds::bigint[]) and is_open',
});
export const DEVICES_OF_PACKED_KITS = statement<{ packedKitIds: readonly number[] }, ReturnDevice>({
  name: 'devices-of-packed-kits',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from order_device
    where organization_id = $organizationId and packed_kit_id = any($packedKitIds::bigint[]) order by device_id`,
});
export const CLOSE_RETURN_DEVICES = statement<{ returnId: number; deviceIds: readonly number[] | null }>({
  name: 'close-devices-of-return',
  text: `update return_device set is_open = false, received = device_id = any($deviceIds::bigint[]) ${OF_RETURN}`,
});
export const CLOSE_RETURN_LINES = statement<{ returnId: number; lines: number[]; counts: number[] }>({
  name: 'close-lines-of-return',
  text: `update return_line l set received = g.count from unnest($lines::smallint[], $counts::integer[]) as g (line, count)
    where l.organization_id = $organizationId and l.return_id = $returnId and l.line = g.line`,
});
export const REMOVE_RETURN_DEVICE = statement<{ deviceId: number; isReceivable: boolean; patientId: number | null }>({
  name: 'remove-return-device',
  text: `delete from return_device x using customer_return r
    where x.organization_id = $organizationId and x.device_id = $deviceId and x.is_open and r.organization_id = $organizationId and r.id = x.return_id
      and not ($isReceivable::boolean and ($patientId::bigint is null or r.patient_id is not distinct from $patientId::bigint))`,
});
export const RETURNS_OF_ORDER = statement<
  { orderId: number; statuses: readonly ('received' | 'requested' | 'labelSent' | 'inTransit' | 'cancelled')[] },
  { id: number }
>({
  name: 'returns-of-order',
  text: 'select id from customer_return where organization_id = $organizationId and order_id = $orderId and status = any($statuses::text[]) order by id',
});
export const FIRST_STATUS_OF_RETURN = statement<{ returnId: number }, { name: string }>({
  name: 'first-status-of-return',
  text: 'select name from return_event where organization_id = $organizationId and return_id = $returnId order by id limit 1',
});

/** Locks the order of a return, if it has one. The order of a return never changes. */
export const LOCK_ORDER_OF_RETURN = statement<{ id: number }>({
  name: 'lock-order-of-return',
  text: `select o.id from customer_order o where o.organization_id = $organizationId
    and o.id = (select r.order_id from customer_return r where r.organization_id = $organizationId and r.id = $id) for no key update`,
});
