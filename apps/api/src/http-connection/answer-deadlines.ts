import { TIME_LIMITS } from '@rpm/domain';
import { type Socket } from 'node:net';
import { type UnansweredRequests } from './unanswered-requests';
import { type Response } from '../request/request';

const CHECK_INTERVAL_MS = 2_500;

/**
 * Time limit in which a client must read a complete response. A periodic check closes slow connections, so a connection may stay open for up to two
 * check intervals longer, 35 s in total.
 */
const WHOLE_ANSWER_MS = TIME_LIMITS.wholeAnswer;

/** Minimum number of bytes of a streamed response that a client must read within the time limit `streamProgress`. */
const STREAM_PROGRESS_BYTES = 16 * 1024;

/** A response that the client has not read to its end. */
interface Wait {
  response: Response;
  isWhole: boolean;
  since: number;
  sentBytes: number;
}

/**
 * Closes the connections of clients that read too slowly, because unread responses occupy memory. A response is complete when the service has written
 * all of it. If the client has read everything that was written of an incomplete response, it is waiting for the service, so its connection stays open.
 */
export class SlowReaderTimeouts {
  private readonly waits = new WeakMap<Socket, Wait>();

  constructor(private readonly exchanges: UnansweredRequests) {}

  /** Starts the periodic check. @returns the timer, which does not keep the process running */
  start(): NodeJS.Timeout {
    return setInterval(() => this.check(performance.now()), CHECK_INTERVAL_MS).unref();
  }

  check(now: number): void {
    for (const [socket, response] of this.exchanges.oldest()) {
      const wait = this.waits.get(socket);
      const isWhole = response.writableEnded;
      const sentBytes = socket.bytesWritten - socket.writableLength;
      const isSame = wait?.response === response && wait.isWhole === isWhole;
      const isMoving = !isWhole && (socket.writableLength === 0 || sentBytes - (wait?.sentBytes ?? 0) >= STREAM_PROGRESS_BYTES);
      if (!wait || !isSame || isMoving) this.waits.set(socket, { response, isWhole, since: now, sentBytes });
      else if (now - wait.since >= (isWhole ? WHOLE_ANSWER_MS : TIME_LIMITS.streamProgress)) socket.destroy();
    }
  }
}
