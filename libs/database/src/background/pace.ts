import { type Database } from '../database/database';
import { workDueInMs } from './work-due.sql';

/** Time without any sign of work after which a process no longer polls. It is longer than the time between three announcements, so that one of them may be late. */
const BUSY_MS = 10_000;

/** Interval at which a quiet process looks for work of which nobody has notified it. */
const CHECK_MS = 10_000;

/** Minimum interval between two announcements of a process. Others look for the end of a process that works, so they must not be quiet meanwhile. */
const ANNOUNCE_MS = 4_000;

/** A loop whose pause has ended in a quiet process. It runs when the process is busy again. */
interface HeldLoop {
  restMs: number;
  run: () => void;
  timer?: NodeJS.Timeout;
}

export interface PaceOptions {
  database: Pick<Database, 'run'>;
  /** Returns the arguments of the expressions that loops add; by default they have none. */
  args?: () => object;
  /** Called if the check for work fails. The process is busy then, so that its loops poll. */
  onError: (error: unknown) => void;
  busyMs?: number;
  checkMs?: number;
  announceMs?: number;
}

/**
 * Decides whether the loops of a process poll. All of them poll while the process is busy: for ten seconds after each sign of work, and always if it cannot be
 * notified. In a quiet process, one statement takes the place of all polls: it looks for all that the loops would find, in case a notification was lost, and
 * finds out when the next work is due.
 */
export class Pace {
  /** SQL for the time at which each loop has work. */
  private readonly dueTimes = new Set<string>();
  private readonly held = new Set<HeldLoop>();
  private announce: (() => void) | null = null;
  private announced = -Infinity;
  private lastSign = -Infinity;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  /** Whether the loops wait until the process is busy again. */
  isQuiet = false;

  constructor(private readonly options: PaceOptions) {}

  /**
   * Adds the work of a loop. @param due SQL expression for the time at which the database has work for the loop; null if it has none. A time in the past
   * means that the loop has work now.
   */
  add(due: string): void {
    this.dueTimes.add(due);
  }

  /** Allows the process to be quiet, because it can be notified. @param announce notifies the other processes that this one works */
  listenWith(announce: () => void): void {
    this.announce = announce;
    this.wake();
  }

  /** Makes the process poll until it can be notified again. */
  stopListening(): void {
    this.announce = null;
    this.wake();
  }

  /** Makes the loops poll, because there may be work. */
  wake(): void {
    this.lastSign = performance.now();
    if (this.isQuiet) this.becomeBusy({ isDue: false });
    else if (!this.timer) this.lookLater(this.busyMs);
  }

  /** Makes the loops of this process and of the others poll, because this process has work that the others take over if it ends. */
  announceWork(): void {
    this.wake();
    const { announceMs = ANNOUNCE_MS } = this.options;
    if (!this.announce || performance.now() < this.announced + announceMs) return;
    this.announced = performance.now();
    this.announce();
  }

  /**
   * Lets a loop pause. @param run called when the pause has ended and the process is busy @returns a function that prevents the call
   */
  rest(restMs: number, run: () => void): () => void {
    const loop: HeldLoop = { restMs, run };
    loop.timer = setTimeout(() => (this.isQuiet ? this.held.add(loop) : run()), restMs);
    return () => {
      clearTimeout(loop.timer);
      this.held.delete(loop);
    };
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private get busyMs(): number {
    return this.options.busyMs ?? BUSY_MS;
  }

  private lookLater(ms: number): void {
    if (this.isStopped || !this.announce) return;
    this.timer = setTimeout(() => void this.look(), ms);
  }

  /** The process asks the database for the time of the next work before it becomes quiet, and at intervals afterwards. */
  private async look(): Promise<void> {
    this.timer = null;
    const { lastSign } = this;
    const left = lastSign + this.busyMs - performance.now();
    if (!this.isQuiet && left > 0) {
      this.lookLater(left);
      return;
    }
    const dueInMs = await this.dueInMs();
    // A sign of work that came during the statement has set the timer already.
    if (this.lastSign !== lastSign || this.isStopped || !this.announce) return;
    if (dueInMs <= 0) {
      this.becomeBusy({ isDue: true });
      return;
    }
    this.isQuiet = true;
    this.lookLater(Math.min(dueInMs, this.options.checkMs ?? CHECK_MS));
  }

  /** Returns the time until work is due; 0 or less if it is due now, or if the database cannot be read. */
  private async dueInMs(): Promise<number> {
    const { database, args, onError } = this.options;
    try {
      return await workDueInMs(database, [...this.dueTimes], args?.());
    } catch (error) {
      onError(error);
      return 0;
    }
  }

  /** @param isDue whether work is known to be due. If so, all loops run at once. Otherwise, they pause as usual, and a notification wakes the loop that has work. */
  private becomeBusy({ isDue }: { isDue: boolean }): void {
    this.isQuiet = false;
    this.lastSign = performance.now();
    if (this.timer) clearTimeout(this.timer);
    this.lookLater(this.busyMs);
    for (const loop of this.held) {
      if (isDue) loop.run();
      else loop.timer = setTimeout(loop.run, loop.restMs);
    }
    this.held.clear();
  }
}
