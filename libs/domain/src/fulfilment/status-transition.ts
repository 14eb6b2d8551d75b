/** A decided transition of an order or a return that is not yet stored. */
export interface StatusTransition {
  /** The status after the transition, which is also the name of its event. */
  name: string;
  /** A note for colleagues; null if there is none. */
  reason: string | null;
}
