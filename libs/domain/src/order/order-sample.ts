import { SAMPLE_DEVICE, SAMPLE_PATIENT } from '../reading/reading-sample';

/*
 * What orders and returns look like, for whoever is to be shown one: the reference, and who tries a webhook. People and devices are
 * obviously fictitious.
 */

const { item: ITEM } = SAMPLE_DEVICE;
const STRIPS = { id: 2, name: 'Example Test Strips', model: null, sku: 'EX-ETS-50', manufacturer: ITEM.manufacturer };

const device = (id: number) => ({ id, deviceIdentifiers: [{ type: 'serial', value: `EXAMPLE-000${id}` }] });

/** A kit that was packed, and of which a patient has its one device. */
export const SAMPLE_PACKED_KIT = { id: 1, kit: { id: 1, name: 'Glucose starter kit' }, devices: [device(2)] };

const TRACKING_NUMBERS = [{ carrier: 'Example Post', value: 'EX-000-001' }];

/** An order that has gone out: a device by itself, a kit, and what is counted; an older device is to come back. */
export const SAMPLE_ORDER = {
  id: 1,
  status: 'shipped',
  holdReason: null,
  patient: SAMPLE_PATIENT,
  site: null,
  orderItems: [
    { item: ITEM, count: 1, devices: [device(1)] },
    { item: STRIPS, count: 3, devices: [] },
  ],
  orderKits: [{ kit: SAMPLE_PACKED_KIT.kit, count: 1 }],
  packedKits: [SAMPLE_PACKED_KIT],
  returns: [{ id: 1, status: 'labelSent' }],
  externalOrderIds: ['demo-order-001'],
  orderNotes: ['Leave it with the neighbour.'],
  shippingOption: 'standard',
  emailLabel: false,
  trackingNumbers: TRACKING_NUMBERS,
  orderEvents: [
    { name: 'received', eventTimestamp: '2026-01-08T09:00:00.000Z' },
    { name: 'packed', eventTimestamp: '2026-01-08T13:00:00.000Z' },
    { name: 'shipped', eventTimestamp: '2026-01-08T16:30:00.000Z' },
  ],
  createTimestamp: '2026-01-08T09:00:00.000Z',
};

/** What came back of that order: the older device, and one of two packs of strips. */
export const SAMPLE_RETURN = {
  id: 1,
  status: 'received',
  patient: SAMPLE_PATIENT,
  site: null,
  orderId: 1,
  returnItems: [{ item: STRIPS, count: 2, received: 1 }],
  returnDevices: [{ device: device(3), packedKitId: null, received: true }],
  shippingOption: 'standard',
  emailLabel: false,
  trackingNumbers: [],
  returnEvents: [
    { name: 'requested', eventTimestamp: '2026-01-08T09:00:00.000Z' },
    { name: 'labelSent', eventTimestamp: '2026-01-08T16:30:00.000Z' },
    { name: 'received', eventTimestamp: '2026-01-20T10:15:00.000Z' },
  ],
  createTimestamp: '2026-01-08T09:00:00.000Z',
};
