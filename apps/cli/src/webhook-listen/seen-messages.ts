/** Older messages are forgotten, so that memory does not grow over days. */
const MAX_REMEMBERED = 10_000;

export interface EarlierRequests {
  requests: number;
  /** HTTP status of the last answer; null if there was none. */
  lastStatus: number | null;
}

/** Remembers message ids. Every receiver needs such a memory, because a delivery may be sent more than once. */
export class SeenMessages {
  private readonly messages = new Map<string, EarlierRequests>();

  /** Records an answer to a message. @returns the earlier requests with this id */
  add(id: string, status: number): EarlierRequests {
    const earlier = this.messages.get(id) ?? { requests: 0, lastStatus: null };
    // A repeated id moves to the end, so that the first entry is always the one that was used least recently.
    this.messages.delete(id);
    this.messages.set(id, { requests: earlier.requests + 1, lastStatus: status });
    if (this.messages.size > MAX_REMEMBERED) this.messages.delete(this.messages.keys().next().value ?? '');
    return earlier;
  }
}
