import {
  HOLD_REASONS,
  MAX_LINE_COUNT,
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
import { given } from '../openapi/given';
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

const KIT_COUNT = `How many of it; all kits of an order are at most ${MAX_LINE_COUNT}.`;
const DEVICES = 'One of the identifiers of each device, of whatever type; a MAC address in any spelling.';

export const orderSchemas: Record<string, Schema> = {
  ...shown,
  ...pageSchema('Order'),
  ...given(OrderInput, 'What is to be sent, and what is to come back. Every list names each thing once.', {
    id: 'Accepted and ignored: the service manages identifiers.',
    patient: 'Who it is sent to; send this or `site`.',
    site: 'Where it is sent to; send this or `patient`.',
    orderItems: 'Items to be sent by themselves.',
    orderKits: 'Kits to be sent.',
    returnItems: 'Items that are to come back, by count: whoever opens the parcel says which units they are.',
    returnDevices: 'Devices that are to come back; they must be with the recipient.',
    returnPackedKits: 'Kits that were packed for an earlier order and are to come back, as far as the recipient has them.',
    externalOrderIds: "What the customer's own systems call it; where another order has one of them, the answer is 409.",
    orderNotes: 'Whatever is to be said of it.',
    shippingOption: 'How fast; needed when anything is sent.',
    emailLabel: 'Whether the label for what comes back goes by e-mail, and not with the parcel; false unless said otherwise.',
  }),
  ...given(OrderItemInput, 'So many of an item.', { item: 'The item of the catalogue.', count: 'How many of it.' }),
  ...given(OrderKitInput, 'So many of a kit.', { kit: 'The kit of the catalogue.', count: KIT_COUNT }),
  ...given(PackInput, 'Which devices were packed. What is only counted is not named.', {
    orderItems: 'The devices of each item that is sent by itself.',
    orderKits: 'The devices of each single kit: as many entries as kits were ordered. Kits without devices are not named.',
  }),
  ...given(PackedItemInput, 'The devices of an item.', { item: 'The item that was ordered.', deviceIdentifiers: DEVICES }),
  ...given(PackedKitInput, 'The devices of one kit.', { kit: 'The kit that was ordered.', deviceIdentifiers: DEVICES }),
  ...given(ShipInput, 'How it is on its way.', { trackingNumbers: 'One for each parcel.' }),
  ...given(TrackingNumberInput, 'A parcel, as its carrier knows it.', {
    carrier: 'Who carries it.',
    value: 'What they call it.',
  }),
  ...given(ReasonInput, 'Why it came to nothing.', { reason: 'For colleagues: it is kept, and not shown.' }),
};
