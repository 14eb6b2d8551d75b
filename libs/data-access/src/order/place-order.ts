import {
  Conflict,
  type Happening,
  MAX_FAULTS,
  Order,
  type OrderInput,
  Problem,
  Return,
  sendsAnything,
  takesAnythingBack,
  InvalidInput,
  MAX_ORDER_DEVICES,
} from '@rpm/domain';
import { assertExist } from '../resource/assert-exist';
import { show } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type Transaction } from '../database/organization-scope';
import { openReturn } from '../return/open-return';
import { actOnDevices } from '../fulfilment/act-on-devices';
import { announceOrder, ORDER_RESOURCE, recordHappenings } from './change-order';
import { addDevices, type OrderLine } from './order-lines';
import { type WhatToSend, whatToSend } from '../fulfilment/orderable';
import { hasWholeAddress } from './recipient';
import { promiseCounted } from '../stock/stock';

/**
 * Places an order: promises what it asks for, and asks for what is to come back.
 * @throws Problem, InvalidInput, Conflict, each naming where; nothing is then promised
 */
export async function placeOrder(transaction: Transaction, given: OrderInput): Promise<JsonText> {
  const order = Order.of(transaction.organizationId, given);
  await assertRecipient(transaction, given);
  const asked = await whatToSend(transaction, given);
  const happened: Happening[] = [{ name: order.status, reason: null }];
  if (sendsAnything(given) && !(await hasWholeAddress(transaction, order))) happened.push(...order.hold('address_incomplete'));
  await transaction.manager.insert(Order, order);
  await nameOrder(transaction, order.id, given.externalOrderIds ?? []);
  await keepLines(transaction, order.id, asked);
  assertNotTooMany(asked.lines);
  await promise(transaction, order.id, asked);
  if (takesAnythingBack(given)) {
    const { returnItems, returnDevices, returnPackedKits, shippingOption, emailLabel } = given;
    const { patientId, siteId } = order;
    const input = { patientId, siteId, returnItems, returnDevices, returnPackedKits, shippingOption, emailLabel };
    await openReturn(transaction, Return.of(order.organizationId, input, order.id), input);
  }
  await recordHappenings(transaction, 'order', order.id, happened);
  const shown = await show(transaction, ORDER_RESOURCE, order.id);
  await announceOrder(transaction, order.id, happened, shown);
  return shown;
}

async function assertRecipient(transaction: Transaction, { patient, site }: OrderInput): Promise<void> {
  if (patient) await assertExist(transaction, 'patient', [{ id: patient.id, pointer: '/patient/id' }]);
  if (site) await assertExist(transaction, 'site', [{ id: site.id, pointer: '/site/id' }]);
}

async function nameOrder(transaction: Transaction, id: number, names: readonly string[]): Promise<void> {
  const kept = await transaction.run<{ name: string }>(NAME, [transaction.organizationId, id, names]);
  const faults = names.flatMap((name, at) =>
    kept.some((one) => one.name === name)
      ? []
      : [{ pointer: `/externalOrderIds/${at}`, code: 'taken', detail: 'Another order has this identifier.' }],
  );
  if (faults.length > 0) throw new Conflict('Another order has an identifier that was sent.', faults);
}

async function keepLines(transaction: Transaction, id: number, { lines, kits }: WhatToSend): Promise<void> {
  const { organizationId } = transaction;
  const column = <T, K extends keyof T>(rows: readonly T[], name: K) => rows.map((row) => row[name]);
  const ofKits = [column(kits, 'line'), column(kits, 'kitId'), column(kits, 'count')];
  await transaction.run(KEEP_KITS, [organizationId, id, ...ofKits]);
  const ofLines = [column(lines, 'line'), column(lines, 'kitId'), column(lines, 'itemId'), column(lines, 'count')];
  await transaction.run(KEEP_LINES, [organizationId, id, ...ofLines, column(lines, 'isTracked')]);
}

function assertNotTooMany(lines: readonly OrderLine[]): void {
  const devices = lines.reduce((sum, { isTracked, count }) => sum + (isTracked ? count : 0), 0);
  if (devices <= MAX_ORDER_DEVICES) return;
  const pointer = lines.some(({ kitId }) => kitId !== null) ? '/orderKits' : '/orderItems';
  const detail = `Ask for at most ${MAX_ORDER_DEVICES} devices in one order, those in kits included.`;
  throw new InvalidInput([{ pointer, code: 'too_many', detail }]);
}

/** Both ways to promise lock what they take, so that of two who ask for the last unit the second finds none. */
async function promise(transaction: Transaction, orderId: number, { lines, pointerOf }: WhatToSend): Promise<void> {
  const short = await promiseCounted(transaction, lines);
  const promised: { deviceId: number; line: number; packedKitId: null }[] = [];
  for (const itemId of itemsTracked(lines)) {
    const ofItem = lines.filter((line) => line.itemId === itemId);
    const wanted = ofItem.reduce((sum, { count }) => sum + count, 0);
    const free = await transaction.run<{ id: number }>(TAKE_FREE, [transaction.organizationId, itemId, wanted]);
    if (free.length < wanted) short.set(itemId, free.length);
    // Only now is it known that there are as many: kits can ask for ten million of it.
    const places = short.has(itemId) ? [] : ofItem.flatMap(({ line, count }) => Array.from({ length: count }, () => line));
    promised.push(...free.map(({ id }, at) => ({ deviceId: id, line: places[at] ?? 0, packedKitId: null })));
  }
  const faults = lines.flatMap((line) => {
    const available = short.get(line.itemId);
    const detail = `There are ${available} free in the central stock.`;
    return available === undefined ? [] : [{ pointer: pointerOf(line), code: 'insufficient_inventory', detail }];
  });
  if (faults.length > 0)
    throw new Problem('insufficient_inventory', 'Order fewer, or later; nothing was promised.', faults.slice(0, MAX_FAULTS));
  const ids = promised.map(({ deviceId }) => deviceId);
  await actOnDevices(transaction, ids, (device) => device.allocate());
  await addDevices(transaction, orderId, promised);
}

const itemsTracked = (lines: readonly OrderLine[]) =>
  [...new Set(lines.filter(({ isTracked }) => isTracked).map(({ itemId }) => itemId))].sort((one, other) => one - other);

const NAME = {
  name: 'name-order',
  text: `insert into order_external_id (organization_id, order_id, external_order_id)
    select $1, $2, name from unnest($3::text[]) as name order by name
    on conflict (organization_id, external_order_id) do nothing returning external_order_id as name`,
};
const KEEP_KITS = {
  name: 'keep-kits-of-order',
  text: `insert into order_kit (organization_id, order_id, line, kit_id, count)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::integer[]) as g`,
};
const KEEP_LINES = {
  name: 'keep-lines-of-order',
  text: `insert into order_line (organization_id, order_id, line, kit_id, item_id, count, is_tracked)
    select $1, $2, g.* from unnest($3::smallint[], $4::bigint[], $5::bigint[], $6::integer[], $7::boolean[]) as g`,
};
const TAKE_FREE = {
  name: 'take-free-devices',
  text: `select id from device where organization_id = $1 and item_id = $2 and current_status = 'available'
    order by id limit $3 for no key update`,
};
