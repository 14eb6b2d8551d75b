import { Order, type StatusTransition, type OrderView, embeddedPatients, nobody } from '@rpm/domain';
import {
  type Transaction,
  lockVersion,
  type ChangeTarget,
  updateRow,
  emitEvents,
  findInTransaction,
  JsonText,
} from '@rpm/database';
import { ORDER } from '../order/order.view';
import { emitOrderPackedKitEvents } from './packed-kit-events.sql';
import { addStatusEvents } from './status-events.sql';

export const ORDER_RESOURCE = { noun: 'order', from: 'customer_order o', json: ORDER, about: embeddedPatients };

/** The properties that operations on an order change. */
const CHANGED_BY_OPERATIONS: readonly (keyof Order)[] = [
  'status',
  'holdReason',
  'orderNotes',
  'shippingOption',
  'trackingNumbers',
  'carrier',
  'shippingAddress',
];

/** Locks an order for a change. @throws NotFound, PreconditionFailed */
export async function lockOrder(transaction: Transaction, target: ChangeTarget): Promise<Order> {
  return lockVersion(transaction, { type: Order, resource: ORDER_RESOURCE, ...target });
}

/**
 * Stores a locked order after its status transitions, and emits their events.
 * @param options `packedKitEvent` is the event to emit for each kit that is packed for the order, if any; `at` is the time, null for now
 * @returns the order as JSON
 */
export async function storeOrder(
  transaction: Transaction,
  order: Order,
  transitions: readonly StatusTransition[],
  { packedKitEvent, at }: { packedKitEvent?: string; at?: Date | null | undefined } = {},
): Promise<JsonText<OrderView>> {
  await updateRow(transaction, order, CHANGED_BY_OPERATIONS);
  const json = await recordOrderTransitions(transaction, order.id, transitions, at);
  if (packedKitEvent !== undefined) await emitOrderPackedKitEvents(transaction, { event: packedKitEvent, orderId: order.id });
  return json;
}

/**
 * Adds status transitions to the history of an order that is stored already, and emits two events for each transition. Every `order.statusFull` event
 * contains the order as it is after the last transition.
 * @returns the order as JSON @throws Conflict if the time is before the preceding event
 */
export async function recordOrderTransitions(
  transaction: Transaction,
  id: number,
  transitions: readonly StatusTransition[],
  at?: Date | null,
): Promise<JsonText<OrderView>> {
  await addStatusEvents(transaction, { table: 'order_event', id, transitions, at });
  const full = await findInTransaction(transaction, ORDER_RESOURCE, id);
  const { version, updateTimestamp } = JSON.parse(full.text) as OrderView;
  const events = transitions.flatMap(({ name }) => [
    {
      type: 'order.status' as const,
      subjectId: id,
      payload: JsonText.of({ id, version, updateTimestamp, currentStatus: name }, nobody),
    },
    { type: 'order.statusFull' as const, subjectId: id, payload: full },
  ]);
  await emitEvents(transaction, events);
  return full;
}
