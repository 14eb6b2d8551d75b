import { Return, type StatusTransition, type ReturnView, embeddedPatients } from '@rpm/domain';
import {
  type Transaction,
  lockVersion,
  type ChangeTarget,
  updateRow,
  emitEvents,
  findInTransaction,
  type JsonText,
} from '@rpm/database';
import { RETURN } from '../order/order.view';
import { LOCK_ORDER_OF_RETURN } from './return-lines.sql';
import { addStatusEvents } from './status-events.sql';

export const RETURN_RESOURCE = { noun: 'return', from: 'customer_return r', json: RETURN, about: embeddedPatients };

/**
 * Locks a return for a change, and before it the order that contains its status, because operations on orders lock an order before its returns.
 * @throws NotFound, PreconditionFailed
 */
export async function lockReturn(transaction: Transaction, target: ChangeTarget): Promise<Return> {
  await transaction.run(LOCK_ORDER_OF_RETURN, { id: target.id });
  return lockVersion(transaction, { type: Return, resource: RETURN_RESOURCE, ...target });
}

/** Stores a locked return after its status transitions, and emits their events. @returns the return as JSON */
export async function storeReturn(
  transaction: Transaction,
  customerReturn: Return,
  transitions: readonly StatusTransition[],
  at?: Date | null,
): Promise<JsonText<ReturnView>> {
  await updateRow(transaction, customerReturn, ['status', 'trackingNumbers', 'carrier']);
  return recordReturnTransitions(transaction, customerReturn.id, transitions, at);
}

/**
 * Adds status transitions to the history of a return that is stored already, and emits an event for each transition.
 * @returns the return as JSON
 */
export async function recordReturnTransitions(
  transaction: Transaction,
  id: number,
  transitions: readonly StatusTransition[],
  at?: Date | null,
): Promise<JsonText<ReturnView>> {
  await addStatusEvents(transaction, { table: 'return_event', id, transitions, at });
  const payload = await findInTransaction(transaction, RETURN_RESOURCE, id);
  await emitEvents(
    transaction,
    transitions.map(() => ({ type: 'return.statusFull', subjectId: id, payload })),
  );
  return payload;
}
