/**
 * The time in which a request stores readings. It begins when the file has been decrypted, checked and analysed, which every request does, and lasts at least as
 * long as that has taken: otherwise each request for a large file would analyse all of it to store one batch.
 */
export class Slice {
  private readonly start = Date.now();
  private end = Infinity;

  constructor(private readonly leastMs: number) {}

  /** Begins the time, because the file has been analysed. */
  begin(): void {
    const now = Date.now();
    this.end = now + Math.max(this.leastMs, now - this.start);
  }

  get isOver(): boolean {
    return Date.now() >= this.end;
  }
}
