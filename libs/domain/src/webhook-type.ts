import { READING_KIND_NAMES } from './reading-kind';

/** What a webhook can be told about. `device.healthcheck` is the specification's; the others are ours. */
export const WEBHOOK_TYPES = [
  'device.associationCreated',
  'device.associationRemoved',
  'device.healthcheck',
  'device.lowBattery',
  'device.weakSignal',
  'order.status',
  'order.statusFull',
  'packedKit.event',
  'patient.created',
  'patient.updated',
  ...READING_KIND_NAMES.map((kind) => `reading.${kind}` as const),
  'return.statusFull',
] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];
