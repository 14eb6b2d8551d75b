import { AsyncLocalStorage } from 'node:async_hooks';
import { type ReadPosition } from './read-position';
import { type Standby } from './standby';

/**
 * Why the primary served a read. `not_asked`: the request contains no position; `changes`: only the primary knows up to when changes are complete; `behind`: a standby had not
 * replayed the position in time; `other_timeline`: the position was made before a failover, or the standby has not yet noticed one; `unavailable`: no standby answered, or the
 * server is none; `busy`: the organization uses its share of the standby; `slow`: the statement took too long there; `cancelled`: the standby cancelled the
 * statement, because it hindered the replay of the log; `failed`: it failed there for another reason.
 */
export const PRIMARY_REASONS = [
  'not_asked',
  'changes',
  'behind',
  'other_timeline',
  'unavailable',
  'busy',
  'slow',
  'cancelled',
  'failed',
] as const;

export type PrimaryReason = (typeof PRIMARY_REASONS)[number];

/** A read that a standby may serve, with all of its statements. Once the primary has run one of them, it runs the rest, so that no statement sees an older state. */
export class StandbyRead {
  /** The standby that has been chosen. */
  standby: Standby | null = null;
  private reason: PrimaryReason | null = null;

  /** @param position what the standby must have replayed; null if its data may be of any age */
  constructor(readonly position: ReadPosition | null) {}

  /** Returns the read of a request without a position. */
  static notAsked(): StandbyRead {
    const read = new StandbyRead(null);
    read.usePrimary('not_asked');
    return read;
  }

  /** Why the primary serves the read, or null if a standby does. */
  get primaryReason(): PrimaryReason | null {
    return this.reason;
  }

  /** Lets the primary run all further statements. The first reason remains. */
  usePrimary(reason: PrimaryReason): void {
    this.reason ??= reason;
  }
}

/** The read that the statements of the present asynchronous context belong to. */
const current = new AsyncLocalStorage<StandbyRead>();

/** Calls a function whose statements on an organization, directly or later, belong to a read. */
export const asStandbyRead = <T>(read: StandbyRead, work: () => T): T => current.run(read, work);

export const currentStandbyRead = (): StandbyRead | undefined => current.getStore();
