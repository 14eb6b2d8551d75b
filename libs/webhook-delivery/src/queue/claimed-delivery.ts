import { type Purpose, type WebhookFormat } from '@rpm/domain';

/** A delivery that a sender makes now. */
export interface Delivery {
  organizationId: number;
  webhookId: number;
  isRetry: boolean;
  /** Number of waits in the retry schedule that the delivery has completed. */
  step: number;
  /** Number of this request among the requests for the delivery, starting with 1. */
  number: number;
  /** Whether the webhook is enabled. No request is sent to a disabled webhook. */
  enabled: boolean;
  url: string;
  /** Why patients' data is disclosed to the receiver, for the audit trail. */
  purpose: Purpose;
  /** Whether the request is a probe that decides if the open circuit breaker of the webhook may close. */
  isProbe: boolean;
  messageId: string;
  /** The request body. It is the event until {@link makeFhirBodies} has made another one from it. */
  body: string;
  format: WebhookFormat;
  /** The event from which a body with FHIR was made, for headers that say what the body does not; undefined if the body is the event. */
  event?: { type: string; sequence: number | null };
  /** Whether the webhook has succeeded recently and has not failed since. */
  isProven: boolean;
  /** The webhook's encrypted signing secrets (base64), newest first. */
  secrets: { sealed: string; keyName: string }[];
  /** The request headers that the customer has set, as encrypted JSON (base64); null if there are none. */
  headers: { sealed: string; keyName: string } | null;
}

/** A delivery of the queue that is leased to one sender. No other sender sends it until the lease ends. */
export interface ClaimedDelivery extends Delivery {
  leaseEnd: Date;
  logId: number;
  logCreateTimestamp: Date;
  /** Whether the result of the previous request is unknown because its sender died. */
  wasInterrupted: boolean;
  /** The body of earlier requests that was made from the event; null if there was none. */
  sent: string | null;
  /** Whether the claim skipped other deliveries that might get a slot in the next claim. */
  isClaimCut: boolean;
}
