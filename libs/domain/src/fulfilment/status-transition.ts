/** A status transition of an order or a return that was decided, but is not stored yet. */
export interface StatusTransition {
  /** The status after the transition, which is also the name of the event that the transition emits. */
  name: string;
  /** A note for colleagues; null if there is none. */
  reason: string | null;
}
