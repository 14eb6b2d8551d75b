import { ORDER_VIEW, OrderInput, OrderQuery, PackInput, ReasonInput, ShipInput } from '@rpm/domain';
import { type Problems } from '../openapi/problem-responses';
import { resourcePart, describeResource } from '../openapi/resource-part';
import { orderTransitions } from './order-transitions.openapi';

const problemAt = (pointer: string, code: string, detail: string) => ({ detail, errors: [{ pointer, code, detail }] });

/** Problems that can occur when an order is placed, with the pointer to the rejected property. */
const PROBLEMS: Problems = {
  recipient_required: problemAt('/patient', 'recipient_required', 'Send patient or site.'),
  order_empty: { detail: 'Name at least one item, kit or device to send or to return.' },
  shipping_option_required: problemAt(
    '/shippingOption',
    'shipping_option_required',
    'Send one of: standard, expedited, overnight.',
  ),
  item_not_orderable: problemAt('/orderItems/0/item/id', 'item_not_orderable', 'This item is not orderable.'),
  insufficient_inventory: problemAt('/orderItems/0/count', 'insufficient_inventory', 'There are 2 free in the central stock.'),
  device_not_returnable: problemAt(
    '/returnDevices/0/id',
    'device_not_returnable',
    'It is not with the sender, is on a return already, or is named twice.',
  ),
  conflict: problemAt('/externalOrderIds/0', 'taken', 'Another order has this identifier.'),
};

const ORDER = {
  area: 'orders',
  tag: { name: 'Orders', description: 'Requests to send items and kits to patients and sites, from ordering to delivery.' },
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
    list: 'Returns the orders of the organization of the key, newest first.',
    find: 'Returns one order of the organization of the key.',
    create: {
      operationId: 'placeOrder',
      summary: 'Place an order',
      description:
        'All ordered units are promised to the order at once, from the central stock: devices become `allocated`, and counted units are ' +
        'no longer free. If the stock of any item is too small, the order is rejected, and the problem names the available number. An order ' +
        'whose recipient has no complete address (lineOne, city, zipCode, country) is `onHold` until it is packed with a complete one. Units ' +
        'to be sent back become a separate return. Emits `order.status` and `order.statusFull`, and `return.statusFull` if there is a return.',
      problems: PROBLEMS,
    },
  },
  paths: orderTransitions(describeResource(ORDER)),
});
