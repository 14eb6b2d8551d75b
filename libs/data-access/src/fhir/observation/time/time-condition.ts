/** Part of a time line: from an instant (inclusive) to another one (exclusive); null if it has no end on that side. */
export interface TimeRange {
  from: Date | null;
  before: Date | null;
}

/**
 * Ranges one of which must contain a time. In `walls`, the bounds are what a clock on the wall of the patient shows, written as if it showed UTC, because values
 * of a search need not have an offset.
 */
export interface TimeCondition {
  instants: readonly TimeRange[];
  walls: readonly TimeRange[];
}
