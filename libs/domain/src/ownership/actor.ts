/**
 * Kinds of actors that cause changes: an API key, a person who signed in to the console with a passkey, the program `rpm-admin`, the service
 * itself, and a source of readings.
 */
export const ACTOR_KINDS = ['key', 'person', 'cli', 'service', 'source'] as const;

/** An actor, who causes a change. */
export interface Actor {
  kind: (typeof ACTOR_KINDS)[number];
  /** Id of the API key, person or source; null for the program and the service. */
  id: number | null;
  /** The name that histories show: the name of the API key, of the person in a session, or of the program. */
  name: string;
}
