import { ITEM_VIEW } from '../catalogue/item.view';
import { KIT_VIEW } from '../catalogue/kit.view';
import { DEVICE_VIEW } from '../device/device.view';
import { MAX_LINE_COUNT, MAX_LINES, MAX_ORDER_TEXTS } from './order-limits';
import { PACKED_KIT_VIEW } from './order.view';
import { PATIENT_VIEW } from '../patient/patient.view';
import { SITE_VIEW } from '../site/site.view';
import { DescribeBody, DescribePatch } from '../input/description';
import { Choice, Flag, IgnoredId, Integer, Nested, Text } from '../input/body';
import { NestedList, TextList } from '../input/body-list';
import { PastInstant } from '../correction/effective-time';
import { ReferenceInput } from '../input/reference-input';
import { type TrackingNumber, SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** Rule for the times of the operations on orders and returns; the statement that stores an event checks it. */
export const NOT_BEFORE_PRECEDING_EVENT =
  'It must not be before the preceding event, or before the end of an earlier assignment of a device.';

const TRACKING_NUMBER = { carrier: 'Example Post', value: 'EX-000-001' };

@DescribeBody('A number of units of one item.')
export class OrderItemInput {
  @Nested('The item of the catalogue.', () => ReferenceInput, { referencedView: () => ITEM_VIEW, required: true })
  item: ReferenceInput;
  @Integer('Number of units.', { min: 1, max: MAX_LINE_COUNT, required: true }) count: number;
}

@DescribeBody('A number of kits of one kind.')
export class OrderKitInput {
  @Nested('The kit of the catalogue.', () => ReferenceInput, { referencedView: () => KIT_VIEW, required: true })
  kit: ReferenceInput;
  @Integer(`Number of kits; an order has at most ${MAX_LINE_COUNT} kits in total.`, {
    min: 1,
    max: MAX_LINE_COUNT,
    required: true,
  })
  count: number;
}

/** The request body that places an order: the recipient, the items and kits to send, and the devices and items to return. */
@DescribeBody(
  'An order, with the items and kits to send, and the devices and items to return. No list contains the same entry twice.',
  {
    patient: { id: 1 },
    orderItems: [{ item: { id: 1 }, count: 1 }],
    orderKits: [{ kit: { id: 1 }, count: 1 }],
    returnItems: [{ item: { id: 2 }, count: 2 }],
    returnDevices: [{ id: 3 }],
    returnPackedKits: [{ id: 7 }],
    externalIdentifiers: ['demo-order-001'],
    orderNotes: ['Leave it with the neighbour.'],
    shippingOption: 'standard',
  },
)
export class OrderInput {
  @IgnoredId() id?: number;
  @Nested('The patient who receives the order; send this or `site`.', () => ReferenceInput, {
    referencedView: () => PATIENT_VIEW,
  })
  patient?: ReferenceInput | null;
  @Nested('The site that receives the order; send this or `patient`.', () => ReferenceInput, { referencedView: () => SITE_VIEW })
  site?: ReferenceInput | null;
  @NestedList('Items to send outside of kits.', () => OrderItemInput, { max: MAX_LINES }) orderItems?: OrderItemInput[] | null;
  @NestedList('Kits to send.', () => OrderKitInput, { max: MAX_LINES }) orderKits?: OrderKitInput[] | null;
  @NestedList('Items to return, by count. The devices are named when the parcel is received.', () => OrderItemInput, {
    max: MAX_LINES,
  })
  returnItems?: OrderItemInput[] | null;
  @NestedList('Devices to return; the recipient of the order must hold them.', () => ReferenceInput, {
    referencedView: () => DEVICE_VIEW,
    max: MAX_LINES,
  })
  returnDevices?: ReferenceInput[] | null;
  @NestedList(
    'Kits that were packed for an earlier order and are to be returned, as far as the recipient still has their units.',
    () => ReferenceInput,
    { referencedView: () => PACKED_KIT_VIEW, max: MAX_LINES },
  )
  returnPackedKits?: ReferenceInput[] | null;
  @TextList("Identifiers of the order in the customer's own systems. If another order has one of them, the response is 409.", {
    max: MAX_ORDER_TEXTS,
    identifies: 'resource',
  })
  externalIdentifiers?: string[] | null;
  @TextList('Notes about the order.', { max: MAX_ORDER_TEXTS, maxLength: 2000 }) orderNotes?: string[] | null;
  @Choice('Shipping speed; required if the order sends anything.', SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag('Whether the return label is sent by e-mail instead of with the parcel; false by default.')
  emailLabel?: boolean | null;
  @PastInstant('When the order was placed; now by default.') eventTimestamp?: Date | null;
}

/** The merge-patch body that changes an order before it is packed. Its recipient and contents cannot be changed. */
@DescribePatch('The properties of an order to change. Lists are replaced as a whole.')
export class OrderPatchInput {
  @TextList("Identifiers of the order in the customer's own systems.", { max: MAX_ORDER_TEXTS, identifies: 'resource' })
  externalIdentifiers?: string[] | null;
  @TextList('Notes about the order.', { max: MAX_ORDER_TEXTS, maxLength: 2000 }) orderNotes?: string[] | null;
  @Choice('Shipping speed.', SHIPPING_OPTIONS, { clearable: false }) shippingOption?: ShippingOption | null;
}

/** Packed devices of one item, each named by any of its identifiers. */
@DescribeBody('The packed devices of one item.')
export class PackedItemInput {
  @Nested('The item that was ordered.', () => ReferenceInput, { referencedView: () => ITEM_VIEW, required: true })
  item: ReferenceInput;
  @TextList('One identifier of each device, of any type. A MAC address matches in any notation.', {
    max: MAX_LINE_COUNT,
    required: true,
    identifies: 'other',
  })
  deviceIdentifiers: string[];
}

/** The packed devices of one kit. */
@DescribeBody('The packed devices of one kit.')
export class PackedKitInput {
  @Nested('The kit that was ordered.', () => ReferenceInput, { referencedView: () => KIT_VIEW, required: true })
  kit: ReferenceInput;
  @TextList('One identifier of each device, of any type. A MAC address matches in any notation.', {
    max: MAX_LINE_COUNT,
    required: true,
    identifies: 'other',
  })
  deviceIdentifiers: string[];
}

/** The devices that were packed for each item and each kit of an order. Items without serial numbers are not listed. */
@DescribeBody('The devices that were packed. Units that are only counted are not listed.', {
  orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0001'] }],
  orderKits: [{ kit: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0002'] }],
})
export class PackInput {
  @NestedList('The packed devices of each item that is sent outside of a kit.', () => PackedItemInput, { max: MAX_LINES })
  orderItems?: PackedItemInput[] | null;
  @NestedList(
    'The devices of each kit, with one entry for each ordered kit. Kits without devices are not listed.',
    () => PackedKitInput,
    { max: MAX_LINE_COUNT },
  )
  orderKits?: PackedKitInput[] | null;
  @PastInstant(`When the order was packed; now by default. ${NOT_BEFORE_PRECEDING_EVENT}`) eventTimestamp?: Date | null;
}

@DescribeBody('The carrier and the tracking number of a parcel.')
export class TrackingNumberInput implements TrackingNumber {
  @Text('Name of the carrier.', { required: true, max: 100 }) carrier: string;
  @Text('Tracking number.', { required: true, max: 100, identifies: 'other' }) value: string;
}

@DescribeBody('The tracking numbers of an order or a return that was shipped.', { trackingNumbers: [TRACKING_NUMBER] })
export class TrackingNumbersInput {
  @NestedList('Tracking numbers, one for each parcel.', () => TrackingNumberInput, { max: 20 }) trackingNumbers?:
    TrackingNumberInput[] | null;
}

@DescribeBody('The shipment of an order or a return.', { trackingNumbers: [TRACKING_NUMBER] })
export class ShipInput extends TrackingNumbersInput {
  @Text('The carrier, if the tracking numbers are not known yet. They can be added later.', { max: 100 }) carrier?: string | null;
  @PastInstant(`When the parcel was shipped; now by default. ${NOT_BEFORE_PRECEDING_EVENT}`) eventTimestamp?: Date | null;
}

/** The request body of the operations that cancel an order or a return, and of the one that records a failed delivery. */
@DescribeBody('An optional reason for the operation, and when it took place.', { reason: 'No such street.' })
export class ReasonInput {
  @Text('Reason for colleagues. It is stored, but not returned.', { max: 2000 }) reason?: string | null;
  @PastInstant(`Time of the event; now by default. ${NOT_BEFORE_PRECEDING_EVENT}`) eventTimestamp?: Date | null;
}

/** The request body of an operation that may have taken place before it is recorded. */
@DescribeBody('When the operation took place.', { eventTimestamp: '2026-01-10T12:00:00Z' })
export class EventTimeInput {
  @PastInstant(`Time of the event; now by default. ${NOT_BEFORE_PRECEDING_EVENT} Readings taken since then change their patient.`)
  eventTimestamp?: Date | null;
}
