import { PackInput, ReasonInput, ShipInput } from '@rpm/domain';
import { type Operations } from '../openapi/resource-part';

/** What the transitions of orders and returns have in common. @param conflict an example of a reason why the transition is rejected */
export const transition = (conflict: string) => ({
  isTransition: true as const,
  scope: 'fulfilment' as const,
  problems: { conflict: { detail: conflict } },
});

/** The body of a transition for which a reason may be sent. */
export const reason = (example: string) => ({
  body: ReasonInput,
  bodyExample: { reason: example },
});

/** The body of a transition with tracking numbers. */
export const shipment = (trackingNumber: string) => ({
  body: ShipInput,
  bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: trackingNumber }] },
});

export const orderTransitions: Operations = {
  'POST /api/v3/order/{orderId}/pack': {
    ...transition('The recipient has no whole address: lineOne, city, zipCode and country are needed.'),
    operationId: 'packOrder',
    summary: 'Pack an order',
    description:
      'The body names the devices in the parcel: the devices promised to the order, or other devices that are free in the central stock and ' +
      'replace them. The status changes from `received` or `onHold` to `packed`. Emits `order.status`, `order.statusFull`, and `packedKit.event` ' +
      'for every kit.',
    body: PackInput,
    bodyExample: {
      orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0001'] }],
      orderKits: [{ kit: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0002'] }],
    },
  },
  'POST /api/v3/order/{orderId}/ship': {
    ...transition('The order is received; it must be packed.'),
    ...shipment('EX-000-001'),
    operationId: 'shipOrder',
    summary: 'Ship an order',
    description:
      'The status changes from `packed` to `shipped`. The devices become `inTransit`, counted units leave the central stock, and return labels are ' +
      'sent. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
  },
  'POST /api/v3/order/{orderId}/deliver': {
    ...transition('The order is packed; it must be shipped.'),
    operationId: 'deliverOrder',
    summary: 'Mark an order as delivered',
    description:
      'The status changes from `shipped` to `delivered`. From now on, the patient holds the devices. If the recipient is a site, the ' +
      'devices become `availableAtSite`, and counted units are added to the stock of the site. Emits `order.status`, `order.statusFull`, ' +
      '`packedKit.event`, and `device.associationCreated` for every device that a patient receives.',
  },
  'POST /api/v3/order/{orderId}/fail': {
    ...transition('The order is packed; it must be shipped.'),
    ...reason('No such street.'),
    operationId: 'failOrder',
    summary: 'Mark an order as undeliverable',
    description:
      'The status changes from `shipped` to `failed`. A return that is `inTransit` is created for everything in the parcel, and returns that were requested with the ' +
      'order are cancelled. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
  },
  'POST /api/v3/order/{orderId}/cancel': {
    ...transition('The order is shipped; it must be received or onHold or packed.'),
    ...reason('Ordered twice.'),
    scope: 'orders:write',
    operationId: 'cancelOrder',
    summary: 'Cancel an order',
    description:
      'Possible until the order is shipped. All promised units become free, and the returns that were requested with the order are cancelled. ' +
      'Emits `order.status` and `order.statusFull`, and `return.statusFull` for each of these returns.',
  },
};
