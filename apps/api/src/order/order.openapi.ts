import { OrderQuery, SAMPLE_ORDER } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { type OpenApiPart } from '../openapi/model';
import { type Problems } from '../openapi/problem-responses';
import { creating, finding, listing, type ResourceWords } from '../openapi/resource-operations';
import { orderActs } from './order-acts.openapi';
import { orderSchemas } from './order-schemas.openapi';

export const ORDER: ResourceWords = {
  area: 'orders',
  tag: 'Orders',
  noun: 'order',
  schema: 'Order',
  id: 'orderId',
  example: SAMPLE_ORDER,
};

const fault = (pointer: string, code: string, detail: string) => ({ detail, errors: [{ pointer, code, detail }] });

/** Why an order is not placed; each says where in the body. */
const REFUSALS: Problems = {
  recipient_required: fault('/patient', 'recipient_required', 'Send patient or site.'),
  order_empty: { detail: 'Say what is to be sent, or to come back.' },
  shipping_option_required: fault('/shippingOption', 'shipping_option_required', 'Send one of: standard, expedited, overnight.'),
  item_not_orderable: fault('/orderItems/0/item/id', 'item_not_orderable', 'This item is not orderable.'),
  insufficient_inventory: fault('/orderItems/0/count', 'insufficient_inventory', 'There are 2 free in the central stock.'),
  device_not_returnable: fault(
    '/returnDevices/0/id',
    'device_not_returnable',
    'It is not with the sender, is on a return already, or is named twice.',
  ),
  conflict: fault('/externalOrderIds/0', 'taken', 'Another order has this identifier.'),
};

export const orderOpenApi: OpenApiPart = {
  tag: { name: 'Orders', description: 'What is sent to patients and sites, from the moment it is ordered until it is there.' },
  schemas: orderSchemas,
  paths: {
    '/api/v3/order': {
      get: listing(ORDER, {
        description: 'The orders of the organization of the key, newest first.',
        parameters: queryParameters(OrderQuery),
      }),
      post: creating(ORDER, {
        operationId: 'placeOrder',
        summary: 'Place an order',
        description:
          'What is asked for is promised to the order at once, from the central stock: devices are `allocated`, and what is only counted ' +
          'is no longer free. Where there is too little of anything, nothing is promised, and the answer says how much there is. An order ' +
          'whose recipient has no whole address (lineOne, city, zipCode, country) is `onHold` until it is packed with one. What is to come ' +
          'back is a return of its own. Emits `order.status` and `order.statusFull`, and `return.statusFull` where anything comes back.',
        body: 'OrderInput',
        bodyExample: {
          patient: { id: 1 },
          orderItems: [{ item: { id: 1 }, count: 1 }],
          orderKits: [{ kit: { id: 1 }, count: 1 }],
          returnItems: [{ item: { id: 2 }, count: 2 }],
          returnDevices: [{ id: 3 }],
          returnPackedKits: [{ id: 7 }],
          externalOrderIds: ['demo-order-001'],
          orderNotes: ['Leave it with the neighbour.'],
          shippingOption: 'standard',
        },
        fault: { pointer: '/orderItems/0/item/id', code: 'not_found', detail: 'No item with this identifier exists.' },
        problems: REFUSALS,
      }),
    },
    '/api/v3/order/{orderId}': { get: finding(ORDER, { description: 'One order of the organization of the key.' }) },
    ...orderActs(ORDER),
  },
};
