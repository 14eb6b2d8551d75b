import type { Socket } from 'node:net';
import { SendFailure } from './answer';
import { lenientHead } from './lenient-head';

/** Maximum size of the status line and the headers of a response, in bytes. */
export const MAX_HEAD_BYTES = 16 * 1024;

/** Maximum number of interim responses before the final response to one request. */
const MAX_INTERIM_RESPONSES = 32;

const VERSION = 'HTTP/1.';
const INTERIM = /^HTTP\/1\.\d 1\d\d[ \r]/;
/** No webhook request asks for a protocol upgrade, so a receiver must not send this status (RFC 9110, 15.2.2). */
const SWITCHING_PROTOCOLS = /^HTTP\/1\.\d 101/;
/** Length of the part of a status line that the regular expressions above compare. Every status line is at least as long. */
const STATUS_LINE_LENGTH = 'HTTP/1.1 100 '.length;
const END_OF_HEAD = '\r\n\r\n';

/**
 * Removes interim responses (1xx) from the bytes that a connection receives. A receiver may send several to any request (RFC 9110, 15.2), but undici
 * fails a request at the first 100 (Continue), and has no setting for it.
 */
export class InterimResponses {
  #isResponseAwaited = false;
  #count = 0;
  /** Bytes of a response whose head is still incomplete, so that it may be an interim response; null if there are none. */
  #held: Buffer | null = null;

  /** Begins a new request on the connection. The body of its final response, and everything after it, is passed on unchanged. */
  expectResponse(): void {
    this.#isResponseAwaited = true;
    this.#count = 0;
    this.#held = null;
  }

  /** Replaces the function with which undici reads from the socket. */
  removeFrom(socket: Socket): void {
    const read = socket.read.bind(socket) as () => Buffer | null;
    socket.read = (): Buffer | null => {
      for (let received = read(); ; received = read()) {
        if (received === null || !this.#isResponseAwaited) return received;
        try {
          const final = this.#finalResponse(received);
          if (final !== null) return final;
        } catch (error) {
          socket.destroy(error as SendFailure);
          return null;
        }
      }
    };
  }

  /** Returns the final response from its complete head on, or from its start if the head is too large or not HTTP; null if the head is incomplete. */
  #begin(response: Buffer, end: number): Buffer | null {
    const isHttp = response.toString('latin1', 0, VERSION.length) === VERSION;
    if (isHttp && end < 0 && response.length <= MAX_HEAD_BYTES) {
      this.#held = response;
      return null;
    }
    this.#isResponseAwaited = false;
    this.#held = null;
    if (end < 0) return response;
    const head = response.toString('latin1', 0, end);
    const lenient = lenientHead(head);
    return lenient === head ? response : Buffer.concat([Buffer.from(lenient, 'latin1'), response.subarray(end)]);
  }

  /** Returns the start of the final response; null if more bytes are needed. @throws SendFailure */
  #finalResponse(received: Buffer): Buffer | null {
    let rest = this.#held === null ? received : Buffer.concat([this.#held, received]);
    for (;;) {
      const start = rest.toString('latin1', 0, STATUS_LINE_LENGTH);
      const isTooShort = start.length < STATUS_LINE_LENGTH && VERSION.startsWith(start.slice(0, VERSION.length));
      const end = rest.indexOf(END_OF_HEAD);
      if (!isTooShort && !INTERIM.test(start)) return this.#begin(rest, end);
      if (SWITCHING_PROTOCOLS.test(start) || (end < 0 ? rest.length : end) > MAX_HEAD_BYTES)
        throw new SendFailure('answer_unreadable');
      if (end < 0) {
        this.#held = rest;
        return null;
      }
      if (++this.#count > MAX_INTERIM_RESPONSES) throw new SendFailure('answer_unreadable');
      rest = rest.subarray(end + END_OF_HEAD.length);
    }
  }
}
