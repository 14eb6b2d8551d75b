import { type WebhookLogStatus } from '@rpm/domain';
import { type ClaimedDelivery } from './claimed-delivery';

/** Result of one attempt of a delivery. */
export interface FinishedDelivery {
  delivery: ClaimedDelivery;
  /** Status of the delivery; `pending` if it will be retried. */
  status: WebhookLogStatus;
  /** If the status is pending: the new step in the retry schedule and the wait until the next attempt in milliseconds. */
  next: { step: number; delayMs: number } | null;
  /** How long the server has asked to receive no requests, in milliseconds. */
  pauseMs: number | null;
  /** Whether the server has responded 410 Gone. */
  isGone: boolean;
  /** The request and its result; null if no request was sent. */
  attempt: Attempt | null;
}

export interface Attempt {
  startTimestamp: Date;
  durationMs: number;
  responseStatus: number | null;
  error: string | null;
  responseBody: string | null;
}
