import { type TrackingNumber } from '@rpm/domain';
import { listText } from '../resource/csv-rows';
import { type Columns } from '../terminal/output';

/** What happened to an order or a return, and when. */
interface Happened {
  name: string;
  eventTimestamp: string;
}

export interface NamedDevice {
  id: number;
  deviceIdentifiers: { type: string; value: string }[];
}

/** What orders and returns have in common. */
export interface Travel {
  id: number;
  status: string;
  patient: { id: number } | null;
  site: { id: number } | null;
  shippingOption: string | null;
  emailLabel: boolean;
  trackingNumbers: TrackingNumber[];
  createTimestamp: string;
}

/** An order as it is shown. */
export interface Order extends Travel {
  holdReason: string | null;
  orderItems: { item: { name: string }; count: number; devices: NamedDevice[] }[];
  orderKits: { kit: { name: string }; count: number }[];
  packedKits: { id: number; kit: { name: string }; devices: NamedDevice[] }[];
  returns: { id: number; status: string }[];
  externalOrderIds: string[];
  orderNotes: string[];
  orderEvents: Happened[];
}

export const COLUMNS_OF_ORDER: Columns<Order> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  'on hold because': ({ holdReason }) => holdReason,
  'patient id': ({ patient }) => patient?.id ?? null,
  'site id': ({ site }) => site?.id ?? null,
  sends: (order) => sentWith(order),
  tracking: ({ trackingNumbers }) => trackingNumbers.map(numberText),
  created: ({ createTimestamp }) => createTimestamp,
};

/** Who the patient is, --json tells. */
export const COLUMNS_OF_ONE_ORDER: Columns<Order> = {
  ...COLUMNS_OF_ORDER,
  'shipping option': ({ shippingOption }) => shippingOption,
  devices: ({ orderItems }) => orderItems.flatMap(({ devices }) => devices.map(deviceText)),
  'packed kits': ({ packedKits }) =>
    packedKits.map(({ id, kit, devices }) => `${id} ${kit.name} (${devices.map(deviceText).join(', ')})`),
  returns: ({ returns }) => returns.map(({ id, status }) => `${id} ${status}`),
  'external ids': ({ externalOrderIds }) => externalOrderIds,
  notes: ({ orderNotes }) => orderNotes,
  events: ({ orderEvents }) => orderEvents.map(happenedText),
};

function sentWith({ orderItems, orderKits }: Order): string[] {
  return [
    ...orderItems.map(({ item, count }) => `${count} × ${item.name}`),
    ...orderKits.map(({ kit, count }) => `${count} × ${kit.name}`),
  ];
}

export const happenedText = ({ name, eventTimestamp }: Happened) => `${name} ${eventTimestamp}`;

export const numberText = ({ carrier, value }: TrackingNumber) => `${carrier}:${value}`;

/** By its identifiers, since that is how whoever packs knows it. */
export const deviceText = ({ id, deviceIdentifiers }: NamedDevice) => `${id} ${listText(deviceIdentifiers)}`;
