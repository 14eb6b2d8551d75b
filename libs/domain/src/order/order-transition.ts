import { Conflict } from '../problem/problem';

/** The statuses of an order, as the API contract defines them. */
export const ORDER_STATUSES = ['received', 'onHold', 'packed', 'shipped', 'delivered', 'cancelled', 'failed'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The statuses of orders that were shipped, to which tracking numbers can be added. */
export const SHIPPED_ORDER_STATUSES = ['shipped', 'delivered', 'failed'] as const satisfies readonly OrderStatus[];

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** Markdown that describes the effects of the operation and the events that it emits; absent if clients cannot request the operation. */
  description?: string;
}

/**
 * The operations on orders, with the statuses that allow each operation, and the status after it. `docs/orders.md` shows this table, and a spec
 * compares the two.
 */
export const ORDER_TRANSITIONS = {
  hold: { from: ['received', 'packed'], to: 'onHold' },
  release: { from: ['onHold'], to: 'received' },
  pack: {
    from: ['received', 'onHold'],
    to: 'packed',
    description:
      'The body names the devices in the parcel: the devices promised to the order, or other devices that are free in the central stock and ' +
      'replace them. The status changes from `received` or `onHold` to `packed`. Emits `order.status`, `order.statusFull`, and `packedKit.event` ' +
      'for every kit.',
  },
  ship: {
    from: ['packed'],
    to: 'shipped',
    description:
      'The status changes from `packed` to `shipped`. The devices become `inTransit`, counted units leave the central stock, and return labels are ' +
      'sent. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
  },
  deliver: {
    from: ['shipped'],
    to: 'delivered',
    description:
      'The status changes from `shipped` to `delivered`. From now on, or since `eventTimestamp`, the patient holds the devices. If the recipient is a site, the ' +
      'devices become `availableAtSite`, and counted units are added to the stock of the site. Emits `order.status`, `order.statusFull`, ' +
      '`packedKit.event`, and `device.associationCreated` for every device that a patient receives.',
  },
  fail: {
    from: ['shipped'],
    to: 'failed',
    description:
      'The status changes from `shipped` to `failed`. A return that is `inTransit` is created for everything in the parcel, and returns that were requested with the ' +
      'order are cancelled. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
  },
  cancel: {
    from: ['received', 'onHold', 'packed'],
    to: 'cancelled',
    description:
      'Possible until the order is shipped. All reserved units become available, and the returns that were requested with the order are cancelled. ' +
      'Emits `order.status` and `order.statusFull`, and `return.statusFull` for each of these returns.',
  },
} as const satisfies Record<string, Transition>;

export type OrderOperation = keyof typeof ORDER_TRANSITIONS;

/** Returns the status of an order after an operation. @throws Conflict naming the current status and the statuses that allow the operation */
export function orderStatusAfter(operation: OrderOperation, status: OrderStatus): OrderStatus {
  const { from, to }: Transition = ORDER_TRANSITIONS[operation];
  if (!from.includes(status)) throw new Conflict(`The order is ${status}; it must be ${from.join(' or ')}.`);
  return to;
}
