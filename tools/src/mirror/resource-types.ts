import { EVENT_TYPES, READING_KIND_NAMES, readingKind } from '@rpm/domain';

const READINGS = READING_KIND_NAMES.map((kind) => `${readingKind(kind).path}-reading`);
const OTHERS = ['patient', 'device', 'site', 'item', 'kit', 'manufacturer', 'order', 'return'];

/** The resources that are copied, each by the first segment of its path. */
export const RESOURCE_TYPES: readonly string[] = [...READINGS, ...OTHERS];

/** Query parameter with which a resource has its version, if its specified representation does not contain one. */
export const VIEW: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...READINGS, 'site'].map((type) => [type, '&view=record'])),
};

/** The second parts of event types whose payload is a resource, or says that it no longer exists. */
const CHANGES = ['created', 'updated', 'deleted', 'merged', 'unmerged', 'statusFull'];

const PATH_OF_READING = new Map(READING_KIND_NAMES.map((kind) => [kind as string, `${readingKind(kind).path}-reading`]));

/** The event types of which a client that copies everything needs the events. */
export const COPIED_EVENT_TYPES = Object.keys(EVENT_TYPES).filter((type) => resourceTypeOf(type, {}) !== null);

/**
 * Returns the resource type that an event contains; null if the resource is also in another event, or the event contains no resource.
 * @param payload the payload of the event, of which a voided reading needs the kind
 */
export function resourceTypeOf(eventType: string, { kind }: { kind?: string }): string | null {
  const [subject = '', change = ''] = eventType.split('.');
  if (eventType === 'reading.voided') return PATH_OF_READING.get(kind ?? '') ?? '';
  if (subject === 'reading') return PATH_OF_READING.get(change) ?? null;
  return OTHERS.includes(subject) && CHANGES.includes(change) ? subject : null;
}
