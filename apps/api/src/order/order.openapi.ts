import { ORDER_VIEW, OrderInput, OrderQuery } from '@rpm/domain';
import { problemAt, usualProblems } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { orderTransitions } from './order-transitions.openapi';

export const orderOpenApi = resourcePart(
  {
    area: 'orders',
    view: ORDER_VIEW,
    query: OrderQuery,
    input: OrderInput,
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
    operations: {
      list: 'Returns the orders of the organization of the key, newest first.',
      create: {
        operationId: 'placeOrder',
        summary: 'Place an order',
        description:
          'All ordered units are promised to the order at once, from the central stock: devices become `allocated`, and counted units are ' +
          'no longer free. If the stock of any item is too small, the order is rejected, and the problem names the available number. An order ' +
          'whose recipient has no complete address (lineOne, city, zipCode, country) is `onHold` until it is packed with a complete one. Units ' +
          'to be sent back become a separate return. Emits `order.status` and `order.statusFull`, and `return.statusFull` if there is a return.',
        problems: {
          ...usualProblems('recipient_required', 'order_empty', 'shipping_option_required', 'item_not_orderable'),
          ...usualProblems('insufficient_inventory', 'device_not_returnable'),
          conflict: problemAt('/externalOrderIds/0', 'taken', 'Another order has this identifier.'),
        },
      },
    },
  },
  orderTransitions,
);
