import { embeddedPatients, nobody, outermostPatient, type PatientsIn } from '../audit/patients-in';
import { AUDIT_CHECKPOINT_VIEW } from '../audit/audit-checkpoint.view';
import { ITEM_VIEW, MANUFACTURER_VIEW } from '../catalogue/item.view';
import { KIT_VIEW } from '../catalogue/kit.view';
import { DEVICE_ASSOCIATION_VIEW, DEVICE_HEALTH_EVENT_VIEW, DEVICE_VIEW } from '../device/device.view';
import { DEVICE_RECOVERED_VIEW, DEVICE_SILENT_VIEW } from '../device/device-silence.view';
import { ORDER_STATUS_VIEW, ORDER_VIEW, PACKED_KIT_EVENT_VIEW } from '../order/order.view';
import { PATIENT_MERGED_VIEW, PATIENT_UNMERGED_VIEW } from '../patient/patient-merge';
import { PATIENT_VIEW } from '../patient/patient.view';
import { READING_VOIDED_VIEW, readingRecordView } from '../reading/reading.view';
import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '../reading-kind/reading-kind';
import { RETURN_VIEW } from '../return/return.view';
import { SITE_RECORD_VIEW } from '../site/site.view';
import { WEBHOOK_DISABLED_VIEW } from './webhook.view';
import { INGEST_QUARANTINED_VIEW } from '../source/quarantine-event.view';
import { SOURCE_RECOVERED_VIEW, SOURCE_SILENT_VIEW } from '../source/health/source-silence.view';
import { exampleOf, flag } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view, type View } from '../view/view';
import { type WebhookType } from '../event-type/webhook-type';

interface EventType {
  /** Describes when an event of this type is emitted. */
  description: string;
  payload: View;
  /** The patients whose data the payload contains. */
  about: PatientsIn;
}

/** The payload of events whose types end in `.deleted`. */
const DELETED_RESOURCE_VIEW = view('DeletedResource', 'A resource that no longer exists.', {
  ...eventProperties('resource'),
  deleted: flag('Always true.', { example: true }),
});

/** Resources that emit an event for every change, with the view that the events contain, and the patients in it. */
const RESOURCES = [
  ['device', 'a device', DEVICE_VIEW, embeddedPatients],
  ['item', 'an item', ITEM_VIEW, nobody],
  ['kit', 'a kit', KIT_VIEW, nobody],
  ['manufacturer', 'a manufacturer', MANUFACTURER_VIEW, nobody],
  ['site', 'a site', SITE_RECORD_VIEW, nobody],
] as const;

type ResourceEvent = `${(typeof RESOURCES)[number][0]}.${'created' | 'updated' | 'deleted'}`;

const RESOURCE_EVENTS = RESOURCES.flatMap(([name, noun, payload, about]): [WebhookType, EventType][] => [
  [`${name}.created`, { description: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} was created.`, payload, about }],
  [`${name}.updated`, { description: `A property of ${noun} changed.`, payload, about }],
  [
    `${name}.deleted`,
    {
      description: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} was deleted.`,
      payload: DELETED_RESOURCE_VIEW,
      about: nobody,
    },
  ],
]);

const OTHER_EVENTS: Record<Exclude<WebhookType, ResourceEvent | `reading.${ReadingKindName}`>, EventType> = {
  'audit.checkpoint': {
    description:
      'A checkpoint of the audit trail covers new blocks of your organization. Only webhooks that name this type receive it: `*` does not stand for it.',
    payload: AUDIT_CHECKPOINT_VIEW,
    about: nobody,
  },
  'device.associationCreated': {
    description: 'A patient received a device.',
    payload: DEVICE_ASSOCIATION_VIEW,
    about: embeddedPatients,
  },
  'device.associationRemoved': {
    description: 'A patient no longer holds a device.',
    payload: DEVICE_ASSOCIATION_VIEW,
    about: embeddedPatients,
  },
  'device.healthcheck': {
    description: 'A device reported its health.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
    about: embeddedPatients,
  },
  'device.lowBattery': {
    description: 'The battery of a device fell to the threshold. One event is emitted each time this occurs.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
    about: embeddedPatients,
  },
  'device.recovered': {
    description:
      'A device that was silent has reported, has changed hands or is on its way back, or is no longer expected to report. Each `device.silent` is followed by one event of this type.',
    payload: DEVICE_RECOVERED_VIEW,
    about: embeddedPatients,
  },
  'device.silent': {
    description:
      'A patient holds a device of which neither a reading nor a health check has arrived for longer than the `expectedIntervalMinutes` of its item, while the service was running. One event is emitted each time this occurs.',
    payload: DEVICE_SILENT_VIEW,
    about: embeddedPatients,
  },
  'device.weakSignal': {
    description: 'The signal of a device fell to the threshold. One event is emitted each time this occurs.',
    payload: DEVICE_HEALTH_EVENT_VIEW,
    about: embeddedPatients,
  },
  'ingest.quarantined': {
    description:
      'Parts of messages of a source have begun to wait in quarantine. One event is emitted when something begins to wait for a reason, and none while it waits. Within an hour of an event, further groups with the same code have one event together, unless what the first event was about no longer waits.',
    payload: INGEST_QUARANTINED_VIEW,
    about: nobody,
  },
  'order.status': { description: 'The status of an order changed.', payload: ORDER_STATUS_VIEW, about: embeddedPatients },
  'order.statusFull': {
    description: 'The status of an order changed. The payload is the whole order.',
    payload: ORDER_VIEW,
    about: embeddedPatients,
  },
  'order.updated': {
    description: 'A property of an order changed, but not its status. The payload is the whole order.',
    payload: ORDER_VIEW,
    about: embeddedPatients,
  },
  'packedKit.event': { description: 'A packed kit has a new event.', payload: PACKED_KIT_EVENT_VIEW, about: embeddedPatients },
  'patient.created': { description: 'A patient was created.', payload: PATIENT_VIEW, about: outermostPatient },
  'patient.merged': {
    description:
      'The record of a patient was merged into the record of another patient, and no longer exists; or it was merged before, and another patient remains now.',
    payload: PATIENT_MERGED_VIEW,
    about: outermostPatient,
  },
  'patient.unmerged': {
    description: 'A merge was undone. The payload contains the patient who exists again.',
    payload: PATIENT_UNMERGED_VIEW,
    about: outermostPatient,
  },
  'patient.updated': { description: 'A property of a patient changed.', payload: PATIENT_VIEW, about: outermostPatient },
  'reading.voided': {
    description: 'A reading was marked as entered in error. The payload does not contain its values.',
    payload: READING_VOIDED_VIEW,
    about: embeddedPatients,
  },
  'return.statusFull': {
    description: 'The status of a return changed. The payload is the whole return.',
    payload: RETURN_VIEW,
    about: embeddedPatients,
  },
  'return.updated': {
    description: 'A property of a return changed, but not its status. The payload is the whole return.',
    payload: RETURN_VIEW,
    about: embeddedPatients,
  },
  'source.recovered': {
    description: 'A source that was silent has sent a message, or is no longer expected to send one.',
    payload: SOURCE_RECOVERED_VIEW,
    about: nobody,
  },
  'source.silent': {
    description:
      'A source has sent nothing for longer than its `expectedIntervalMinutes`, while the service was running. One event is emitted each time this occurs.',
    payload: SOURCE_SILENT_VIEW,
    about: nobody,
  },
  'webhook.disabled': {
    description:
      'The service disabled another webhook, because its server answered 410 or accepted nothing for five days. No event is sent to the disabled webhook itself.',
    payload: WEBHOOK_DISABLED_VIEW,
    about: nobody,
  },
};

const READING_EVENTS = READING_KIND_NAMES.map((kind): [WebhookType, EventType] => [
  `reading.${kind}`,
  {
    description: `A ${readingKind(kind).noun} was recorded, corrected or restored.`,
    payload: readingRecordView(kind),
    about: embeddedPatients,
  },
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

/** Content of the body of a request to a webhook. */
export interface WebhookContent {
  /** Type of the event. */
  type: string;
  /** Ids of the patients whose data the payload contains. */
  patients: readonly number[];
}

/** The envelope of an event up to its payload. PostgreSQL writes no other object before the payload, whether it writes JSON as `json` or as `jsonb`. */
const ENVELOPE = /^\{"id" ?: ?"(\w*)", ?"type" ?: ?"([\w.]+)"[^{]*"payload" ?: ?/;

/** The beginning of the message ids of tests, whose payloads are samples ({@link samplePayload}). */
const TEST = 'test_';

/**
 * Returns what the body of a request to a webhook contains. Patients are looked for in every body: also in those whose type this version does not know because a
 * newer version has queued them, and in those that a very old version has stored without an envelope, whose type is therefore `webhook`.
 */
export function contentOfBody(body: string): WebhookContent {
  const [start = '', messageId = '', type = 'webhook'] = ENVELOPE.exec(body) ?? [];
  if (messageId.startsWith(TEST)) return { type, patients: nobody(body) };
  const known: Partial<Record<string, EventType>> = EVENT_TYPES;
  const about = known[type]?.about ?? embeddedPatients;
  return { type, patients: about(body.slice(start.length)) };
}
