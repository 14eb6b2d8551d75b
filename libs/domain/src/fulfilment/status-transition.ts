/** A transition of an order or a return that was decided and is not stored yet. */
export interface StatusTransition {
  /** The status after the transition, which is also the name of the event. */
  name: string;
  /** A note for colleagues; null if nobody gave one. */
  reason: string | null;
}
