import { type OpenApiPart } from '../openapi/model';
import { type ResourceWords } from '../openapi/resource-operations';
import { actOn } from './act.openapi';

const reason = (example: string) => ({
  body: 'ReasonInput',
  bodyExample: { reason: example },
  fault: { pointer: '/reason', code: 'not_text', detail: 'Send text.' },
});

/** What is done to one order. */
export const orderActs = (order: ResourceWords): OpenApiPart['paths'] => ({
  '/api/v3/order/{orderId}/pack': {
    post: actOn(order, {
      scope: 'fulfilment',
      operationId: 'packOrder',
      summary: 'Pack an order',
      description:
        'Names the devices that are in the parcel: those that were promised to the order, or others that are free in the central stock, ' +
        'whose place they take. `received` or `onHold` becomes `packed`. Emits `order.status`, `order.statusFull`, and `packedKit.event` ' +
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
    post: actOn(order, {
      scope: 'fulfilment',
      operationId: 'shipOrder',
      summary: 'Ship an order',
      description:
        '`packed` becomes `shipped`: its devices are `inTransit`, what is only counted has left the central stock, and the labels for what ' +
        'is to come back are on their way. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
      body: 'ShipInput',
      bodyExample: { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-001' }] },
      fault: { pointer: '/trackingNumbers/0/value', code: 'required', detail: 'This member is needed.' },
      conflict: 'The order is received; it must be packed.',
    }),
  },
  '/api/v3/order/{orderId}/deliver': {
    post: actOn(order, {
      scope: 'fulfilment',
      operationId: 'deliverOrder',
      summary: 'Say that an order was delivered',
      description:
        '`shipped` becomes `delivered`. From now on its devices are the patient’s, and so are their readings; or they are ' +
        '`availableAtSite`, and what is only counted is in the stock of the site. Emits `order.status`, `order.statusFull`, ' +
        '`packedKit.event`, and `device.associationCreated` for every device of a patient.',
      conflict: 'The order is packed; it must be shipped.',
    }),
  },
  '/api/v3/order/{orderId}/fail': {
    post: actOn(order, {
      scope: 'fulfilment',
      operationId: 'failOrder',
      summary: 'Say that an order could not be delivered',
      description:
        '`shipped` becomes `failed`. What was sent is on its way back, as a return that is `inTransit`; what was to come back with it does ' +
        'not. Emits `order.status`, `order.statusFull`, `packedKit.event` and `return.statusFull`.',
      ...reason('No such street.'),
      conflict: 'The order is packed; it must be shipped.',
    }),
  },
  '/api/v3/order/{orderId}/cancel': {
    post: actOn(order, {
      scope: 'orders:write',
      operationId: 'cancelOrder',
      summary: 'Cancel an order',
      description:
        'Until it is shipped. What was promised to it is free for others, and what was to come back with it does not. Emits `order.status` ' +
        'and `order.statusFull`, and `return.statusFull` where anything was to come back.',
      ...reason('Ordered twice.'),
      conflict: 'The order is shipped; it must be received or onHold or packed.',
    }),
  },
});
