import { ValueError } from '@rpm/domain';
import { LineOrder } from './line-order';
import { type LocalClock } from './local-clock';
import { type ReadingTime, readTimes } from './reading-time';

/**
 * The local times of a file that clocks showed twice because they were put back. All lines are observed before the first one is stored: each subject
 * is one device, and the order of its lines determines the instant of each time.
 */
export class RepeatedTimes {
  private readonly orders = new Map<string, LineOrder>();
  private readonly decided = new Map<number, number>();

  constructor(private readonly clock: LocalClock) {}

  /** Observes a line. @param device text that is equal in all lines of one device */
  observe(line: number, device: string, timestamp: unknown): void {
    if (this.clock.timeZone === null || this.clock.clock === 'fixed') return;
    // A time that a clock change skips is not compared, because the clock that showed it had not been put forward.
    const times = readTimes(timestamp, { ...this.clock, nonexistent: 'reject' });
    if (times instanceof ValueError) return;
    const order = this.orders.get(device) ?? new LineOrder();
    this.orders.set(device, order);
    order.add(
      line,
      times.map(({ instant }) => instant.getTime()),
    );
  }

  /** Ends the observation after the last line of the file. */
  decide(): void {
    for (const order of this.orders.values()) for (const [line, instant] of order.decide()) this.decided.set(line, instant);
    this.orders.clear();
  }

  /** Chooses one of the possible times of a line. @returns an error if the order of the lines does not determine it */
  choose(line: number, times: readonly ReadingTime[]): ReadingTime | ValueError {
    const [first, second] = times;
    const chosen = second ? times.find(({ instant }) => instant.getTime() === this.decided.get(line)) : first;
    return (
      chosen ??
      new ValueError(
        'ambiguous_local_time',
        'the clocks were put back that day and showed this time twice; the order of the lines does not show which of them is meant. ' +
          `Write the offset from UTC after it: ${times.map(({ offset }) => offsetText(offset ?? 0)).join(' or ')}.`,
      )
    );
  }
}

/** Formats an offset in seconds, such as `+02:00`. */
function offsetText(seconds: number): string {
  const minutes = Math.abs(seconds) / 60;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${hour}:${minute}`;
}
