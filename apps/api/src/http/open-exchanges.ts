import { type Socket } from 'node:net';
import { type Request, type Response } from './request';

const LATEST = new WeakMap<Socket, Response[]>();

/** Remembers what is under way on a connection; what is answered is let go of when the next request comes. */
export function trackExchange({ socket }: Request, response: Response): void {
  const open = openExchanges(socket);
  open.push(response);
  LATEST.set(socket, open);
}

/** The requests of a connection that have no answer yet, in their order. */
export function openExchanges(socket: Socket): Response[] {
  return LATEST.get(socket)?.filter((response) => !response.writableFinished && !response.destroyed) ?? [];
}
