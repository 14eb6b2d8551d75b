import { type TrackingNumber, type ORDER_VIEW, type ViewOf } from '@rpm/domain';
import { listToCellText } from '@rpm/record-import';
import { columnsOf } from '../resource/view-paths';
import { newestOf } from '../terminal/newest-of';
import { type ColumnsByHeading } from '../terminal/output';

export type Order = ViewOf<typeof ORDER_VIEW>;

type TransitionEvent = Order['orderEvents'][number];

export type PackedDevice = Order['packedKits'][number]['devices'][number];

export const COLUMNS_OF_ORDER: ColumnsByHeading<Order> = {
  ...columnsOf<Order>('id'),
  status: ({ currentStatus }) => currentStatus,
  'on hold because': ({ holdReason }) => holdReason,
  ...columnsOf<Order>('patient.id', 'site.id'),
  sends: (order) => contentsOf(order),
  tracking: (order) => parcelsOf(order),
  created: ({ createTimestamp }) => createTimestamp,
};

/** The lines that are printed for one order. They contain only the id of the patient; `--json` prints all properties of the patient. */
export const COLUMNS_OF_ONE_ORDER: ColumnsByHeading<Order> = {
  ...COLUMNS_OF_ORDER,
  ...columnsOf<Order>('shippingOption'),
  devices: ({ orderItems }) => orderItems.flatMap(({ devices }) => devices.map(deviceText)),
  'packed kits': ({ packedKits }) =>
    packedKits.map(({ id, kit, devices }) => `${id} ${kit.name} (${devices.map(deviceText).join(', ')})`),
  returns: ({ returns }) => returns.map(({ id, currentStatus }) => `${id} ${currentStatus}`),
  'external identifiers': ({ externalIdentifiers }) => externalIdentifiers,
  notes: ({ orderNotes }) => orderNotes,
  events: ({ orderEvents, orderEventCount }) => newestOf(orderEvents.map(eventText), orderEventCount),
};

/** Returns the tracking numbers of an order or a return; only the carrier if there are none. */
export const parcelsOf = ({ carrier, trackingNumbers }: Pick<Order, 'carrier' | 'trackingNumbers'>): string[] =>
  trackingNumbers.length === 0 && carrier !== null ? [carrier] : trackingNumbers.map(trackingText);

function contentsOf({ orderItems, orderKits }: Order): string[] {
  return [
    ...orderItems.map(({ item, count }) => `${count} × ${item.name}`),
    ...orderKits.map(({ kit, count }) => `${count} × ${kit.name}`),
  ];
}

export const eventText = ({ type, eventTimestamp, actor }: { type: string } & Omit<TransitionEvent, 'type'>) =>
  [type, eventTimestamp, ...(actor === null ? [] : ['by', actor])].join(' ');

const trackingText = ({ carrier, value }: TrackingNumber) => `${carrier}:${value}`;

/** Returns the id and the identifiers of a device. People who pack parcels know devices by their identifiers. */
export const deviceText = ({ id, deviceIdentifiers }: PackedDevice) => `${id} ${listToCellText(deviceIdentifiers)}`;
