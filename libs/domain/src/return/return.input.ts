import { Choice, Flag, Id, IgnoredId, NestedList, Texts } from '../input/body';
import { MAX_LINE_COUNT, MAX_LINES, OrderItemInput } from '../order/order.input';
import { ReferenceInput } from '../input/reference-input';
import { SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** The body of a return: from whom, and what. */
export class ReturnInput {
  @IgnoredId() id?: number;
  @Id() patientId?: number | null;
  @Id() siteId?: number | null;
  @NestedList(() => OrderItemInput, { max: MAX_LINES }) returnItems?: OrderItemInput[] | null;
  @NestedList(() => ReferenceInput, { max: MAX_LINES }) returnDevices?: ReferenceInput[] | null;
  @NestedList(() => ReferenceInput, { max: MAX_LINES }) returnPackedKits?: ReferenceInput[] | null;
  @Choice(SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag() emailLabel?: boolean | null;
}

/**
 * What has come back. Without it, all that was asked for; of items whose units are tracked the devices must be named, because only
 * whoever opens the parcel knows which they are.
 */
export class ReceiveInput {
  @Texts({ max: MAX_LINE_COUNT }) deviceIdentifiers?: string[] | null;
  @NestedList(() => OrderItemInput, { max: MAX_LINES }) items?: OrderItemInput[] | null;
}
