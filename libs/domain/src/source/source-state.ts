/**
 * States of a source. A paused source stores messages that are processed later. The address of a closed source does not exist.
 */
export const SOURCE_STATES = ['active', 'paused', 'closed'] as const;

export type SourceState = (typeof SOURCE_STATES)[number];

/** The treatment of readings of a device that the organization does not have: they wait, or the device is registered. */
export const UNKNOWN_DEVICES = ['quarantine', 'register'] as const;

export type UnknownDevices = (typeof UNKNOWN_DEVICES)[number];

/** Most messages a second that a source stores if the token in its URL is its only secret. */
export const MAX_RATE_OF_TOKEN = 10;
