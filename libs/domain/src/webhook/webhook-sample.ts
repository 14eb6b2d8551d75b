import { SAMPLE_ORDER, SAMPLE_PACKED_KIT, SAMPLE_RETURN } from '../order/order-sample';
import { READING_KIND_NAMES } from '../reading/reading-kind';
import { SAMPLE_DEVICE, SAMPLE_PATIENT, sampleReading } from '../reading/reading-sample';
import { type WebhookType } from './webhook-type';

const ASSOCIATION = { device: SAMPLE_DEVICE, patient: SAMPLE_PATIENT };

const health = (batteryPercentage: number, signalStrength: number) => ({
  device: SAMPLE_DEVICE,
  healthcheck: { id: 1, deviceId: 1, eventTimestamp: '2026-01-15T08:00:00.000Z', batteryPercentage, signalStrength },
});

const PATIENT = {
  ...SAMPLE_PATIENT,
  archived: false,
  enrolled: true,
  site: { id: 1, name: 'Example Clinic' },
  timeZone: 'America/Los_Angeles',
};

const SAMPLES: Record<Exclude<WebhookType, `reading.${string}`>, object> = {
  'device.associationCreated': ASSOCIATION,
  'device.associationRemoved': { ...ASSOCIATION, device: { ...SAMPLE_DEVICE, currentPatient: null, currentStatus: 'available' } },
  'device.healthcheck': health(80, 90),
  'device.lowBattery': health(10, 90),
  'device.weakSignal': health(80, 10),
  'order.status': { id: 1, event: 'shipped' },
  'order.statusFull': SAMPLE_ORDER,
  'packedKit.event': { event: 'shipped', orderId: 1, packedKit: SAMPLE_PACKED_KIT },
  'patient.created': PATIENT,
  'patient.updated': { ...PATIENT, phoneNumber: '+15555550102' },
  'return.statusFull': SAMPLE_RETURN,
};

/** What a webhook of a type is sent when somebody tries it: a payload as any other, of people and things that do not exist. */
export function samplePayload(type: WebhookType): object {
  const kind = READING_KIND_NAMES.find((name) => type === `reading.${name}`);
  return kind ? { ...sampleReading(kind), version: 1 } : SAMPLES[type as keyof typeof SAMPLES];
}
