/** Limits for the number of console sessions. The sessions of a person are the sessions of the person's key. */
export const SESSION_LIMITS = {
  ofKey: 500,
  ofPerson: 20,
  /** Maximum number of sessions that may start within a second for one key or one person. */
  newPerSecond: 10,
  /** Time in minutes without a request after which a session may be ended in favour of a new one of the same key or person. */
  idleMinutes: 60,
};
