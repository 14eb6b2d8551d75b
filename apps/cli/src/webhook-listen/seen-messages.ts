/** Maximum number of message ids to remember, so that memory does not grow over days. */
const MAX_REMEMBERED = 10_000;

export interface EarlierRequests {
  requests: number;
  /** HTTP status of the last response to a request with this message id; null if there was none. */
  lastStatus: number | null;
}

/** Remembers message ids. Every webhook server must do so, because an event may be delivered more than once. */
export class SeenMessages {
  private readonly messages = new Map<string, EarlierRequests>();

  /** Records that a request with this message id was answered. @returns the number of earlier requests with the same id, and their last status */
  add(id: string, status: number): EarlierRequests {
    const earlier = this.messages.get(id) ?? { requests: 0, lastStatus: null };
    // A repeated message id moves to the end, so that the first entry is always the least recently used one.
    this.messages.delete(id);
    this.messages.set(id, { requests: earlier.requests + 1, lastStatus: status });
    if (this.messages.size > MAX_REMEMBERED) this.messages.delete(this.messages.keys().next().value ?? '');
    return earlier;
  }
}
