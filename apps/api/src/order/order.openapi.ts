import { ORDER_VIEW, OrderInput, OrderQuery, PackInput, ReasonInput, ShipInput } from '@rpm/domain';
import { type Problems } from '../openapi/problem-responses';
import { resourcePart, wordsOf } from '../openapi/resource-part';
import { orderTransitions } from './order-transitions.openapi';

const fault = (pointer: string, code: string, detail: string) => ({ detail, errors: [{ pointer, code, detail }] });

/** Why an order is not placed. Each names the place in the body. */
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

const ORDER = {
  area: 'orders',
  tag: { name: 'Orders', description: 'What is sent to patients and sites, from the moment it is ordered until it arrives.' },
  noun: 'order',
  id: 'orderId',
  view: ORDER_VIEW,
} as const;

export const orderOpenApi = resourcePart({
  ...ORDER,
  path: '/api/v3/order',
  query: OrderQuery,
  input: OrderInput,
  bodies: [PackInput, ShipInput, ReasonInput],
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
  validationError: { pointer: '/orderItems/0/item/id', code: 'not_found', detail: 'No item with this identifier exists.' },
  operations: {
    list: 'The orders of the organization of the key, newest first.',
    find: 'One order of the organization of the key.',
    create: {
      operationId: 'placeOrder',
      summary: 'Place an order',
      description:
        'Whatever is ordered is promised to the order at once, from the central stock: devices become `allocated`, and counted units are ' +
        'no longer free. If there is too little of anything, nothing is promised, and the answer says how much there is. An order ' +
        'whose recipient has no complete address (lineOne, city, zipCode, country) is `onHold` until it is packed with one. What is to come ' +
        'back becomes a return of its own. Emits `order.status` and `order.statusFull`, and `return.statusFull` if anything comes back.',
      problems: REFUSALS,
    },
  },
  paths: orderTransitions(wordsOf(ORDER)),
});
