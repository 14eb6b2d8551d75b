import {
  EventTimeInput,
  ORDER_EVENT_VIEW,
  ORDER_VIEW,
  OrderEventQuery,
  OrderInput,
  OrderPatchInput,
  OrderQuery,
  PackInput,
  ReasonInput,
  ShipInput,
  TrackingNumbersInput,
} from '@rpm/domain';
import { transitionOperation } from '../fulfilment/transitions.openapi';
import { problemCodes } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';

export const orderOpenApi = resourcePart(
  {
    area: 'orders',
    view: ORDER_VIEW,
    query: OrderQuery,
    input: OrderInput,
    operations: {
      list: 'Returns the orders of the organization of the key, newest first.',
      create: {
        operationId: 'placeOrder',
        summary: 'Place an order',
        description:
          'All ordered units are promised to the order at once, from the central stock: devices become `allocated`, and counted units are ' +
          'no longer free. If the stock of any item is too small, the order is rejected, and the problem names the available number. An order ' +
          'whose recipient has no complete address (lineOne, city, country and, where addresses need one, zipCode) is `onHold` until the address is complete. Units ' +
          'to be sent back become a separate return. Emits `order.status` and `order.statusFull`, and `return.statusFull` if there is a return.',
        problems: {
          ...problemCodes('recipient_required', 'order_empty', 'shipping_option_required', 'item_not_orderable'),
          ...problemCodes('insufficient_inventory', 'device_not_returnable', 'patient_archived'),
          conflict: { detail: 'Another order has this identifier.' },
        },
      },
    },
  },
  {
    'PATCH /api/v3/order/{orderId}': {
      operationId: 'changeOrder',
      summary: 'Change an order',
      description: 'Possible until the order is packed. To change what is sent, or to whom, cancel the order and place it again.',
      patch: OrderPatchInput,
      bodyExample: { orderNotes: ['Ring twice.'] },
      problems: { conflict: { detail: 'The order is packed; it must be received or onHold.' } },
    },
    'GET /api/v3/order/{orderId}/event': {
      view: ORDER_EVENT_VIEW,
      operationId: 'listOrderEvents',
      summary: 'List the events of an order',
      description: 'Returns all events of an order, newest first. The order itself contains only the newest hundred.',
      query: OrderEventQuery,
    },
    'POST /api/v3/order/{orderId}/add-tracking-numbers': {
      operationId: 'addTrackingNumbers',
      summary: 'Add tracking numbers',
      description: 'Adds tracking numbers to an order that was shipped. Numbers that it has already are ignored.',
      body: TrackingNumbersInput,
      scope: 'fulfilment',
      problems: { conflict: { detail: 'The order is packed; it must be shipped or delivered or failed.' } },
    },
    'POST /api/v3/order/{orderId}/pack': transitionOperation('order', 'pack', { summary: 'Pack an order', body: PackInput }),
    'POST /api/v3/order/{orderId}/ship': transitionOperation('order', 'ship', { summary: 'Ship an order', body: ShipInput }),
    'POST /api/v3/order/{orderId}/deliver': transitionOperation('order', 'deliver', {
      summary: 'Mark an order as delivered',
      body: EventTimeInput,
      isCorrection: true,
    }),
    'POST /api/v3/order/{orderId}/fail': transitionOperation('order', 'fail', {
      summary: 'Mark an order as undeliverable',
      body: ReasonInput,
    }),
    'POST /api/v3/order/{orderId}/cancel': transitionOperation('order', 'cancel', {
      summary: 'Cancel an order',
      body: ReasonInput,
      scope: 'orders:write',
    }),
  },
);
