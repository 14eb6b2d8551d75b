import { type OpenApiPart } from '../openapi/model';
import { type ResourceDescription } from '../openapi/resource-operations';
import { transitionOf } from './transition.openapi';

const reason = (example: string) => ({
  body: 'ReasonInput',
  bodyExample: { reason: example },
  validationError: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
});

export const orderTransitions = (order: ResourceDescription): OpenApiPart['paths'] => ({
  '/api/v3/order/{orderId}/pack': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'packOrder',
      summary: 'Pack an order',
      description:
        'The body names the devices in the parcel: the devices promised to the order, or other devices that are free in the central stock and ' +
        'replace them. The status changes from `received` or `onHold` to `packed`. Emits `order.status`, `order.statusFull`, and `packedKit.event` ' +
        'for every kit.',
      body: 'PackInput',
      bodyExample: {
        orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0001'] }],
        orderKits: [{ kit: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0002'] }],
      },
      validationError: {
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
        'The status changes from `packed` to `shipped`. The devices become `inTransit`, counted units leave the central stock, and return labels are ' +
        'sent. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
      body: 'ShipInput',
      bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-001' }] },
      validationError: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This property is required.' },
      conflict: 'The order is received; it must be packed.',
    }),
  },
  '/api/v3/order/{orderId}/deliver': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'deliverOrder',
      summary: 'Mark an order as delivered',
      description:
        'The status changes from `shipped` to `delivered`. From now on, the patient holds the devices. If the recipient is a site, the ' +
        'devices become `availableAtSite`, and counted units are added to the stock of the site. Emits `order.status`, `order.statusFull`, ' +
        '`packedKit.event`, and `device.associationCreated` for every device that a patient receives.',
      conflict: 'The order is packed; it must be shipped.',
    }),
  },
  '/api/v3/order/{orderId}/fail': {
    post: transitionOf(order, {
      scope: 'fulfilment',
      operationId: 'failOrder',
      summary: 'Mark an order as undeliverable',
      description:
        'The status changes from `shipped` to `failed`. A return that is `inTransit` is created for everything in the parcel, and returns that were requested with the ' +
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
        'Possible until the order is shipped. All promised units become free, and the returns that were requested with the order are cancelled. ' +
        'Emits `order.status` and `order.statusFull`, and `return.statusFull` for each of these returns.',
      ...reason('Ordered twice.'),
      conflict: 'The order is shipped; it must be received or onHold or packed.',
    }),
  },
});
