import {
  Conflict,
  type Device,
  InvalidInput,
  type InputError,
  type ReceiveInput,
  type Return,
  type ReturnView,
} from '@rpm/domain';
import { type Transaction, type ChangeTarget, type JsonText } from '@rpm/database';
import { type IdentifiedDevice, findDevicesByIdentifiers } from '../fulfilment/named-devices.sql';
import { isHeldBySender } from '../fulfilment/open-return';
import { emitPackedKitEvents } from '../fulfilment/packed-kit-events.sql';
import { assertNoDuplicates } from '../fulfilment/requested-items';
import {
  addReturnDevices,
  closeReturn,
  findFirstStatus,
  type ReturnDevice,
  findReturnDevices,
  type ReturnLine,
  findReturnLines,
} from '../fulfilment/return-lines.sql';
import { lockReturn, storeReturn } from '../fulfilment/store-return';
import { lockDevices, storeDevices } from '../fulfilment/transition-devices';
import { addStock, removeStockFromSite } from '../stock/stock.sql';

/** The number of units that arrived for a return line. */
interface ReceivedLine {
  line: ReturnLine;
  count: number;
}

/**
 * Receives a return: the devices that arrived leave their patient or site and become available in the central stock, and units without serial
 * numbers are added to this stock. Devices that did not arrive stay where they are.
 * @throws NotFound, PreconditionFailed, Conflict if the return is over, InvalidInput if the input names something that the return does not ask for
 */
export async function receiveReturn(
  transaction: Transaction,
  target: ChangeTarget,
  input: ReceiveInput,
): Promise<JsonText<ReturnView>> {
  const customerReturn = await lockReturn(transaction, target);
  const transitions = customerReturn.receive();
  const lines = await findReturnLines(transaction, customerReturn.id);
  const requestedDevices = await findReturnDevices(transaction, customerReturn.id);
  const identified = input.deviceIdentifiers ? await findDevicesByIdentifiers(transaction, input.deviceIdentifiers) : null;
  const candidateIds = identified ? identified.flatMap(({ id }) => id ?? []) : requestedDevices.map(({ deviceId }) => deviceId);
  const devices = await lockDevices(transaction, candidateIds);
  if (identified) assertRequested(customerReturn, { identified, devices, lines, requestedDevices });

  const requestedIds = new Set(requestedDevices.map(({ deviceId }) => deviceId));
  const unlisted = devices.filter(({ id }) => !requestedIds.has(id));
  const received = devices.map((device) => ({ device, transitions: device.receive() }));
  const counted = countReceived(lines, input);
  const tracked = lines
    .filter(({ isTracked }) => isTracked)
    .map((line) => ({ line, count: unlisted.filter(({ itemId }) => itemId === line.itemId).length }));

  await addReturnDevices(transaction, {
    returnId: customerReturn.id,
    devices: unlisted.map(({ id }) => ({ deviceId: id, packedKitId: null })),
  });
  await storeDevices(transaction, received, input.eventTimestamp);
  await moveToCentralStock(transaction, customerReturn, counted);
  const receivedIds = new Set(devices.map(({ id }) => id));
  await closeReturn(transaction, {
    returnId: customerReturn.id,
    received: {
      deviceIds: [...receivedIds],
      lines: [...counted, ...tracked].map(({ line: { line }, count }) => ({ line, count })),
    },
  });
  const packedKitIds = requestedDevices.flatMap(({ deviceId, packedKitId }) =>
    receivedIds.has(deviceId) ? (packedKitId ?? []) : [],
  );
  await emitPackedKitEvents(transaction, { event: 'received', ids: [...new Set(packedKitIds)] });
  return storeReturn(transaction, customerReturn, transitions, input.eventTimestamp);
}

/**
 * Units are removed from the stock of a site only if they were part of it: a patient has no stock, and an undelivered parcel never reached the stock
 * of its site.
 */
async function moveToCentralStock(
  transaction: Transaction,
  { id, siteId }: Return,
  counted: readonly ReceivedLine[],
): Promise<void> {
  const lines = counted.filter(({ count }) => count > 0).map(({ line, count }) => ({ ...line, count }));
  if (lines.length === 0) return;
  const isUndelivered = siteId !== null && (await findFirstStatus(transaction, id)) === 'inTransit';
  if (siteId !== null && !isUndelivered && !(await removeStockFromSite(transaction, lines, siteId))) {
    throw new Conflict('The site has fewer on record than have come back: adjust its stock first.');
  }
  await addStock(transaction, lines, null);
}

/**
 * Returns the number of arrived units for each return line of an item without serial numbers: the number in the input, or all requested units if the
 * input has no list of items.
 * @throws InvalidInput
 */
function countReceived(lines: readonly ReturnLine[], { returnItems }: ReceiveInput): ReceivedLine[] {
  const untracked = lines.filter(({ isTracked }) => !isTracked);
  assertNoDuplicates({ list: 'returnItems', noun: 'item', ids: (returnItems ?? []).map(({ item }) => item.id) });
  const errors: InputError[] = (returnItems ?? []).flatMap(({ item, count }, at) => {
    const line = untracked.find(({ itemId }) => itemId === item.id);
    const pointer = `/returnItems/${at}`;
    if (!line)
      return [{ pointer: `${pointer}/item/id`, code: 'not_asked_for', detail: 'The return asks for none of this item.' }];
    return count <= line.count
      ? []
      : [{ pointer: `${pointer}/count`, code: 'not_in_range', detail: `At most ${line.count} were requested.` }];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
  return untracked.map((line) => ({
    line,
    count: returnItems ? (returnItems.find(({ item }) => item.id === line.itemId)?.count ?? 0) : line.count,
  }));
}

/**
 * Checks that the return asks for the devices that arrived. A return names devices, separately or as parts of kits, and each line for a tracked item
 * states how many devices are expected.
 * @throws InvalidInput listing the identifiers of devices that the return does not ask for
 */
function assertRequested(
  customerReturn: Return,
  {
    identified,
    devices,
    lines,
    requestedDevices,
  }: {
    identified: readonly IdentifiedDevice[];
    devices: readonly Device[];
    lines: readonly ReturnLine[];
    requestedDevices: readonly ReturnDevice[];
  },
): void {
  const missing = new Map(lines.filter(({ isTracked }) => isTracked).map(({ itemId, count }) => [itemId, count]));
  const errors: InputError[] = [];
  for (const [at, { id, itemId }] of identified.entries()) {
    const reject = (code: string, detail: string) => errors.push({ pointer: `/deviceIdentifiers/${at}`, code, detail });
    const device = devices.find((one) => one.id === id);
    const count = missing.get(itemId ?? 0) ?? 0;
    if (id === null || itemId === null) {
      reject('not_found', 'No device, or more than one, has this identifier.');
    } else if (identified.findIndex((one) => one.id === id) !== at) {
      reject('repeated', 'Name each device once.');
    } else if (!requestedDevices.some(({ deviceId }) => deviceId === id)) {
      if (count > 0 && device && isHeldBySender(customerReturn, device)) missing.set(itemId, count - 1);
      else reject('not_asked_for', 'The return does not ask for this device.');
    }
  }
  if (errors.length > 0) throw new InvalidInput(errors);
}
