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
  /** Sealed (in base64), the newest first. */
  secrets: { sealed: string; keyName: string }[];
}

/** How much a process can take. */
export interface ClaimRequest {
  limit: number;
  /** Where the turn of the webhooks begins: after the last one served. */
  after: { organizationId: number; webhookId: number } | null;
  /** By lane, `<webhook id> <is retry>`. */
  room: Record<string, number>;
  /** Of a lane that is not named. */
  roomOfOthers: number;
}

/** How many deliveries a process can send at once of those it makes. */
export type FanOutRoom = Pick<ClaimRequest, 'limit' | 'room' | 'roomOfOthers'>;
