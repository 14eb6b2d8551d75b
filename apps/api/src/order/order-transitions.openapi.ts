import { type OpenApiPart } from '../openapi/model';
import { type ResourceWords } from '../openapi/resource-operations';
import { transitionOf } from './transition.openapi';

const reason = (example: string) => ({
  body: 'ReasonInput',
  bodyExample: { reason: example },
  fault: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
});

/** The transitions of an order. */
export const orderTransitions = (order: ResourceWords): OpenApiPart['paths'] => ({
  '/api/v3/order/{orderId}/pack': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'packOrder',
      summary: 'Pack an order',
      description:
        'Identifies the devices in the parcel: those that were promised to the order, or others that are free in the central stock, ' +
        'which replace them. `received` or `onHold` becomes `packed`. Emits `order.status`, `order.statusFull`, and `packedKit.event` ' +
        'for every kit.',
      body: 'PackInput',
      bodyExample: {
        orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0001'] }],
        orderKits: [{ kit: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0002'] }],
      },
      fault: {
        pointer: '/orderItems/0/deviceIdentifiers/0',
        code: 'not_found',
        detail: 'No device, or more than one, has this identifier.',
      },
      conflict: 'The recipient has no whole address: lineOne, city, zipCode and country are needed.',
    }),
  },
  '/api/v3/order/{orderId}/ship': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'shipOrder',
      summary: 'Ship an order',
      description:
        '`packed` becomes `shipped`: its devices become `inTransit`, counted units leave the central stock, and the return labels are ' +
        'sent. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
      body: 'ShipInput',
      bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-001' }] },
      fault: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This member is needed.' },
      conflict: 'The order is received; it must be packed.',
    }),
  },
  '/api/v3/order/{orderId}/deliver': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'deliverOrder',
      summary: 'Mark an order as delivered',
      description:
        '`shipped` becomes `delivered`. From now on, its devices and their readings belong to the patient. If the recipient is a site, its ' +
        'devices become `availableAtSite`, and counted units are in the stock of the site. Emits `order.status`, `order.statusFull`, ' +
        '`packedKit.event`, and `device.associationCreated` for every device of a patient.',
      conflict: 'The order is packed; it must be shipped.',
    }),
  },
  '/api/v3/order/{orderId}/fail': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'failOrder',
      summary: 'Mark an order as undeliverable',
      description:
        '`shipped` becomes `failed`. What was sent comes back, as a return that is `inTransit`; the returns that were requested with the ' +
        'order are cancelled. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
      ...reason('No such street.'),
      conflict: 'The order is packed; it must be shipped.',
    }),
  },
  '/api/v3/order/{orderId}/cancel': {
    post: transitionOf(order, {
      scope: 'orders:write',
      operationId: 'cancelOrder',
      summary: 'Cancel an order',
      description:
        'Possible until it is shipped. Whatever was promised to it becomes free, and the returns that were requested with it are cancelled. ' +
        'Emits `order.status` and `order.statusFull`, and `return.statusFull` for each of these returns.',
      ...reason('Ordered twice.'),
      conflict: 'The order is shipped; it must be received or onHold or packed.',
    }),
  },
});
