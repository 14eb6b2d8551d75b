import { Problem } from '../problem/problem';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { grantsAllow, type Scope } from '../scope/scope';

/** The types of events that webhooks can receive. `device.healthcheck` comes from the specification; this service adds the others. */
export const WEBHOOK_TYPES = [
  'audit.checkpoint',
  'device.associationCreated',
  'device.associationRemoved',
  'device.created',
  'device.deleted',
  'device.healthcheck',
  'device.lowBattery',
  'device.recovered',
  'device.silent',
  'device.updated',
  'device.weakSignal',
  'ingest.quarantined',
  'item.created',
  'item.deleted',
  'item.updated',
  'kit.created',
  'kit.deleted',
  'kit.updated',
  'manufacturer.created',
  'manufacturer.deleted',
  'manufacturer.updated',
  'order.status',
  'order.statusFull',
  'order.updated',
  'packedKit.event',
  'patient.created',
  'patient.merged',
  'patient.unmerged',
  'patient.updated',
  ...READING_KIND_NAMES.map((kind) => `reading.${kind}` as const),
  'reading.voided',
  'return.statusFull',
  'return.updated',
  'site.created',
  'site.deleted',
  'site.updated',
  'source.recovered',
  'source.silent',
  'webhook.disabled',
] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/**
 * The scope that the event types of each subject require, because its payload contains the same data. A key without this scope can neither have such events sent to
 * a webhook nor read their payloads.
 */
const READ_SCOPES: Record<Subject, Scope> = {
  audit: 'audit:read',
  device: 'devices:read',
  ingest: 'ingest:read',
  item: 'catalogue:read',
  kit: 'catalogue:read',
  manufacturer: 'catalogue:read',
  order: 'orders:read',
  packedKit: 'orders:read',
  patient: 'patients:read',
  reading: 'readings:read',
  return: 'orders:read',
  site: 'sites:read',
  source: 'ingest:read',
  webhook: 'webhooks:read',
};

/** The part of an event type before the full stop, which names the subject of the event. */
type Subject = WebhookType extends `${infer S}.${string}` ? S : never;

function readScopeOf(type: WebhookType): Scope {
  return READ_SCOPES[type.split('.')[0] as Subject];
}

/** Returns the event types whose payloads a key with these scopes may read. */
export function readableWebhookTypes(scopes: readonly string[]): WebhookType[] {
  return WEBHOOK_TYPES.filter((type) => grantsAllow(scopes, readScopeOf(type)));
}

/** Event types that no wildcard of a webhook includes, so that only those webhooks receive them that name them. */
const NAMED_ONLY: readonly WebhookType[] = ['audit.checkpoint'];

/** Returns the event types that the wildcard of a webhook stands for, if a key with these scopes uses it. */
export function wildcardWebhookTypes(scopes: readonly string[]): WebhookType[] {
  return readableWebhookTypes(scopes).filter((type) => !NAMED_ONLY.includes(type));
}

/** Checks that a caller may read the events of all these types. @throws Problem `scope_missing` if the caller's key lacks a required scope */
export function assertTypesReadable(scopes: readonly string[], types: readonly WebhookType[]): void {
  const missing = types.map(readScopeOf).find((scope) => !grantsAllow(scopes, scope));
  if (missing !== undefined) throw new Problem('scope_missing', `Events of this type need a key with the scope ${missing}.`);
}
