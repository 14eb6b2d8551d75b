/**
 * Reason why a webhook request got no complete response. These words are stored and shown to customers, so they must not reveal anything about
 * internal servers.
 */
export type SendError =
  | 'address_refused'
  | 'name_not_resolved'
  | 'connection_failed'
  | 'tls_failed'
  | 'timed_out'
  | 'answer_unreadable'
  | 'secret_unreadable';

/** A POST request to a webhook's URL. The body is sent as UTF-8, byte for byte. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Result of one webhook request. The request succeeded if `error` is null and the status is 2xx. */
export interface RequestResult {
  startTimestamp: Date;
  /** Duration of the whole request in milliseconds: DNS, connection, and response with its body. */
  durationMs: number;
  /** HTTP status of the response; null if no status line was received. The status is kept even if reading the body fails. */
  responseStatus: number | null;
  /** Reason why the request failed; null if and only if the response was read to its end or up to the size limit. */
  error: SendError | null;
  /** The first 16 KiB of the response body as text, as the server sent it (never decompressed); null if no body was received. */
  responseBody: string | null;
  /** Time that a 429 or 503 response asked to wait before the next request (Retry-After), limited to 1 s to 24 h. */
  retryAfterMs: number | null;
}

/** Error for a request that failed for a known reason. The original error is not attached, because its message could contain the IP address. */
export class SendFailure extends Error {
  constructor(readonly reason: SendError) {
    super(reason);
  }
}
