import { EMBEDDED_ITEM_VIEW } from '../catalogue/item.view';
import { MAX_RETURN_DEVICES, MAX_RETURN_LINES } from '../order/order-limits';
import { ORDER_REFERENCE_VIEW, PACKED_DEVICE_VIEW, PARTY_PROPERTIES, SHIPPING_PROPERTIES } from '../order/order.view';
import { choice, flag, id, instant, integer, list, object } from '../view/property';
import { actorProperties } from '../view/actor-property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { RETURN_STATUSES } from '../fulfilment/return-transition';

const RETURN_ITEM_VIEW = view('ReturnItem', 'A number of returned units of an item.', {
  item: object(EMBEDDED_ITEM_VIEW, 'The item.'),
  count: integer({ minimum: 1 }, 'Number of units that were requested.', { example: 2 }),
  receivedCount: integer({ minimum: 0 }, 'Number of units that arrived; null until the return is received.', {
    nullable: true,
    example: 1,
  }),
});

const PACKED_KIT_REFERENCE_VIEW = view('PackedKitReference', 'A packed kit, as part of another resource.', {
  id: id('Identifier of the packed kit.', { example: 1 }),
});

const RETURN_DEVICE_VIEW = view('ReturnDevice', 'A returned device.', {
  device: object(PACKED_DEVICE_VIEW, 'The device.'),
  packedKit: object(
    PACKED_KIT_REFERENCE_VIEW,
    'The packed kit to which the device belongs, if the return of the kit was requested; otherwise null.',
    { nullable: true, example: null },
  ),
  received: flag('Whether the device has arrived; null until the return is received.', { nullable: true, example: true }),
});

const RETURN_EVENT_VIEW = view('ReturnEvent', 'An event in the history of a return.', {
  type: choice(RETURN_STATUSES, 'The status after the event.', { example: 'requested' }),
  eventTimestamp: instant('Time of the event.', { example: '2026-01-08T09:00:00.000Z' }),
  ...actorProperties('caused the event'),
});

export const RETURN_VIEW = view('Return', 'A request to a patient or a site to send back devices and items.', {
  id: id('Identifier, which the service assigns.', { example: 1 }),
  currentStatus: choice(RETURN_STATUSES, 'The current status of the return.', { example: 'received' }),
  ...PARTY_PROPERTIES,
  order: object(
    ORDER_REFERENCE_VIEW,
    'The order that requested the return or could not be delivered; null if the return was requested on its own.',
    { nullable: true },
  ),
  returnItems: list(RETURN_ITEM_VIEW, 'Items that are returned by count, in the order in which they were requested.', {
    maxItems: MAX_RETURN_LINES,
  }),
  returnDevices: list(RETURN_DEVICE_VIEW, 'Returned devices, ordered by id.', { maxItems: MAX_RETURN_DEVICES }),
  ...SHIPPING_PROPERTIES,
  returnEvents: list(RETURN_EVENT_VIEW, 'The events of the return, oldest first.', {
    // A return never goes back to an earlier status, so the list has at most one entry for each status.
    maxItems: RETURN_STATUSES.length,
    example: [
      { type: 'requested', eventTimestamp: '2026-01-08T09:00:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
      { type: 'labelSent', eventTimestamp: '2026-01-08T16:30:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
      { type: 'received', eventTimestamp: '2026-01-20T10:15:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
    ],
  }),
  ...VERSION_PROPERTIES,
});

export type ReturnView = ViewOf<typeof RETURN_VIEW>;
