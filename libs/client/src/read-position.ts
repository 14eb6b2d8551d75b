/**
 * The newest position that a service with a standby has sent. Reads that send it see everything that this client has written and read, and nothing that is
 * older than the position.
 */
export class ReadPosition {
  private newest: { position: string; receivedAt: number } | null = null;
  /** Number of changes whose answer had no position. An answer to a request that was sent before such a change may have an earlier position. */
  private unknown = 0;

  /** @param maxAge maximum age in seconds of the data that a standby may return; undefined if no read may be served by a standby */
  constructor(private readonly maxAge: number | undefined) {}

  /** Returns the position for a read; undefined if only the primary may serve the read. */
  current(): string | undefined {
    if (this.maxAge === undefined || !this.newest) return undefined;
    return performance.now() - this.newest.receivedAt < this.maxAge * 1_000 ? this.newest.position : undefined;
  }

  /** Notes the position in the answer to a request. */
  async note<T extends { headers: Headers }>(method: string, send: () => Promise<T>): Promise<T> {
    const sentAt = performance.now();
    const { unknown } = this;
    try {
      const answer = await send();
      const position = answer.headers.get('Read-After');
      if (position === null) this.forgetAfter(method);
      else if (unknown === this.unknown && position > (this.newest?.position ?? ''))
        this.newest = { position, receivedAt: sentAt };
      else if (unknown === this.unknown && position === this.newest?.position) this.newest.receivedAt = sentAt;
      return answer;
    } catch (error) {
      // A change that failed may have been carried out, even if it was refused: an earlier attempt may have succeeded, and its answer have been lost.
      this.forgetAfter(method);
      throw error;
    }
  }

  /** Forgets the position after a change that may be later than it. */
  private forgetAfter(method: string): void {
    if (method === 'GET') return;
    this.newest = null;
    this.unknown++;
  }
}
