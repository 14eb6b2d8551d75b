import { DescribeBody } from '../input/description';
import { Choice, Flag, IgnoredId, Integer, Nested, NestedList, Text, Texts } from '../input/body';
import { ReferenceInput } from '../input/reference-input';
import { type TrackingNumber, SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** Largest count of one order line. */
export const MAX_LINE_COUNT = 1_000;
/**
 * Largest number of devices in an order, including those in kits. Each device is a separate change, and all changes of an order are one transaction.
 */
export const MAX_ORDER_DEVICES = 1_000;
/** Largest number of order lines of each kind. */
export const MAX_LINES = 100;

@DescribeBody('So many of an item.')
export class OrderItemInput {
  @Nested('The item of the catalogue.', () => ReferenceInput, { required: true }) item: ReferenceInput;
  @Integer('How many of it.', { min: 1, max: MAX_LINE_COUNT, required: true }) count: number;
}

@DescribeBody('So many of a kit.')
export class OrderKitInput {
  @Nested('The kit of the catalogue.', () => ReferenceInput, { required: true }) kit: ReferenceInput;
  @Integer(`How many of it; an order has at most ${MAX_LINE_COUNT} kits in total.`, {
    min: 1,
    max: MAX_LINE_COUNT,
    required: true,
  })
  count: number;
}

/** The body of an order: the recipient, what is sent, and what comes back. */
@DescribeBody('What is to be sent, and what is to come back. Every list names each thing once.', {
  patient: { id: 1 },
  orderItems: [{ item: { id: 1 }, count: 1 }],
  orderKits: [{ kit: { id: 1 }, count: 1 }],
  returnItems: [{ item: { id: 2 }, count: 2 }],
  returnDevices: [{ id: 3 }],
  returnPackedKits: [{ id: 7 }],
  externalOrderIds: ['demo-order-001'],
  orderNotes: ['Leave it with the neighbour.'],
  shippingOption: 'standard',
})
export class OrderInput {
  @IgnoredId() id?: number;
  @Nested('Who it is sent to; send this or `site`.', () => ReferenceInput) patient?: ReferenceInput | null;
  @Nested('Where it is sent to; send this or `patient`.', () => ReferenceInput) site?: ReferenceInput | null;
  @NestedList('Items to be sent by themselves.', () => OrderItemInput, { max: MAX_LINES }) orderItems?: OrderItemInput[] | null;
  @NestedList('Kits to be sent.', () => OrderKitInput, { max: MAX_LINES }) orderKits?: OrderKitInput[] | null;
  @NestedList(
    'Items that are to come back, by count: whoever opens the parcel says which units they are.',
    () => OrderItemInput,
    { max: MAX_LINES },
  )
  returnItems?: OrderItemInput[] | null;
  @NestedList('Devices that are to come back; they must be with the recipient.', () => ReferenceInput, { max: MAX_LINES })
  returnDevices?: ReferenceInput[] | null;
  @NestedList(
    'Kits that were packed for an earlier order and are to come back, as far as the recipient has them.',
    () => ReferenceInput,
    { max: MAX_LINES },
  )
  returnPackedKits?: ReferenceInput[] | null;
  @Texts("What the customer's own systems call it; where another order has one of them, the answer is 409.", { max: 20 })
  externalOrderIds?: string[] | null;
  @Texts('Whatever is to be said of it.', { max: 20, maxLength: 2000 }) orderNotes?: string[] | null;
  @Choice('How fast; needed when anything is sent.', SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag('Whether the label for what comes back goes by e-mail, and not with the parcel; false unless said otherwise.')
  emailLabel?: boolean | null;
}

/** Devices of one item, each given by any of its identifiers. */
@DescribeBody('The devices of an item.')
export class PackedItemInput {
  @Nested('The item that was ordered.', () => ReferenceInput, { required: true }) item: ReferenceInput;
  @Texts('One of the identifiers of each device, of whatever type; a MAC address in any spelling.', {
    max: MAX_LINE_COUNT,
    required: true,
  })
  deviceIdentifiers: string[];
}

/** The devices of one packed kit. */
@DescribeBody('The devices of one kit.')
export class PackedKitInput {
  @Nested('The kit that was ordered.', () => ReferenceInput, { required: true }) kit: ReferenceInput;
  @Texts('One of the identifiers of each device, of whatever type; a MAC address in any spelling.', {
    max: MAX_LINE_COUNT,
    required: true,
  })
  deviceIdentifiers: string[];
}

/** The devices that were packed, for each item and for each single kit. Counted items are not listed. */
@DescribeBody('Which devices were packed. What is only counted is not named.', {
  orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0001'] }],
  orderKits: [{ kit: { id: 1 }, deviceIdentifiers: ['EXAMPLE-0002'] }],
})
export class PackInput {
  @NestedList('The devices of each item that is sent by itself.', () => PackedItemInput, { max: MAX_LINES }) orderItems?:
    PackedItemInput[] | null;
  @NestedList(
    'The devices of each single kit: as many entries as kits were ordered. Kits without devices are not named.',
    () => PackedKitInput,
    { max: MAX_LINE_COUNT },
  )
  orderKits?: PackedKitInput[] | null;
}

@DescribeBody('A parcel, as its carrier knows it.')
export class TrackingNumberInput implements TrackingNumber {
  @Text('Who carries it.', { required: true, max: 100 }) carrier: string;
  @Text('What they call it.', { required: true, max: 100 }) value: string;
}

@DescribeBody('How it is on its way.', { trackingNumbers: [{ carrier: 'Example Post', value: 'EX-000-001' }] })
export class ShipInput {
  @NestedList('One for each parcel.', () => TrackingNumberInput, { max: 20 }) trackingNumbers?: TrackingNumberInput[] | null;
}

/** The body of an operation that takes an optional reason, such as a cancellation. */
@DescribeBody('Why it came to nothing.', { reason: 'No such street.' })
export class ReasonInput {
  @Text('For colleagues: it is kept, and not shown.', { max: 2000 }) reason?: string | null;
}
