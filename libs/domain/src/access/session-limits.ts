/** Limits of the number of sessions of the console. The sessions of a person are those of the person's key. */
export const SESSION_LIMITS = {
  ofKey: 500,
  ofPerson: 20,
  /** Number of new sessions of a key or a person within a second. */
  newPerSecond: 10,
  /** Minutes without a request after which a session ends when its key or person needs room for a new one. */
  idleMinutes: 60,
};
