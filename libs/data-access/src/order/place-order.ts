import {
  assertIdentifiersUndamaged,
  Conflict,
  Order,
  OrderInput,
  type ReturnInput,
  Problem,
  Return,
  sendsAnything,
  type StatusTransition,
  requestsReturn,
  type OrderView,
} from '@rpm/domain';
import { insertEntity, type Transaction, assertExist, type JsonText } from '@rpm/database';
import { openReturn } from '../fulfilment/open-return';
import { addOrderDevices, type OrderDevice, type OrderLine } from '../fulfilment/order-lines.sql';
import { recordOrderTransitions } from '../fulfilment/store-order';
import { transitionDevices } from '../fulfilment/transition-devices';
import { assertPatient } from '../patient/merged-patient';
import { assertNotArchived } from '../patient/assert-not-archived';
import { promiseStock } from '../stock/stock.sql';
import { addExternalIds, addOrderLines, lockAvailableDevices } from './order-input.sql';
import { assertDeviceLimit, type OrderedLines, readOrderedLines } from './ordered-lines';
import { findMissingAddressParts, lockRecipient } from './recipient.sql';

/**
 * Places an order: reserves stock and devices for it, and opens the return that it asks for.
 * @throws Problem, InvalidInput or Conflict, in which case no stock is reserved
 */
export async function placeOrder(transaction: Transaction, input: OrderInput): Promise<JsonText<OrderView>> {
  assertIdentifiersUndamaged(OrderInput, input);
  const order = Order.of(transaction.organizationId, input);
  await assertRecipient(transaction, input);
  await lockRecipient(transaction, order);
  if (order.patientId !== null) await assertNotArchived(transaction, order.patientId, '/patient/id');
  const ordered = await readOrderedLines(transaction, input);
  const transitions: StatusTransition[] = [{ name: order.status, reason: null }];
  if (sendsAnything(input) && (await findMissingAddressParts(transaction, order)).length > 0) {
    transitions.push(...order.hold('address_incomplete'));
  }
  await insertEntity(transaction, order);
  await assignExternalIds(transaction, order.id, input.externalIdentifiers ?? []);
  await addOrderLines(transaction, { orderId: order.id, ...ordered });
  assertDeviceLimit(ordered.lines);
  const devices = await promiseInventory(transaction, ordered);
  await transitionDevices(
    transaction,
    devices.map(({ deviceId }) => deviceId),
    (device) => device.allocate(),
    input.eventTimestamp,
  );
  await addOrderDevices(transaction, { orderId: order.id, devices });
  if (requestsReturn(input)) await openReturnOf(transaction, order, input);
  return recordOrderTransitions(transaction, order.id, transitions, input.eventTimestamp);
}

async function assertRecipient(transaction: Transaction, { patient, site }: OrderInput): Promise<void> {
  if (patient) await assertPatient(transaction, { id: patient.id, pointer: '/patient/id' });
  if (site) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}

/** Assigns identifiers to an order, which already has the identifiers in `present`. @throws Conflict if another order has one of them */
export async function assignExternalIds(
  transaction: Transaction,
  orderId: number,
  externalIds: readonly string[],
  present: readonly string[] = [],
): Promise<void> {
  const added = await addExternalIds(transaction, { orderId, externalIds: externalIds.filter((id) => !present.includes(id)) });
  const errors = externalIds.flatMap((externalId, at) =>
    present.includes(externalId) || added.some((one) => one.normalize('NFC') === externalId.normalize('NFC'))
      ? []
      : [{ pointer: `/externalIdentifiers/${at}`, code: 'taken', detail: 'Another order has this identifier.' }],
  );
  if (errors.length > 0) throw new Conflict('Another order has an identifier that was sent.', errors);
}

/**
 * Reserves counted stock for an order, and locks free devices for its other lines. If two orders ask for the last unit, the second waits for the lock
 * of the first and then finds no unit.
 * @returns the devices for each line
 * @throws Problem naming the lines for which the central stock is too small
 */
async function promiseInventory(transaction: Transaction, { lines, pointerOf }: OrderedLines): Promise<OrderDevice[]> {
  const shortages = await promiseStock(transaction, lines);
  const required = devicesPerItem(lines);
  const available = await lockAvailableDevices(transaction, required);
  for (const { itemId, count } of required) {
    const found = available.filter((device) => device.itemId === itemId).length;
    if (found < count) shortages.set(itemId, found);
  }
  const errors = lines.flatMap((line) => {
    const count = shortages.get(line.itemId);
    const detail = `There are ${count} free in the central stock.`;
    return count === undefined ? [] : [{ pointer: pointerOf(line), code: 'insufficient_inventory', detail }];
  });
  if (errors.length > 0) {
    throw new Problem('insufficient_inventory', 'Order fewer, or later; nothing was promised.', errors);
  }
  return required.flatMap(({ itemId }) => {
    const devices = available.filter((device) => device.itemId === itemId);
    const places = lines
      .filter((line) => line.itemId === itemId)
      .flatMap(({ line, count }) => Array.from({ length: count }, () => line));
    return devices.map(({ id }, at) => ({ deviceId: id, line: places[at] ?? 0, packedKitId: null }));
  });
}

/** Returns how many devices of each tracked item all order lines together need, sorted by item id. */
function devicesPerItem(lines: readonly OrderLine[]): { itemId: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { itemId, count, isTracked } of lines) if (isTracked) counts.set(itemId, (counts.get(itemId) ?? 0) + count);
  return [...counts].map(([itemId, count]) => ({ itemId, count })).sort((one, other) => one.itemId - other.itemId);
}

async function openReturnOf(transaction: Transaction, order: Order, input: OrderInput): Promise<void> {
  const { patient, site, returnItems, returnDevices, returnPackedKits, shippingOption, emailLabel, eventTimestamp } = input;
  const contents = { returnItems, returnDevices, returnPackedKits };
  const returnInput: ReturnInput = { patient, site, ...contents, shippingOption, emailLabel, eventTimestamp };
  await openReturn(transaction, Return.of(order.organizationId, returnInput, order.id), returnInput);
}
