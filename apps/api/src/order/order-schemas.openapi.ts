import {
  HOLD_REASONS,
  ORDER_STATUSES,
  OrderInput,
  OrderItemInput,
  OrderKitInput,
  PackedItemInput,
  PackedKitInput,
  PackInput,
  ReasonInput,
  RETURN_STATUSES,
  SHIPPING_OPTIONS,
  ShipInput,
  TrackingNumberInput,
} from '@rpm/domain';
import { bodySchema } from '../openapi/input-schema';
import { type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { id, instant, ref, refOrNull, shownObject } from '../openapi/schema';

const count: Schema = { type: 'integer', minimum: 1, description: 'How many of it.' };
const texts = (description: string): Schema => ({ type: 'array', items: { type: 'string' }, description });

export const list = (of: string, description: string): Schema => ({ type: 'array', items: ref(of), description });

/** What an order and a return have in common. */
export const PARTY = {
  patient: refOrNull('EmbeddedPatient', 'The patient; null when it is a site.'),
  site: refOrNull('Site', 'The site; null when it is a patient.'),
} satisfies Record<string, Schema>;

export const SHIPPING = {
  shippingOption: { type: ['string', 'null'], enum: [...SHIPPING_OPTIONS, null], description: 'How fast; null when not said.' },
  emailLabel: { type: 'boolean', description: 'Whether the label for what comes back goes by e-mail.' },
  trackingNumbers: list('TrackingNumber', 'Of its parcels; `[]` until it is shipped.'),
} satisfies Record<string, Schema>;

/** Something that happened, by the status that it led to. */
export const happening = (description: string, statuses: readonly string[]) =>
  shownObject(description, {
    name: { type: 'string', enum: statuses, description: 'The status that it led to.' },
    eventTimestamp: instant('When it happened.'),
  });

const HOLD = {
  type: ['string', 'null'],
  enum: [...HOLD_REASONS, null],
  description:
    'Why it waits: its recipient has no whole address, or a device that was promised to it is gone. Null unless it is on hold.',
} satisfies Schema;

const shown = {
  Order: shownObject('What is sent to a patient or a site, and what comes back.', {
    id: id('Managed by the service.'),
    status: { type: 'string', enum: ORDER_STATUSES, description: 'Where the order is in its life now.' },
    holdReason: HOLD,
    ...PARTY,
    orderItems: list('OrderItem', 'Items that are sent by themselves, in the order in which they were asked for.'),
    orderKits: list('OrderKit', 'Kits that are sent, in the order in which they were asked for.'),
    packedKits: list('PackedKit', 'The single kits, once they are packed.'),
    returns: list('ReturnReference', 'What comes back with it, or because it could not be delivered.'),
    externalOrderIds: texts("What the customer's own systems call it."),
    orderNotes: texts('Whatever was to be said of it.'),
    ...SHIPPING,
    orderEvents: list('OrderEvent', 'What has happened to it, oldest first.'),
    createTimestamp: instant('When it was placed.'),
  }),
  OrderItem: shownObject('So many of an item.', {
    item: ref('EmbeddedItem'),
    count,
    devices: list('PackedDevice', 'The units, once they are packed, where they are devices; `[]` for what is only counted.'),
  }),
  OrderKit: shownObject('So many of a kit.', { kit: ref('KitReference'), count }),
  PackedKit: shownObject('One kit that was packed for an order.', {
    id: id('Managed by the service; a return names it by this.'),
    kit: ref('KitReference'),
    devices: list('PackedDevice', 'The devices in it; what is only counted is not listed.'),
  }),
  PackedDevice: shownObject('A device, as it is named on a parcel.', {
    id: id('Identifier of the device.'),
    deviceIdentifiers: list('DeviceIdentifier', 'By type, then value.'),
  }),
  KitReference: shownObject('A kit, as others name it.', {
    id: id('Identifier of the kit.'),
    name: { type: 'string', description: 'Name of the kit.' },
  }),
  ReturnReference: shownObject('A return, as its order names it.', {
    id: id('Identifier of the return.'),
    status: { type: 'string', enum: RETURN_STATUSES, description: 'Where the return is in its life now.' },
  }),
  TrackingNumber: shownObject('A parcel, as its carrier knows it.', {
    carrier: { type: 'string', description: 'Who carries it.' },
    value: { type: 'string', description: 'What they call it.' },
  }),
  OrderEvent: happening('Something that happened to an order.', ORDER_STATUSES),
};

export const orderSchemas: Record<string, Schema> = {
  ...shown,
  ...pageSchema('Order'),
  ...bodySchema(OrderInput),
  ...bodySchema(OrderItemInput),
  ...bodySchema(OrderKitInput),
  ...bodySchema(PackInput),
  ...bodySchema(PackedItemInput),
  ...bodySchema(PackedKitInput),
  ...bodySchema(ShipInput),
  ...bodySchema(TrackingNumberInput),
  ...bodySchema(ReasonInput),
};
