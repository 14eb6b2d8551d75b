/** Settings of a client. */
export interface ClientSettings {
  /** URL of the service, such as `https://rpm.example.org`. A page that the service itself serves can pass an empty text. */
  baseUrl: string;
  /** API key, which is sent with every request. A page with a session cookie has none. */
  key?: string | undefined;
  /**
   * Id of the user on whose behalf the requests are sent, 1 to 200 characters, for the service's audit trail. It must not be the name of a patient. An option of a
   * single request replaces it.
   */
  actor?: string | undefined;
  /**
   * Lets a standby of the service serve reads with data that is at most so many seconds old, and contains everything that this client has written and read. By
   * default, the primary serves all reads.
   */
  standbyMaxAge?: number | undefined;
  /** Maximum number of times that a request is repeated; 4 by default. A request that waits for events is repeated without a limit, until its signal is aborted. */
  maxRetries?: number;
  /** Maximum number of seconds to wait before a repetition; 60 by default. A request is not repeated if `Retry-After` asks for a longer wait, unless it waits for events. */
  maxRetryDelay?: number;
  /**
   * Time limit in seconds for a request. After it, the client gives the request up, and repeats it if that is permitted. The default of 60 is longer
   * than the service's own limits.
   */
  timeout?: number;
  /** Size limit of a response in bytes, after decompression; 32 MiB by default. A larger response is an error. */
  maxResponseBytes?: number;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: typeof globalThis.fetch;
}

/** A failed attempt of a request that the client is about to send again. */
export interface Retry {
  /** The error of the attempt: `RpmProblem`, `UnexpectedResponse`, or the error of `fetch`. */
  error: unknown;
  /** Number of attempts that have failed one after the other, beginning with 1. */
  failures: number;
  /** Time in seconds until the request is sent again. */
  delay: number;
}

/** Options of a single request. */
export interface RequestOptions {
  /** Aborts the request, the wait before a repetition, and an iteration. The promise is then rejected with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Key under which the service carries out a POST only once; by default, a new key for each call. All repetitions of a request have the same key. */
  idempotencyKey?: string | undefined;
  /** Is called before each wait for a repetition, for example to write a log line. An error that it throws ends the request. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** Id of the user on whose behalf this request is sent, in place of that of the settings. */
  actor?: string | undefined;
  /** Position that a standby which serves the read must have, or `0` for data of any age, in place of the position that the client remembers. */
  readAfter?: string | undefined;
  /** Carries out the change only if the resource still has this entity tag. */
  ifMatch?: string | undefined;
}

/** Options of a request whose whole response is returned. */
export interface ResponseOptions extends RequestOptions {
  /** Entity tag of the representation that the caller has; if it is current, the response is `notModified`. */
  ifNoneMatch?: string | undefined;
}
