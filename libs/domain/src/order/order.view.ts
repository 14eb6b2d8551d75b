import { EMBEDDED_ITEM_VIEW } from '../catalogue/item.view';
import { KIT_REFERENCE_VIEW } from '../catalogue/kit.view';
import { DEVICE_IDENTIFIERS_PROPERTY } from '../device/device.view';
import { MAX_TRACKING_NUMBERS, SHIPPING_OPTIONS } from '../fulfilment/shipping';
import { EMBEDDED_PATIENT_VIEW } from '../patient/patient.view';
import { RETURN_STATUSES } from '../fulfilment/return-transition';
import { SITE_ADDRESS_VIEW, SITE_VIEW } from '../site/site.view';
import { choice, count, flag, id, instant, integer, list, object, text, values } from '../view/property';
import { actorProperties } from '../view/actor-property';
import { eventProperties, VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { HOLD_REASONS, MAX_RETURNS_OF_ORDER } from './order';
import { MAX_LINE_COUNT, MAX_LINES, MAX_ORDER_DEVICES, MAX_ORDER_TEXTS } from './order-limits';
import { ORDER_STATUSES } from './order-transition';

/** The patient or site to which an order is sent, or from which a return comes. */
export const PARTY_PROPERTIES = {
  patient: object(EMBEDDED_PATIENT_VIEW, 'The patient who receives the order; null if a site receives it.', { nullable: true }),
  site: object(SITE_VIEW, 'The site that receives the order; null if a patient receives it.', { nullable: true, example: null }),
};

const TRACKING_NUMBER_VIEW = view('TrackingNumber', 'The carrier and the tracking number of a parcel.', {
  carrier: text('The carrier.', { example: 'Example Post' }),
  value: text("The carrier's number for the parcel.", { example: 'EX-000-001' }),
});

/** The properties of an order or a return that describe its shipping. */
export const SHIPPING_PROPERTIES = {
  shippingOption: choice(SHIPPING_OPTIONS, 'Shipping speed; null if it was not specified.', {
    nullable: true,
    example: 'standard',
  }),
  emailLabel: flag('Whether the return label is sent by e-mail.', { example: false }),
  carrier: text('The carrier that was named when the parcel was shipped; null if none was named.', {
    nullable: true,
    example: 'Example Post',
  }),
  trackingNumbers: list(TRACKING_NUMBER_VIEW, 'The tracking numbers of the parcels; `[]` before the shipment.', {
    maxItems: MAX_TRACKING_NUMBERS,
  }),
};

/** The JSON of a device in the parcel of an order or of a return. */
export const PACKED_DEVICE_VIEW = view('PackedDevice', 'A device in a parcel, with its identifiers.', {
  id: id('Identifier of the device.', { example: 21 }),
  deviceIdentifiers: DEVICE_IDENTIFIERS_PROPERTY,
});

const ORDER_ITEM_VIEW = view('OrderItem', 'A number of units of an item.', {
  item: object(EMBEDDED_ITEM_VIEW, 'The item.'),
  count: integer({ minimum: 1 }, 'Number of units.', { example: 1 }),
  devices: list(PACKED_DEVICE_VIEW, 'The packed units if they are devices; `[]` if units of the item are only counted.', {
    maxItems: MAX_LINE_COUNT,
  }),
});

const ORDER_KIT_VIEW = view('OrderKit', 'A number of kits.', {
  kit: object(KIT_REFERENCE_VIEW, 'The kit.'),
  count: integer({ minimum: 1 }, 'Number of kits.', { example: 1 }),
});

export const PACKED_KIT_VIEW = view('PackedKit', 'One kit that was packed for an order.', {
  id: id('Identifier, which the service assigns; a return refers to the kit by it.', { example: 1 }),
  kit: object(KIT_REFERENCE_VIEW, 'The kit of the catalogue.'),
  devices: list(PACKED_DEVICE_VIEW, 'The devices in the kit. Units that are only counted are not listed.', {
    maxItems: MAX_ORDER_DEVICES,
    example: [{ id: 22, deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-0002' }] }],
  }),
});

const RETURN_REFERENCE_VIEW = view('ReturnReference', 'A return, as part of its order.', {
  id: id('Identifier of the return.', { example: 1 }),
  currentStatus: choice(RETURN_STATUSES, 'The current status of the return.', { example: 'labelSent' }),
});

/** The JSON of an order within another resource. */
export const ORDER_REFERENCE_VIEW = view('OrderReference', 'An order, as part of another resource.', {
  id: id('Identifier of the order.', { example: 1 }),
});

export const ORDER_EVENT_VIEW = view('OrderEvent', 'An event in the history of an order.', {
  type: choice(ORDER_STATUSES, 'The status after the event.', { example: 'received' }),
  eventTimestamp: instant('Time of the event.', { example: '2026-01-08T09:00:00.000Z' }),
  ...actorProperties('caused the event'),
});

const HOLD =
  'Reason why the order is on hold: its recipient has no complete address, or a promised device is no longer available. Null if it is not on hold.';

export const ORDER_VIEW = view('Order', 'A request to send units to a patient or a site, and to return units.', {
  id: id('Identifier, which the service assigns.', { example: 1 }),
  currentStatus: choice(ORDER_STATUSES, 'The current status of the order.', { example: 'shipped' }),
  holdReason: choice(HOLD_REASONS, HOLD, { nullable: true, example: null }),
  ...PARTY_PROPERTIES,
  orderItems: list(ORDER_ITEM_VIEW, 'Items that are sent outside of kits, in the order in which they were requested.', {
    maxItems: MAX_LINES,
  }),
  orderKits: list(ORDER_KIT_VIEW, 'Kits that are sent, in the order in which they were requested.', {
    maxItems: MAX_LINES,
  }),
  packedKits: list(PACKED_KIT_VIEW, 'The individual kits, once they are packed.', { maxItems: MAX_LINE_COUNT }),
  returns: list(RETURN_REFERENCE_VIEW, 'Returns that the order requested, or that bring back its undelivered parcel.', {
    maxItems: MAX_RETURNS_OF_ORDER,
  }),
  externalIdentifiers: values({ type: 'string' }, "The order's identifiers in the customer's own systems.", {
    maxItems: MAX_ORDER_TEXTS,
    example: ['demo-order-001'],
  }),
  orderNotes: values({ type: 'string' }, 'Notes of the customer.', {
    maxItems: MAX_ORDER_TEXTS,
    example: ['Leave it with the neighbour.'],
  }),
  ...SHIPPING_PROPERTIES,
  shippingAddress: object(SITE_ADDRESS_VIEW, 'The address of the recipient when the order was shipped; null before that.', {
    nullable: true,
    example: null,
  }),
  orderEvents: list(ORDER_EVENT_VIEW, 'The newest hundred events of the order, oldest first.', {
    rest: { count: 'orderEventCount', operation: 'GET /api/v3/order/{orderId}/event' },
    example: [
      { type: 'received', eventTimestamp: '2026-01-08T09:00:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
      { type: 'packed', eventTimestamp: '2026-01-08T13:00:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
      { type: 'shipped', eventTimestamp: '2026-01-08T16:30:00.000Z', actor: 'Warehouse', actorKind: 'key', actorId: 3 },
    ],
  }),
  orderEventCount: count('Number of all events of the order.', 3),
  ...VERSION_PROPERTIES,
});

export type OrderEventView = ViewOf<typeof ORDER_EVENT_VIEW>;

export type OrderView = ViewOf<typeof ORDER_VIEW>;

/** The payload of `order.status`. */
export const ORDER_STATUS_VIEW = view('OrderStatusEvent', 'An order and its current status.', {
  ...eventProperties('order'),
  currentStatus: choice(ORDER_STATUSES, 'The current status.', { example: 'shipped' }),
});

const PACKED_KIT_EVENTS = ['packed', 'shipped', 'delivered', 'failed', 'received'];

/** The payload of `packedKit.event`. */
export const PACKED_KIT_EVENT_VIEW = view('PackedKitEvent', 'An event in the history of a packed kit.', {
  id: id('Identifier of the packed kit.', { example: 5 }),
  version: integer({ format: 'int32', minimum: 1 }, 'Version of the order.', { example: 3 }),
  updateTimestamp: instant('Time of the last change of the order.', { example: '2026-01-08T09:00:00.000Z' }),
  type: choice(PACKED_KIT_EVENTS, 'Event of the packed kit, caused by its order or a return.', { example: 'shipped' }),
  order: object(ORDER_REFERENCE_VIEW, 'The order for which the kit was packed.'),
  packedKit: object(PACKED_KIT_VIEW, 'The kit.'),
});
