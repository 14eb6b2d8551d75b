import { type WebhookLogStatus } from '@rpm/domain';

/** Result of one attempt to deliver an event. */
export interface FinishedDelivery<Of> {
  delivery: Of;
  /** Status of the delivery; `pending` if it will be retried. */
  status: WebhookLogStatus;
  /** The next attempt of a pending delivery: the new step in the retry schedule, and the wait until that attempt in milliseconds. */
  next: { step: number; delayMs: number } | null;
  /** Time in milliseconds during which the server wants no further requests; null if the server has not requested a pause. */
  pauseMs: number | null;
  /** Whether the server has responded 410 Gone. */
  isGone: boolean;
  /** The request and its result; null if no request was sent. */
  attempt: DeliveryAttempt | null;
}

export interface DeliveryAttempt {
  startTimestamp: Date;
  durationMs: number;
  responseStatus: number | null;
  error: string | null;
  responseBody: string | null;
}
