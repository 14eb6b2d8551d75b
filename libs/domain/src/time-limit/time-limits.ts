/** Time in milliseconds after which the service closes an idle connection. All other limits of a request are derived from it. */
const SOCKET = 30_000;

/** Time that remains between the end of an operation and the end of its connection, for authentication before it and for the response after it. */
const MARGIN = 5_000;

/** Difference between two time limits of which the shorter one must take effect first. */
const STEP = 1_000;

const STATEMENT = 4_000;

/**
 * The time limits of requests in milliseconds, each shorter than the one that encloses it, so that the innermost one takes effect and the client gets its
 * answer. A spec compares them.
 */
export const TIME_LIMITS = {
  /** Limit for the wait for a lock of PostgreSQL. */
  lock: STATEMENT / 2,
  /** Limit for the look-up of a presented API key, session or code, including the wait for it. */
  tokenLookUp: STATEMENT / 2,
  /** Limit for one statement of PostgreSQL. */
  statement: STATEMENT,
  /** Limit for one statement on a standby, after which the primary runs it. */
  standbyStatement: STEP - STEP / 5,
  /** Limit for the use of a connection to a standby, including the wait for it, after which the primary runs the statement. */
  standby: STEP,
  /** Limit for the wait for a connection of the organization. */
  share: STATEMENT + STEP,
  /** Limit for the use of a database connection by a request, including the wait for it. */
  connection: STATEMENT + STEP,
  /** Limit for the response to a request that had to wait for a connection of its organization. */
  answer: STATEMENT + 2 * STEP,
  /** Limit for the wait for an event in the feed. */
  eventWait: SOCKET - MARGIN,
  /** Limit for an operation that changes many readings, including all waits. After this time, PostgreSQL rolls the operation back. */
  operation: SOCKET - MARGIN,
  /**
   * Limit for the use of a database connection by an operation that changes many readings. It is longer than `operation`, so that PostgreSQL itself
   * ends the statement before the connection is closed.
   */
  operationConnection: SOCKET - MARGIN + 2 * STEP,
  /** Limit for a client to read 16 KiB of a streamed response. */
  streamProgress: 10_000,
  /** Limit for the receipt of a request's headers. */
  headers: 10_000,
  /** Limit for the receipt of a whole request. */
  request: SOCKET,
  /** Limit for a client to read a whole response. */
  wholeAnswer: SOCKET,
  socket: SOCKET,
  /** Limit for running requests to finish when the service stops. */
  drain: SOCKET + STEP,
  /** Limit for a request that a program of this repository sends to the service. */
  client: 2 * SOCKET,
} as const;
