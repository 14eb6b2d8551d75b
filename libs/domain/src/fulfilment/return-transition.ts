import { Conflict } from '../problem/problem';

/** The statuses of a return, as the API contract defines them. */
export const RETURN_STATUSES = ['requested', 'labelSent', 'inTransit', 'received', 'cancelled'] as const;

export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** The statuses of returns that were shipped, to which tracking numbers can be added. */
export const SHIPPED_RETURN_STATUSES = ['inTransit', 'received'] as const satisfies readonly ReturnStatus[];

interface Transition {
  from: readonly ReturnStatus[];
  to: ReturnStatus;
  /** Markdown that describes the effects of the operation and the events that it emits; absent if clients cannot request the operation. */
  description?: string;
}

/**
 * The operations on returns, with the statuses that allow each operation, and the status after it. `docs/orders.md` shows this table, and a spec
 * compares the two.
 */
export const RETURN_TRANSITIONS = {
  sendLabel: { from: ['requested'], to: 'labelSent' },
  ship: {
    from: ['requested', 'labelSent'],
    to: 'inTransit',
    description:
      'The status changes from `requested` or `labelSent` to `inTransit`. Devices of a site become `returning`. Devices of a patient stay assigned ' +
      'to the patient until they arrive, because readings may be taken until then. Emits `return.statusFull`.',
  },
  receive: {
    from: ['requested', 'labelSent', 'inTransit'],
    to: 'received',
    description:
      'Units that arrived are added to the central stock: devices leave their holder and become `available`, and counted units become free. Units ' +
      'that did not arrive stay where they are. The status becomes `received`, which is final. Emits `return.statusFull`, `packedKit.event` for kits, and ' +
      '`device.associationRemoved` for devices of patients.',
  },
  cancel: {
    from: ['requested', 'labelSent'],
    to: 'cancelled',
    description:
      'Cancels the return, which is possible until it is shipped. All devices and units stay where they are. Emits `return.statusFull`.',
  },
} as const satisfies Record<string, Transition>;

export type ReturnOperation = keyof typeof RETURN_TRANSITIONS;

/** Returns the status of a return after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function returnStatusAfter(operation: ReturnOperation, status: ReturnStatus): ReturnStatus {
  const { from, to }: Transition = RETURN_TRANSITIONS[operation];
  if (!from.includes(status)) throw new Conflict(`The return is ${status}; it must be ${from.join(' or ')}.`);
  return to;
}
