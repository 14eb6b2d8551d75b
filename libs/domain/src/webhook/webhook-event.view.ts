import { ITEM_VIEW, MANUFACTURER_VIEW } from '../catalogue/item.view';
import { KIT_VIEW } from '../catalogue/kit.view';
import { DEVICE_ASSOCIATION_VIEW, DEVICE_HEALTH_EVENT_VIEW, DEVICE_VIEW } from '../device/device.view';
import { ORDER_STATUS_VIEW, ORDER_VIEW, PACKED_KIT_EVENT_VIEW } from '../order/order.view';
import { PATIENT_MERGED_VIEW, PATIENT_UNMERGED_VIEW } from '../patient/patient-merge';
import { PATIENT_VIEW } from '../patient/patient.view';
import { READING_VOIDED_VIEW, readingRecordView } from '../reading/reading.view';
import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '../reading-kind/reading-kind';
import { RETURN_VIEW } from '../return/return.view';
import { SITE_RECORD_VIEW } from '../site/site.view';
import { WEBHOOK_DISABLED_VIEW } from './webhook.view';
import { exampleOf, flag } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view, type View } from '../view/view';
import { type WebhookType } from '../event-type/webhook-type';

interface EventType {
  /** Describes when an event of this type is emitted. */
  description: string;
  payload: View;
}

/** The payload of events whose types end in `.deleted`. */
const DELETED_RESOURCE_VIEW = view('DeletedResource', 'A resource that no longer exists.', {
  ...eventProperties('resource'),
  deleted: flag('Always true.', { example: true }),
});

/** Resources that emit an event for every change, with the view that the events contain. */
const RESOURCES = [
  ['device', 'a device', DEVICE_VIEW],
  ['item', 'an item', ITEM_VIEW],
  ['kit', 'a kit', KIT_VIEW],
  ['manufacturer', 'a manufacturer', MANUFACTURER_VIEW],
  ['site', 'a site', SITE_RECORD_VIEW],
] as const;

type ResourceEvent = `${(typeof RESOURCES)[number][0]}.${'created' | 'updated' | 'deleted'}`;

const RESOURCE_EVENTS = RESOURCES.flatMap(([name, noun, payload]): [WebhookType, EventType][] => [
  [`${name}.created`, { description: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} was created.`, payload }],
  [`${name}.updated`, { description: `A property of ${noun} changed.`, payload }],
  [
    `${name}.deleted`,
    { description: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} was deleted.`, payload: DELETED_RESOURCE_VIEW },
  ],
]);

const OTHER_EVENTS: Record<Exclude<WebhookType, ResourceEvent | `reading.${ReadingKindName}`>, EventType> = {
  'device.associationCreated': { description: 'A patient received a device.', payload: DEVICE_ASSOCIATION_VIEW },
  'device.associationRemoved': { description: 'A patient no longer holds a device.', payload: DEVICE_ASSOCIATION_VIEW },
  'device.healthcheck': { description: 'A device reported its health.', payload: DEVICE_HEALTH_EVENT_VIEW },
  'device.lowBattery': {
    description: 'The battery of a device fell to the threshold. One event is emitted each time this occurs.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
  },
  'device.weakSignal': {
    description: 'The signal of a device fell to the threshold. One event is emitted each time this occurs.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
  },
  'order.status': { description: 'The status of an order changed.', payload: ORDER_STATUS_VIEW },
  'order.statusFull': { description: 'The status of an order changed. The payload is the whole order.', payload: ORDER_VIEW },
  'order.updated': {
    description: 'A property of an order changed, but not its status. The payload is the whole order.',
    payload: ORDER_VIEW,
  },
  'packedKit.event': { description: 'A packed kit has a new event.', payload: PACKED_KIT_EVENT_VIEW },
  'patient.created': { description: 'A patient was created.', payload: PATIENT_VIEW },
  'patient.merged': {
    description: 'The record of a patient was merged into the record of another patient, and no longer exists.',
    payload: PATIENT_MERGED_VIEW,
  },
  'patient.unmerged': {
    description: 'A merge was undone. The payload contains the patient who exists again.',
    payload: PATIENT_UNMERGED_VIEW,
  },
  'patient.updated': { description: 'A property of a patient changed.', payload: PATIENT_VIEW },
  'reading.voided': {
    description: 'A reading was marked as entered in error. The payload does not contain its values.',
    payload: READING_VOIDED_VIEW,
  },
  'return.statusFull': { description: 'The status of a return changed. The payload is the whole return.', payload: RETURN_VIEW },
  'return.updated': {
    description: 'A property of a return changed, but not its status. The payload is the whole return.',
    payload: RETURN_VIEW,
  },
  'webhook.disabled': {
    description:
      'The service disabled another webhook, because its server answered 410 or accepted nothing for five days. No event is sent to the disabled webhook itself.',
    payload: WEBHOOK_DISABLED_VIEW,
  },
};

const READING_EVENTS = READING_KIND_NAMES.map((kind): [WebhookType, EventType] => [
  `reading.${kind}`,
  { description: `A ${readingKind(kind).noun} was recorded, corrected or restored.`, payload: readingRecordView(kind) },
]);

/** The types of events to which webhooks can subscribe. */
export const EVENT_TYPES = {
  ...OTHER_EVENTS,
  ...Object.fromEntries([...RESOURCE_EVENTS, ...READING_EVENTS]),
} as Record<WebhookType, EventType>;

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
