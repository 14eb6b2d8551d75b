import { DescribeBody } from '../input/description';
import { Choice, Flag, Id, IgnoredId, NestedList, Texts } from '../input/body';
import { MAX_LINE_COUNT, MAX_LINES, OrderItemInput } from '../order/order.input';
import { ReferenceInput } from '../input/reference-input';
import { SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** The body of a return: who sends it, and what comes back. */
@DescribeBody('What is to come back, and from whom. Every list names each thing once.', {
  patientId: 1,
  returnItems: [{ item: { id: 2 }, count: 2 }],
  returnDevices: [{ id: 3 }],
  returnPackedKits: [{ id: 7 }],
  shippingOption: 'standard',
  emailLabel: true,
})
export class ReturnInput {
  @IgnoredId() id?: number;
  @Id('Who sends it; send this or `siteId`.') patientId?: number | null;
  @Id('Where it comes from; send this or `patientId`.') siteId?: number | null;
  @NestedList(
    'Items that are to come back, by count: whoever opens the parcel says which units they are.',
    () => OrderItemInput,
    { max: MAX_LINES },
  )
  returnItems?: OrderItemInput[] | null;
  @NestedList('Devices that are to come back; they must be with the sender.', () => ReferenceInput, { max: MAX_LINES })
  returnDevices?: ReferenceInput[] | null;
  @NestedList('Kits that were packed for an order and are to come back, as far as the sender has them.', () => ReferenceInput, {
    max: MAX_LINES,
  })
  returnPackedKits?: ReferenceInput[] | null;
  @Choice('How fast.', SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag('Whether the label goes by e-mail at once, so that the return begins as `labelSent`; false unless said otherwise.')
  emailLabel?: boolean | null;
}

/**
 * What arrived with a return. Without this input everything that the return asks for has arrived, except that devices of a tracked item must always
 * be named, because only the person who opens the parcel knows which they are.
 */
@DescribeBody('What has come. Without a property, all that was asked for of its kind.', {
  deviceIdentifiers: ['EXAMPLE-0003'],
  items: [{ item: { id: 2 }, count: 1 }],
})
export class ReceiveInput {
  @Texts(
    'One of the identifiers of each device that has come. Of items whose units are devices, only the devices named here have come.',
    { max: MAX_LINE_COUNT },
  )
  deviceIdentifiers?: string[] | null;
  @NestedList('How many have come of what is only counted; of items that are left out, none.', () => OrderItemInput, {
    max: MAX_LINES,
  })
  items?: OrderItemInput[] | null;
}
