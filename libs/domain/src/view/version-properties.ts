import { id, instant, integer } from './property';

/**
 * The properties that the representation of every resource has at its own endpoints. If the specification fixes the properties of a resource, only its
 * representation `record` has them.
 */
export const VERSION_PROPERTIES = {
  version: integer(
    { format: 'int32', minimum: 1 },
    'Version of the resource: 1 when it was created, and one more with each change of its own properties.',
    { example: 1 },
  ),
  createTimestamp: instant('Time of the creation.', { example: '2026-01-08T09:00:00.000Z' }),
  updateTimestamp: instant(
    "Time of the last change of the resource's own properties; the time of its creation if there was none.",
    {
      example: '2026-01-08T09:00:00.000Z',
    },
  ),
};

/** The properties with which the receiver of an event identifies the resource, and recognizes a newer event. */
export const eventProperties = (noun: string) => ({
  id: id(`Identifier of the ${noun}.`, { example: 1 }),
  version: VERSION_PROPERTIES.version,
  updateTimestamp: VERSION_PROPERTIES.updateTimestamp,
});

/** The representations of a resource that a client can choose; by default, a resource has exactly the properties of the specification. */
export const VIEW_NAMES = ['record'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];
