import { Problem } from '../problem/problem';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading/reading-kind';
import { grantsAllow, type Scope } from '../access/scope';

/** The types of events that webhooks can receive. `device.healthcheck` comes from the specification; this service adds the others. */
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
  'reading.voided',
  'return.statusFull',
] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/**
 * The scope that each event type requires, because its payload contains the same data. A key without this scope can neither have such events sent to
 * a webhook nor read their payloads.
 */
const READ_SCOPES: Record<Exclude<WebhookType, `reading.${ReadingKindName}`> | 'reading', Scope> = {
  'device.associationCreated': 'devices:read',
  'device.associationRemoved': 'devices:read',
  'device.healthcheck': 'devices:read',
  'device.lowBattery': 'devices:read',
  'device.weakSignal': 'devices:read',
  'order.status': 'orders:read',
  'order.statusFull': 'orders:read',
  'packedKit.event': 'orders:read',
  'patient.created': 'patients:read',
  'patient.updated': 'patients:read',
  reading: 'readings:read',
  'reading.voided': 'readings:read',
  'return.statusFull': 'orders:read',
};

function readScopeOf(type: WebhookType): Scope {
  return READ_SCOPES[isReadingType(type) ? 'reading' : type];
}

function isReadingType(type: WebhookType): type is `reading.${ReadingKindName}` {
  return type.startsWith('reading.') && type !== 'reading.voided';
}

/** Returns the event types whose payloads a key with these scopes may read. */
export function readableWebhookTypes(scopes: readonly string[]): WebhookType[] {
  return WEBHOOK_TYPES.filter((type) => grantsAllow(scopes, readScopeOf(type)));
}

/** Checks that a caller may read the events of a type. @throws Problem `scope_missing` if its key lacks the required scope */
export function assertTypeReadable(scopes: readonly string[], type: WebhookType): void {
  const scope = readScopeOf(type);
  if (grantsAllow(scopes, scope)) return;
  throw new Problem('scope_missing', `Events of this type need a key with the scope ${scope}.`);
}
