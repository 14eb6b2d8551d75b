import { Conflict } from '../problem/problem';

/** The statuses of an order, as the API contract defines them. */
export const ORDER_STATUSES = ['received', 'onHold', 'packed', 'shipped', 'delivered', 'cancelled', 'failed'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/**
 * The operations on orders: the statuses that allow each operation, and the status after it. `docs/orders.md` shows this table, and a spec compares
 * them.
 */
export const ORDER_TRANSITIONS = {
  hold: { from: ['received', 'packed'], to: 'onHold' },
  pack: { from: ['received', 'onHold'], to: 'packed' },
  ship: { from: ['packed'], to: 'shipped' },
  deliver: { from: ['shipped'], to: 'delivered' },
  fail: { from: ['shipped'], to: 'failed' },
  cancel: { from: ['received', 'onHold', 'packed'], to: 'cancelled' },
} as const satisfies Record<string, Transition>;

export type OrderOperation = keyof typeof ORDER_TRANSITIONS;

/** Returns the status after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function orderStatusAfter(operation: OrderOperation, status: OrderStatus): OrderStatus {
  const { from, to }: Transition = ORDER_TRANSITIONS[operation];
  if (!from.includes(status)) throw new Conflict(`The order is ${status}; it must be ${from.join(' or ')}.`);
  return to;
}
