import type { Readable } from 'node:stream';

/** How much of an answer's body is read, in bytes. */
const LIMIT = 16 * 1024;

/** The beginning of an answer's body: whatever came before it ended, failed or went beyond the limit. */
export class AnswerBody {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  /**
   * Reads to the end or to the limit, where the stream is destroyed: what follows is never awaited.
   * @returns whether the end came.
   * @throws what the stream fails with; the part that came before stays readable.
   */
  async read(stream: Readable): Promise<boolean> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      // A copy, because a small piece would keep the whole of what the socket read alive.
      const part = Buffer.from(chunk.subarray(0, LIMIT - this.#size));
      this.#chunks.push(part);
      this.#size += part.length;
      if (this.#size >= LIMIT) return false;
    }
    return true;
  }

  /** The text that came, as PostgreSQL can store it: U+FFFD stands for NUL and for what is not UTF-8. Null when none came. */
  text(): string | null {
    if (this.#size === 0) return null;
    // At the limit a character may be cut in two; `stream` leaves such a half out.
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return decoder.decode(Buffer.concat(this.#chunks), { stream: this.#size >= LIMIT }).replaceAll('\0', '\uFFFD');
  }
}
