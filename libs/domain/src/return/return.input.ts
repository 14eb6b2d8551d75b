import { DEVICE_VIEW } from '../device/device.view';
import { PACKED_KIT_VIEW } from '../order/order.view';
import { PATIENT_VIEW } from '../patient/patient.view';
import { SITE_VIEW } from '../site/site.view';
import { DescribeBody } from '../input/description';
import { Choice, Flag, IgnoredId, Nested } from '../input/body';
import { NestedList, TextList } from '../input/body-list';
import { NOT_BEFORE_PRECEDING_EVENT, OrderItemInput } from '../order/order.input';
import { MAX_LINE_COUNT, MAX_LINES } from '../order/order-limits';
import { PastInstant } from '../correction/effective-time';
import { ReferenceInput } from '../input/reference-input';
import { SHIPPING_OPTIONS, type ShippingOption } from '../fulfilment/shipping';

/** The request body that creates a return: the sender, and the devices and items to send back. */
@DescribeBody('A return, with its sender, and the devices and items to send back. No list contains the same entry twice.', {
  patient: { id: 1 },
  returnItems: [{ item: { id: 2 }, count: 2 }],
  returnDevices: [{ id: 3 }],
  returnPackedKits: [{ id: 7 }],
  shippingOption: 'standard',
  emailLabel: true,
})
export class ReturnInput {
  @IgnoredId() id?: number;
  @Nested('The patient who returns the units; send this or `site`.', () => ReferenceInput, { referencedView: () => PATIENT_VIEW })
  patient?: ReferenceInput | null;
  @Nested('The site that returns the units; send this or `patient`.', () => ReferenceInput, { referencedView: () => SITE_VIEW })
  site?: ReferenceInput | null;
  @NestedList('Items to return, by count. The devices are named when the parcel is received.', () => OrderItemInput, {
    max: MAX_LINES,
  })
  returnItems?: OrderItemInput[] | null;
  @NestedList('Devices to return; the sender must hold them.', () => ReferenceInput, {
    referencedView: () => DEVICE_VIEW,
    max: MAX_LINES,
  })
  returnDevices?: ReferenceInput[] | null;
  @NestedList('Packed kits to return, as far as the sender still has their units.', () => ReferenceInput, {
    referencedView: () => PACKED_KIT_VIEW,
    max: MAX_LINES,
  })
  returnPackedKits?: ReferenceInput[] | null;
  @Choice('Shipping speed.', SHIPPING_OPTIONS) shippingOption?: ShippingOption | null;
  @Flag('Whether the return label is sent by e-mail at once, so that the return begins as `labelSent`; false by default.')
  emailLabel?: boolean | null;
  @PastInstant('When the return was requested; now by default.') eventTimestamp?: Date | null;
}

/**
 * The request body that lists the devices and items that arrived with a return. If the body is absent, everything that the return requests has
 * arrived. Devices of a tracked item must always be listed, because only the person who opens the parcel knows their identifiers.
 */
@DescribeBody(
  'Devices and items that have arrived. If a property is absent, everything of its kind that was requested has arrived.',
  {
    deviceIdentifiers: ['EXAMPLE-0003'],
    returnItems: [{ item: { id: 2 }, count: 1 }],
  },
)
export class ReceiveInput {
  @TextList('One identifier of each device that has arrived. Devices that are not listed have not arrived.', {
    max: MAX_LINE_COUNT,
    identifies: 'other',
  })
  deviceIdentifiers?: string[] | null;
  @NestedList(
    'Number of arrived units of each item that is only counted. Of an item that is left out, none have arrived.',
    () => OrderItemInput,
    {
      max: MAX_LINES,
    },
  )
  returnItems?: OrderItemInput[] | null;
  @PastInstant(
    `When the return arrived; now by default. ${NOT_BEFORE_PRECEDING_EVENT} Readings that its devices took since then belong to nobody.`,
  )
  eventTimestamp?: Date | null;
}
