import { type Socket } from 'node:net';
import { type Response } from '../http/request';

/** The unanswered requests of every connection, in the order of their arrival, which is the order of their answers. */
export class OpenExchanges {
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
    // A finished answer is closed one tick later.
    return [...(this.bySocket.get(socket) ?? [])].filter((response) => !response.writableFinished && !response.destroyed);
  }

  /** The oldest unanswered request of each connection that has one. */
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
 * Node closes only the response that its connection was sending. The responses queued behind it would never close, and their
 * requests would be missing from the access log.
 */
function closeUnsent(response: Response): void {
  response.destroy();
  response.emit('close');
}
