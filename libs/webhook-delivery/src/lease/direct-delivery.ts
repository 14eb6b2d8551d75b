import { type ClaimedDelivery, type Delivery } from '../queue/claimed-delivery';

/**
 * A lease on published events of one organization: one sender makes their deliveries. If the lease expires, other senders make the deliveries without a log.
 */
export interface EventLease {
  organizationId: number;
  firstPosition: number;
  lastPosition: number;
  /** The deliveries of these events that have no log yet. The lease ends with the last of them. */
  open: Set<LeasedDelivery>;
}

/**
 * A delivery of a leased event that has no log yet. It is either sent at once, and its log is created with its result, or put into the queue.
 */
export interface LeasedDelivery extends Omit<Delivery, 'body'> {
  lease: EventLease;
  /** Position of the event in the feed, and the time at which it got this position. */
  position: number;
  publishTimestamp: Date;
  eventId: number;
  type: string;
  /** Time of the event, which is the time of the log. */
  createTimestamp: Date;
  /** Whether the delivery may be sent at once: its webhook is proven, receives the events as they are, has no rate limit, and no earlier deliveries wait for it. */
  isReady: boolean;
  /** Request body. Null if the delivery may not be sent at once, and for the event of a reading until the body has been read. */
  body: string | null;
  /** The same delivery in the queue, if it was put there while its request was being sent; otherwise null. */
  queued: Omit<ClaimedDelivery, 'body'> | null;
}

/** A leased delivery that is sent at once. */
export interface DirectDelivery extends LeasedDelivery {
  body: string;
}

/** A delivery that this process makes: one that it has claimed from the queue, or one whose event it has leased. */
export type HeldDelivery = ClaimedDelivery | DirectDelivery;
