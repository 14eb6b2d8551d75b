import { type Happening, Order } from '@rpm/domain';
import { changeEntity } from '../resource/change-entity';
import { emit } from '../resource/events';
import { show } from '../resource/find';
import { JsonText } from '../resource/json-text';
import { type Transaction } from '../database/organization-scope';
import { ORDER, PACKED_KIT } from './order.view';

export const ORDER_RESOURCE = { noun: 'order', from: 'customer_order o', shown: ORDER };

/** What is done to an order under its lock. */
export type ActOnOrder = (order: Order, transaction: Transaction) => Promise<Happening[]>;

/** Lets it be decided what becomes of an order, and writes down and tells what that was. */
export async function changeOrder(
  transaction: Transaction,
  { id, ifMatch }: { id: number; ifMatch: string | null },
  act: ActOnOrder,
): Promise<JsonText> {
  let happened: Happening[] = [];
  const change = { type: Order, resource: ORDER_RESOURCE, id, ifMatch };
  const { shown } = await changeEntity(transaction, change, async (order) => {
    happened = await act(order, transaction);
    await recordHappenings(transaction, 'order', id, happened);
  });
  await announceOrder(transaction, id, happened, shown);
  return shown;
}

/** Each is told of by itself, as the order is when all of them have happened. */
export async function announceOrder(
  transaction: Transaction,
  id: number,
  happened: readonly Happening[],
  shown?: JsonText,
): Promise<void> {
  const full = shown ?? (await show(transaction, ORDER_RESOURCE, id));
  for (const { name } of happened) {
    await emit(transaction, 'order.status', id, new JsonText(JSON.stringify({ id, event: name })));
    await emit(transaction, 'order.statusFull', id, full);
  }
}

/** Writes down what has happened, in its order. */
export async function recordHappenings(
  transaction: Transaction,
  thing: 'order' | 'return',
  id: number,
  happened: readonly Happening[],
): Promise<void> {
  const text = `insert into ${thing}_event (organization_id, ${thing}_id, name, reason) values ($1, $2, $3, $4)`;
  for (const { name, reason } of happened) {
    await transaction.run({ name: `record-${thing}-event`, text }, [transaction.organizationId, id, name, reason]);
  }
}

/** Tells of the kits that were packed for an order ($2), or of those that are named ($3). */
export async function announcePackedKits(
  transaction: Transaction,
  event: string,
  of: { orderId: number } | { ids: readonly number[] },
): Promise<void> {
  const [orderId, ids] = 'orderId' in of ? [of.orderId, null] : [null, of.ids];
  const rows = await transaction.run<{ id: number; json: string }>(SHOW_PACKED_KITS, [
    transaction.organizationId,
    orderId,
    ids,
    event,
  ]);
  for (const { id, json } of rows) await emit(transaction, 'packedKit.event', id, new JsonText(json));
}

const SHOW_PACKED_KITS = {
  name: 'show-packed-kits',
  text: `select y.id, json_build_object('event', $4::text, 'orderId', y.order_id, 'packedKit', ${PACKED_KIT})::text as json
    from packed_kit y where y.organization_id = $1 and (y.order_id = $2 or y.id = any($3::bigint[])) order by y.id`,
};
