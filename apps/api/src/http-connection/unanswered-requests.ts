import { type Socket } from 'node:net';
import { type Response } from '../request/request';

/** Tracks the unanswered requests of every connection in order of arrival, which is also the order of their responses. */
export class UnansweredRequests {
  private readonly bySocket = new Map<Socket, Set<Response>>();

  add(socket: Socket, response: Response): void {
    const open = this.bySocket.get(socket) ?? this.addConnection(socket);
    open.add(response);
    response.once('close', () => open.delete(response));
  }

  count(socket: Socket): number {
    return this.bySocket.get(socket)?.size ?? 0;
  }

  of(socket: Socket): Response[] {
    // Node emits `close` for a finished response one tick later, so `bySocket` may still contain finished responses.
    return [...(this.bySocket.get(socket) ?? [])].filter((response) => !response.writableFinished && !response.destroyed);
  }

  /** Yields the oldest unanswered request of each connection. */
  *oldest(): Iterable<[Socket, Response]> {
    for (const [socket, [response]] of this.bySocket) if (response) yield [socket, response];
  }

  private addConnection(socket: Socket): Set<Response> {
    const open = new Set<Response>();
    this.bySocket.set(socket, open);
    socket.once('close', () => {
      this.bySocket.delete(socket);
      setImmediate(() => open.forEach(closeUnsent));
    });
    return open;
  }
}

/**
 * Emits `close` for a response that was never sent. When a connection breaks, Node does this only for the response that was being sent; without this
 * call, the access log would lack the requests whose responses were waiting.
 */
function closeUnsent(response: Response): void {
  response.destroy();
  response.emit('close');
}
