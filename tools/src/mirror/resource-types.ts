import { EVENT_TYPES, READING_KIND_NAMES, readingKind } from '@rpm/domain';

const READINGS = READING_KIND_NAMES.map((kind) => `${readingKind(kind).path}-reading`);
const OTHERS = ['patient', 'device', 'site', 'item', 'kit', 'manufacturer', 'order', 'return'];

/** The resources that are copied, each by the first segment of its path. */
export const RESOURCE_TYPES: readonly string[] = [...READINGS, ...OTHERS];

/** Query parameter that adds the version to a resource whose specified representation has none. */
export const VIEW: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...READINGS, 'site'].map((type) => [type, '&view=record'])),
};

/** Second words of event types whose payload is a resource, or states that the resource no longer exists, such as `created` in `patient.created`. */
const CHANGES = ['created', 'updated', 'deleted', 'merged', 'unmerged', 'statusFull'];

const PATH_OF_READING = new Map(READING_KIND_NAMES.map((kind) => [kind as string, `${readingKind(kind).path}-reading`]));

/** The event types to which a client that copies all resources must subscribe. */
export const COPIED_EVENT_TYPES = Object.keys(EVENT_TYPES).filter((type) => resourceTypeOf(type, {}) !== null);

/**
 * Returns the type of the resource in an event; null if another event contains the same resource, or if the event contains none. @param payload the
 * payload of the event, which names the kind of a voided reading
 */
export function resourceTypeOf(eventType: string, { kind }: { kind?: string }): string | null {
  const [subject = '', change = ''] = eventType.split('.');
  if (eventType === 'reading.voided') return PATH_OF_READING.get(kind ?? '') ?? '';
  if (subject === 'reading') return PATH_OF_READING.get(change) ?? null;
  return OTHERS.includes(subject) && CHANGES.includes(change) ? subject : null;
}
