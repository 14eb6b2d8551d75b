import { DEVICE_ASSOCIATION_VIEW, DEVICE_HEALTH_EVENT_VIEW } from '../device/device.view';
import { ORDER_STATUS_VIEW, ORDER_VIEW, PACKED_KIT_EVENT_VIEW } from '../order/order.view';
import { PATIENT_VIEW } from '../patient/patient.view';
import { READING_VOIDED_VIEW, readingRecordView } from '../reading/reading.view';
import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '../reading/reading-kind';
import { RETURN_VIEW } from '../return/return.view';
import { exampleOf } from '../view/property';
import { type View } from '../view/view';
import { type WebhookType } from './webhook-type';

interface EventType {
  /** Describes when an event of this type is emitted. */
  description: string;
  payload: View;
}

const OTHER_EVENTS: Record<Exclude<WebhookType, `reading.${ReadingKindName}`>, EventType> = {
  'device.associationCreated': { description: 'A patient received a device.', payload: DEVICE_ASSOCIATION_VIEW },
  'device.associationRemoved': { description: 'A patient no longer holds a device.', payload: DEVICE_ASSOCIATION_VIEW },
  'device.healthcheck': { description: 'A device reported its health.', payload: DEVICE_HEALTH_EVENT_VIEW },
  'device.lowBattery': {
    description: 'The battery of a device fell to the threshold; once each time it does.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
  },
  'device.weakSignal': {
    description: 'The signal of a device fell to the threshold; once each time it does.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
  },
  'order.status': { description: 'The status of an order changed.', payload: ORDER_STATUS_VIEW },
  'order.statusFull': { description: 'The status of an order changed; with the whole order.', payload: ORDER_VIEW },
  'packedKit.event': { description: 'A packed kit has a new event.', payload: PACKED_KIT_EVENT_VIEW },
  'patient.created': { description: 'A patient was created.', payload: PATIENT_VIEW },
  'patient.updated': { description: 'A property of a patient changed.', payload: PATIENT_VIEW },
  'reading.voided': {
    description: 'A reading was marked as entered in error; without its values.',
    payload: READING_VOIDED_VIEW,
  },
  'return.statusFull': { description: 'The status of a return changed; with the whole return.', payload: RETURN_VIEW },
};

const READING_EVENTS = READING_KIND_NAMES.map((kind): [WebhookType, EventType] => [
  `reading.${kind}`,
  { description: `A ${readingKind(kind).noun} was recorded, corrected or restored.`, payload: readingRecordView(kind) },
]);

/** The types of events to which webhooks can subscribe. */
export const EVENT_TYPES = { ...OTHER_EVENTS, ...Object.fromEntries(READING_EVENTS) } as Record<WebhookType, EventType>;

const { device, healthCheck } = exampleOf(DEVICE_HEALTH_EVENT_VIEW);

/** Properties that replace those of the view's example, for event types that share a view with others. */
const DIFFERENCES: Partial<Record<WebhookType, object>> = {
  'device.associationRemoved': { device: { ...device, currentPatient: null, currentStatus: 'available' } },
  'device.lowBattery': { healthCheck: { ...healthCheck, batteryPercentage: 10, signalStrength: 90 } },
  'device.weakSignal': { healthCheck: { ...healthCheck, batteryPercentage: 80, signalStrength: 10 } },
  'patient.updated': { phoneNumber: '+15555550102' },
};

/** Returns the sample payload that is sent to test a webhook. It has the same format as a real payload, but its people and devices do not exist. */
export function samplePayload(type: WebhookType): object {
  return { ...exampleOf(EVENT_TYPES[type].payload), ...DIFFERENCES[type] };
}
