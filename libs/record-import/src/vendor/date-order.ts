import { UnreadableFile } from '../text/unreadable-file';
import { type DateOrder } from './vendor-format';

/** The origin of the knowledge of whether the day or the month comes first in a file. */
export type DateOrderKnownBy = 'format' | 'dates' | 'option';

const DAY_AND_MONTH = /^\s*(\d{1,2})[-./](\d{1,2})[-./]\d{4}(?!\d)/;

/** The order of day and month in the dates of a file. It is never guessed: only a number above 12 shows which number is the day. */
export class FileDates {
  private isUsed = false;
  private readonly seen = new Set<DateOrder>();

  /** @param format the order that the format prescribes; null if it depends on the account @param option the order that a person has stated */
  constructor(
    private readonly format: DateOrder | null,
    private readonly option: DateOrder | null,
  ) {}

  observe(text: string): void {
    const match = DAY_AND_MONTH.exec(text);
    if (!match) return;
    this.isUsed = true;
    if (this.format !== null) this.seen.add(this.format);
    if (Number(match[1]) > 12) this.seen.add('dmy');
    if (Number(match[2]) > 12) this.seen.add('mdy');
  }

  /** The order; null if the dates do not show it, or if no date of the file depends on it. */
  get order(): DateOrder | null {
    const [shown] = this.seen;
    return shown ?? (this.isUsed ? this.option : null);
  }

  get knownBy(): DateOrderKnownBy | null {
    if (!this.isUsed || this.format !== null) return 'format';
    if (this.seen.size > 0) return 'dates';
    return this.option === null ? null : 'option';
  }

  /** Whether only a person can say which number is the day. */
  get isUndecided(): boolean {
    return this.isUsed && this.order === null;
  }

  /** @throws UnreadableFile if the dates contradict each other, or the option */
  assertConsistent(): void {
    if (this.seen.size > 1)
      throw new UnreadableFile(
        'Nothing was stored. Some dates of the file begin with the day and others with the month: a program has changed them. Export the file again.',
      );
    const [shown] = this.seen;
    if (this.option !== null && shown !== undefined && shown !== this.option)
      throw new UnreadableFile(
        `Nothing was stored. The dates of the file begin with the ${shown === 'dmy' ? 'day' : 'month'}. Leave out --date-order.`,
      );
  }
}
