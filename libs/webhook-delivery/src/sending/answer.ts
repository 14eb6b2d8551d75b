/** Why no answer came; these words are stored and shown to customers, so they never tell what answered inside. */
export type SendError =
  | 'address_refused'
  | 'name_not_resolved'
  | 'connection_failed'
  | 'tls_failed'
  | 'timed_out'
  | 'answer_unreadable'
  | 'secret_unreadable';

/** What is POSTed: the body goes as UTF-8, byte for byte. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of one request. Success is for the reader to judge: `error` null and a 2xx status. */
export interface Answer {
  startTimestamp: Date;
  /** Milliseconds of the whole request: name, connection, answer with its body. */
  durationMs: number;
  /** Null when no status line came. It stays when the body fails. */
  responseStatus: number | null;
  /** Null exactly when the answer was read to its end or to its limit. */
  error: SendError | null;
  /** The first 16 KiB as text, as sent (never decompressed); null when none came. */
  responseBody: string | null;
  /** What a 429 or 503 asked for, clamped to 1 s..24 h. */
  retryAfterMs: number | null;
}

/** A request that failed for a reason known here; it carries no other error, whose text could quote the address. */
export class SendFailure extends Error {
  constructor(readonly reason: SendError) {
    super(reason);
  }
}
