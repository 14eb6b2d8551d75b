import { type Transaction } from '../database/organization-scope';

/** So many of an item come back. */
export interface ReturnLine {
  line: number;
  itemId: number;
  count: number;
  isTracked: boolean;
}

/** A device that comes back, by itself or in a kit that was packed. */
export interface ReturnDevice {
  deviceId: number;
  packedKitId: number | null;
}

export async function returnLinesOf(transaction: Transaction, returnId: number): Promise<ReturnLine[]> {
  return transaction.run<ReturnLine & Record<string, unknown>>(LINES, [transaction.organizationId, returnId]);
}

export async function returnDevicesOf(transaction: Transaction, returnId: number): Promise<ReturnDevice[]> {
  return transaction.run<ReturnDevice & Record<string, unknown>>(DEVICES, [transaction.organizationId, returnId]);
}

export async function addReturnLines(transaction: Transaction, returnId: number, lines: readonly ReturnLine[]): Promise<void> {
  const columns = (['line', 'itemId', 'count', 'isTracked'] as const).map((name) => lines.map((line) => line[name]));
  await transaction.run(ADD_LINES, [transaction.organizationId, returnId, ...columns]);
}

export async function addReturnDevices(
  transaction: Transaction,
  returnId: number,
  devices: readonly ReturnDevice[],
): Promise<void> {
  const columns = [devices.map(({ deviceId }) => deviceId), devices.map(({ packedKitId }) => packedKitId)];
  await transaction.run(ADD_DEVICES, [transaction.organizationId, returnId, ...columns]);
}

/** Of these devices, those that are on a return that is not over. */
export async function onTheirWay(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction.run<{ id: number }>(ON_THEIR_WAY, [transaction.organizationId, ids]);
  return rows.map(({ id }) => id);
}

/** What was packed into kits. */
export async function devicesOfKits(transaction: Transaction, packedKitIds: readonly number[]): Promise<ReturnDevice[]> {
  return transaction.run<ReturnDevice & Record<string, unknown>>(OF_KITS, [transaction.organizationId, packedKitIds]);
}

/** The return is over; of what has come, its devices ($3) and how many of each line ($4, $5). */
export async function closeReturnLines(
  transaction: Transaction,
  returnId: number,
  received: { devices: readonly number[]; lines: readonly { line: number; count: number }[] } | null,
): Promise<void> {
  const values = [transaction.organizationId, returnId];
  await transaction.run(CLOSE_DEVICES, [...values, received?.devices ?? null]);
  const lines = received?.lines ?? [];
  await transaction.run(CLOSE_LINES, [...values, lines.map(({ line }) => line), lines.map(({ count }) => count)]);
}

const OF_RETURN = 'where organization_id = $1 and return_id = $2';

const LINES = {
  name: 'lines-of-return',
  text: `select line, item_id as "itemId", count, is_tracked as "isTracked" from return_line ${OF_RETURN} order by line`,
};
const DEVICES = {
  name: 'devices-of-return',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from return_device ${OF_RETURN} order by device_id`,
};
const ADD_LINES = {
  name: 'add-lines-to-return',
  text: `insert into return_line (organization_id, return_id, line, item_id, count, is_tracked)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::integer[], $6::boolean[]) as g`,
};
const ADD_DEVICES = {
  name: 'add-devices-to-return',
  text: `insert into return_device (organization_id, return_id, device_id, packed_kit_id)
    select $1, $2, g.* from unnest($3::bigint[], $4::bigint[]) as g order by 3`,
};
const ON_THEIR_WAY = {
  name: 'devices-on-returns',
  text: 'select device_id as id from return_device where organization_id = $1 and device_id = any($2::bigint[]) and is_open',
};
const OF_KITS = {
  name: 'devices-of-packed-kits',
  text: `select device_id as "deviceId", packed_kit_id as "packedKitId" from order_device
    where organization_id = $1 and packed_kit_id = any($2::bigint[]) order by device_id`,
};
const CLOSE_DEVICES = {
  name: 'close-devices-of-return',
  text: `update return_device set is_open = false, received = device_id = any($3::bigint[]) ${OF_RETURN}`,
};
const CLOSE_LINES = {
  name: 'close-lines-of-return',
  text: `update return_line l set received = g.count from unnest($3::smallint[], $4::integer[]) as g (line, count)
    where l.organization_id = $1 and l.return_id = $2 and l.line = g.line`,
};
