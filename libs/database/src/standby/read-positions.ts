/** Reads the present position of the primary for answers. Answers that are ready at the same time share one query. */
export class ReadPositions {
  private running: Promise<string | null> | null = null;
  private next: Promise<string | null> | null = null;

  /** @param read queries the position of the primary */
  constructor(private readonly read: () => Promise<string>) {}

  /**
   * Returns the text of a position that no earlier commit or read is after, or null if the primary does not answer. The query must begin after the call: one
   * that was sent before may have been answered before the commit.
   */
  current(): Promise<string | null> {
    return (this.next ??= this.after(this.running));
  }

  private async after(earlier: Promise<unknown> | null): Promise<string | null> {
    // Answers that become ready in the same turn of the event loop share the query.
    await (earlier ?? Promise.resolve());
    this.running = this.next;
    this.next = null;
    return this.read().catch(() => null);
  }
}
