import { Conflict } from '../problem/problem';

/** The statuses of a return, as the API contract defines them. */
export const RETURN_STATUSES = ['requested', 'labelSent', 'inTransit', 'received', 'cancelled'] as const;

export type ReturnStatus = (typeof RETURN_STATUSES)[number];

interface Transition {
  from: readonly ReturnStatus[];
  to: ReturnStatus;
}

/** The operations on returns: the statuses that allow each operation, and the status after it. `docs/orders.md` shows this table, and a spec compares them. */
export const RETURN_TRANSITIONS = {
  sendLabel: { from: ['requested'], to: 'labelSent' },
  ship: { from: ['requested', 'labelSent'], to: 'inTransit' },
  receive: { from: ['requested', 'labelSent', 'inTransit'], to: 'received' },
  cancel: { from: ['requested', 'labelSent'], to: 'cancelled' },
} as const satisfies Record<string, Transition>;

export type ReturnOperation = keyof typeof RETURN_TRANSITIONS;

/** Returns the status after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function returnStatusAfter(operation: ReturnOperation, status: ReturnStatus): ReturnStatus {
  const { from, to }: Transition = RETURN_TRANSITIONS[operation];
  if (!from.includes(status)) throw new Conflict(`The return is ${status}; it must be ${from.join(' or ')}.`);
  return to;
}
