/** Time after which the service closes a connection on which nothing happens, in milliseconds. All other limits of a request follow from it. */
const SOCKET = 30_000;

/** Time that remains between the end of an operation and the end of its connection, for authentication before it and for the response after it. */
const MARGIN = 5_000;

/** Time between two limits of which the first one must take effect before the second one. */
const STEP = 1_000;

const STATEMENT = 4_000;

/**
 * The time limits of requests in milliseconds, each shorter than the one that encloses it, so that the innermost one takes effect and the client gets its
 * answer. A spec compares them.
 */
export const TIME_LIMITS = {
  /** Waiting for a lock of PostgreSQL. */
  lock: STATEMENT / 2,
  /** Looking up a presented API key, session or code, including the wait for the look-up. */
  tokenLookUp: STATEMENT / 2,
  /** One statement of PostgreSQL. */
  statement: STATEMENT,
  /** Waiting for the connections of the organization. */
  share: STATEMENT + STEP,
  /** The use of a database connection by a request, including the wait for it. */
  connection: STATEMENT + STEP,
  /** The answer to a request that had to wait for the connections of its organization. */
  answer: STATEMENT + 2 * STEP,
  /** Waiting for an event. */
  eventWait: SOCKET - MARGIN,
  /** An operation that changes many readings, including all waits. Past it, PostgreSQL rolls back. */
  operation: SOCKET - MARGIN,
  /** The use of a database connection by such an operation, so that PostgreSQL itself ends the statement before the connection is closed. */
  operationConnection: SOCKET - MARGIN + 2 * STEP,
  /** Reading 16 KiB of a streamed response. */
  streamProgress: 10_000,
  /** Receiving the headers of a request. */
  headers: 10_000,
  /** Receiving a whole request. */
  request: SOCKET,
  /** Reading a whole response. */
  wholeAnswer: SOCKET,
  socket: SOCKET,
  /** Finishing the running requests when the service stops. */
  drain: SOCKET + STEP,
  /** A request that a program of this repository sends to the service. */
  client: 2 * SOCKET,
} as const;
