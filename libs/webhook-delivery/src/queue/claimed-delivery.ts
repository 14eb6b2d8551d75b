/** A delivery that this process is to make a request for, and nobody else until the lease is over. */
export interface ClaimedDelivery {
  organizationId: number;
  webhookId: number;
  isRetry: boolean;
  leaseEnd: Date;
  logId: number;
  logCreateTimestamp: Date;
  /** How many waits of the schedule are over. */
  step: number;
  /** Of the request, from 1. */
  number: number;
  /** Whether its webhook is. No request is made for one that is not. */
  enabled: boolean;
  url: string;
  /** The breaker of its webhook is open: this finds out whether it may close. */
  isProbe: boolean;
  messageId: string;
  body: string;
  /** Its sender was never heard of again after the request before this one. */
  wasInterrupted: boolean;
  /** Whether its webhook answered well lately and has not failed since. */
  isProven: boolean;
  /** Whether the claim left out deliveries that might get a slot. */
  isClaimCut: boolean;
  /** Sealed (in base64), the newest first. */
  secrets: { sealed: string; keyName: string }[];
}
