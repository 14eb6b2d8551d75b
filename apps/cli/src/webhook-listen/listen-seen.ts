/** Enough for somebody who watches, and no more memory after days than after an hour. */
const MAX_REMEMBERED = 10_000;

export interface Earlier {
  requests: number;
  /** What the last of them was answered; null when there was none. */
  lastStatus: number | null;
}

/** Which messages came before, by their ids: deliveries are made at least once, so that each receiver needs such a memory. */
export class SeenMessages {
  private readonly messages = new Map<string, Earlier>();

  /** @returns what was known of the message until now */
  add(id: string, status: number): Earlier {
    const earlier = this.messages.get(id) ?? { requests: 0, lastStatus: null };
    // Put at the end, so that the first is the one not heard of for longest.
    this.messages.delete(id);
    this.messages.set(id, { requests: earlier.requests + 1, lastStatus: status });
    if (this.messages.size > MAX_REMEMBERED) this.messages.delete(this.messages.keys().next().value ?? '');
    return earlier;
  }
}
