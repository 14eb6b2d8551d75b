/** Maximum number of bytes read from a response body. */
const LIMIT = 16 * 1024;

/** Collects the beginning of a response body: everything received before the body ended, failed or exceeded the size limit. */
export class ResponseBody {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  /** Adds the next part of the response body, up to the size limit. @returns whether the limit has been reached, so that nothing more is needed */
  add(chunk: Buffer): boolean {
    // The part is copied, because a small slice would keep the whole buffer of the socket in memory.
    const part = Buffer.from(chunk.subarray(0, LIMIT - this.#size));
    this.#chunks.push(part);
    this.#size += part.length;
    return this.#size >= LIMIT;
  }

  /** Returns the received text in a form that PostgreSQL can store: NUL and invalid UTF-8 become U+FFFD. Returns null if no bytes were received. */
  text(): string | null {
    if (this.#size === 0) return null;
    // The size limit may cut a character in two. With the option `stream`, the decoder drops the incomplete character.
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return decoder.decode(Buffer.concat(this.#chunks), { stream: this.#size >= LIMIT }).replaceAll('\0', '\uFFFD');
  }
}
