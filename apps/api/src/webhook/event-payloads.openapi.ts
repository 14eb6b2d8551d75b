import { ORDER_STATUSES, READING_KIND_NAMES, readingKind, type ReadingKindName, type WebhookType } from '@rpm/domain';
import { type Schema } from '../openapi/model';
import { id, ref, shownObject } from '../openapi/schema';
import { schemaOf, schemasOf } from '../reading/reading-schemas.openapi';

/** What an event says: in words, and what its payload is. */
interface EventWords {
  description: string;
  payload: Schema;
}

const ASSOCIATION = ref('DeviceAssociationEvent');
const HEALTH = ref('DeviceHealthEvent');
const PATIENT = ref('Patient');

const PACKED_KIT_EVENTS = ['packed', 'shipped', 'delivered', 'failed', 'received'];

const OF_OTHERS: Record<Exclude<WebhookType, `reading.${string}`>, EventWords> = {
  'device.associationCreated': { description: 'A patient was handed a device.', payload: ASSOCIATION },
  'device.associationRemoved': { description: 'A patient no longer holds a device.', payload: ASSOCIATION },
  'device.healthcheck': { description: 'A device has said how it is.', payload: HEALTH },
  'device.lowBattery': {
    description: 'The battery of a device has fallen to the threshold; once each time it does.',
    payload: HEALTH,
  },
  'device.weakSignal': {
    description: 'The signal of a device has fallen to the threshold; once each time it does.',
    payload: HEALTH,
  },
  'order.status': {
    description: 'Something has happened to an order.',
    payload: ref('OrderStatusEvent'),
  },
  'order.statusFull': { description: 'Something has happened to an order; with the order.', payload: ref('Order') },
  'packedKit.event': { description: 'Something has happened to a kit that was packed.', payload: ref('PackedKitEvent') },
  'patient.created': { description: 'There is a new patient.', payload: PATIENT },
  'patient.updated': { description: 'Something of a patient has changed.', payload: PATIENT },
  'return.statusFull': { description: 'Something has happened to a return; with the return.', payload: ref('Return') },
};

const eventSchemaOf = (kind: ReadingKindName) => `${schemaOf(kind)}Event`;

const OF_READINGS = READING_KIND_NAMES.map((kind): [string, EventWords] => [
  `reading.${kind}`,
  {
    description: `A ${readingKind(kind).noun} was recorded or corrected.`,
    payload: ref(eventSchemaOf(kind)),
  },
]);

export const EVENTS = { ...OF_OTHERS, ...Object.fromEntries(OF_READINGS) } as Record<WebhookType, EventWords>;

const VERSION: Schema = {
  type: 'integer',
  minimum: 1,
  description: 'Which version of the reading it is: 1 as it was recorded, and one more with each correction. Keep the highest.',
};

/** The reading as it is shown at its own path, and its version. */
const readingEvent = (kind: ReadingKindName) =>
  shownObject(`A ${readingKind(kind).noun}, and which version of it.`, {
    ...schemasOf(kind)[schemaOf(kind)]?.properties,
    version: VERSION,
  });

export const eventPayloadSchemas: Record<string, Schema> = {
  DeviceAssociationEvent: shownObject('That a patient holds a device, or no longer does.', {
    device: ref('EmbeddedDevice'),
    patient: ref('EmbeddedPatient'),
  }),
  DeviceHealthEvent: shownObject('What a device has said of itself.', {
    device: ref('EmbeddedDevice'),
    healthcheck: ref('DeviceHealthCheck'),
  }),
  OrderStatusEvent: shownObject('Which order, and what has happened to it.', {
    id: id('Identifier of the order.'),
    event: { type: 'string', enum: ORDER_STATUSES, description: 'The status that it has now.' },
  }),
  PackedKitEvent: shownObject('What has happened to a kit that was packed.', {
    event: { type: 'string', enum: PACKED_KIT_EVENTS, description: 'What has happened to it, with its order or by a return.' },
    orderId: id('The order that it was packed for.'),
    packedKit: ref('PackedKit'),
  }),
  ...Object.fromEntries(READING_KIND_NAMES.map((kind) => [eventSchemaOf(kind), readingEvent(kind)])),
};
