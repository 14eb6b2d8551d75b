import { ValueError } from '@rpm/domain';
import { hasNoTimeZone, readTimes } from './reading-time';

/** The timestamps of a file that have no offset. */
export class LocalTimes {
  /** Whether the file has a local time. */
  any = false;
  /** The subjects of the lines whose timestamps are local times. */
  readonly subjects = new Set<string>();
  private first = Infinity;
  private last = -Infinity;

  /** Observes the timestamp of a line. @param subject null if the line names no subject */
  observe(timestamp: unknown, subject: string | null): void {
    if (!hasNoTimeZone(timestamp)) return;
    this.any = true;
    if (subject === null) return;
    this.subjects.add(subject);
    const times = readTimes(timestamp, { timeZone: null, nonexistent: 'reject', clock: 'wall' });
    for (const { instant } of times instanceof ValueError ? [] : times) {
      this.first = Math.min(this.first, instant.getTime());
      this.last = Math.max(this.last, instant.getTime());
    }
  }

  /** The earliest and the latest local time of subjects, read as UTC; null if no line has a valid one. */
  get period(): { from: Date; to: Date } | null {
    return this.first <= this.last ? { from: new Date(this.first), to: new Date(this.last) } : null;
  }
}
