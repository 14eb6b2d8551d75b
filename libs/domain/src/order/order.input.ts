import { Choice, Flag, IgnoredId, Integer, Nested, NestedList, Text, Texts } from '../input/body';
import { ReferenceInput } from '../input/reference-input';
import { type Carriage, SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** At the most, of one line. */
export const MAX_LINE_COUNT = 1_000;
/** Devices at the most, those in kits included: each is a change of its own, and all of an order are one transaction. */
export const MAX_ORDER_DEVICES = 1_000;
/** At the most, of lines of one kind. */
export const MAX_LINES = 100;

export class OrderItemInput {
  @Nested(() => ReferenceInput, { required: true }) item: ReferenceInput;
  @Integer({ min: 1, max: MAX_LINE_COUNT, required: true }) count: number;
}

export class OrderKitInput {
  @Nested(() => ReferenceInput, { required: true }) kit: ReferenceInput;
  @Integer({ min: 1, max: MAX_LINE_COUNT, required: true }) count: number;
}

/** The body of an order: to whom, what is sent, and what comes back. */
export class OrderInput {
  @IgnoredId() id?: number;
  @Nested(() => ReferenceInput) patient?: ReferenceInput | null;
  @Nested(() => ReferenceInput) site?: ReferenceInput | null;
  @NestedList(() => OrderItemInput, { max: MAX_LINES }) orderItems?: OrderItemInput[] | null;
  @NestedList(() => OrderKitInput, { max: MAX_LINES }) orderKits?: OrderKitInput[] | null;
  @NestedList(() => OrderItemInput, { max: MAX_LINES }) returnItems?: OrderItemInput[] | null;
  @NestedList(() => ReferenceInput, { max: MAX_LINES }) returnDevices?: ReferenceInput[] | null;
  @NestedList(() => ReferenceInput, { max: MAX_LINES }) returnPackedKits?: ReferenceInput[] | null;
  @Texts({ max: 20 }) externalOrderIds?: string[] | null;
  @Texts({ max: 20, maxLength: 2000 }) orderNotes?: string[] | null;
  @Choice(SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag() emailLabel?: boolean | null;
}

/** Devices of one line, by any of their identifiers. */
export class PackedItemInput {
  @Nested(() => ReferenceInput, { required: true }) item: ReferenceInput;
  @Texts({ max: MAX_LINE_COUNT, required: true }) deviceIdentifiers: string[];
}

/** The devices of one kit that was packed. */
export class PackedKitInput {
  @Nested(() => ReferenceInput, { required: true }) kit: ReferenceInput;
  @Texts({ max: MAX_LINE_COUNT, required: true }) deviceIdentifiers: string[];
}

/** What was packed: the devices of each item, and of each single kit. What is not tracked is not named. */
export class PackInput {
  @NestedList(() => PackedItemInput, { max: MAX_LINES }) orderItems?: PackedItemInput[] | null;
  @NestedList(() => PackedKitInput, { max: MAX_LINE_COUNT }) orderKits?: PackedKitInput[] | null;
}

export class TrackingNumberInput implements Carriage {
  @Text({ required: true, max: 100 }) carrier: string;
  @Text({ required: true, max: 100 }) value: string;
}

export class ShipInput {
  @NestedList(() => TrackingNumberInput, { max: 20 }) trackingNumbers?: TrackingNumberInput[] | null;
}

/** Why something came to nothing. */
export class ReasonInput {
  @Text({ max: 2000 }) reason?: string | null;
}
