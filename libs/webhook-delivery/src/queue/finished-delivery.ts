import { type WebhookLogStatus } from '@rpm/domain';
import { type ClaimedDelivery } from './claimed-delivery';

/** What has come of a delivery. */
export interface FinishedDelivery {
  delivery: ClaimedDelivery;
  /** `pending` when it is to be tried again. */
  status: WebhookLogStatus;
  /** Of `pending`: the waits that are over then, and the one that begins now, in milliseconds. */
  next: { step: number; delayMs: number } | null;
  /** How long the server wants nothing at all, in milliseconds. */
  pauseMs: number | null;
  /** The server says that nobody will ever be there again. */
  isGone: boolean;
  /** Null when no request was made. */
  attempt: Attempt | null;
}

export interface Attempt {
  startTimestamp: Date;
  durationMs: number;
  responseStatus: number | null;
  error: string | null;
  responseBody: string | null;
}

/** What {@link FINISH} is given, in the order of its columns. */
export function columnsOf(finished: readonly FinishedDelivery[]): unknown[][] {
  const rows = finished.map(({ delivery: d, status, next, pauseMs, isGone, attempt: a }) => [
    d.organizationId,
    d.webhookId,
    d.isRetry,
    d.leaseEnd,
    d.logId,
    d.logCreateTimestamp,
    d.messageId,
    d.number,
    d.url,
    status,
    next?.step ?? null,
    next?.delayMs ?? null,
    pauseMs,
    isGone,
    a?.startTimestamp ?? null,
    a?.durationMs ?? null,
    a?.responseStatus ?? null,
    a?.error ?? null,
    a?.responseBody ?? null,
  ]);
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
