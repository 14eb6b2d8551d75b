import { type ReplayedReadings } from './replayed-readings';

/** Options for settling conflicts with stored readings. */
export interface RecordOptions {
  /** Whether the values of parts replace those of stored readings, because a person has decided so. */
  acceptsValues?: boolean;
  /** The notes of a replay, in which other values than before correct the readings that the same parts have made; absent outside of replays. */
  replay?: ReplayedReadings;
}
