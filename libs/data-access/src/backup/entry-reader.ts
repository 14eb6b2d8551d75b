import { type Entry } from './tar';

/** Reads the entries of a backup one after the other, and can look at the next one without reading it. */
export class EntryReader {
  private next: Promise<IteratorResult<Entry, void>> | null = null;

  constructor(private readonly entries: AsyncIterator<Entry, void>) {}

  /** Returns the next entry without reading it; null at the end. */
  async peek(): Promise<Entry | null> {
    this.next ??= this.entries.next();
    const { done, value } = await this.next;
    return done ? null : value;
  }

  /** Reads the next entry; null at the end. */
  async read(): Promise<Entry | null> {
    const entry = await this.peek();
    this.next = null;
    return entry;
  }
}
