import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import { type Request, type Response } from '../http/request';

/** An Express application: a function that handles requests, with the prototypes that it gives to requests and responses. */
export interface ExpressApp {
  (request: Request, response: Response): void;
  readonly request: object;
  readonly response: object;
}

/**
 * Returns classes whose instances have Express's prototypes from the start. Otherwise Express changes the prototype of every request and response,
 * and on Node 20 and 22 all of Node's own code that handles such an object becomes slow: a fetched reading took 398 µs of CPU instead of 224. See
 * https://github.com/expressjs/express/issues/5998 and https://github.com/nodejs/node/issues/37457.
 */
export function expressClasses({ request, response }: ExpressApp): Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>> {
  return { IncomingMessage: withPrototype(IncomingMessage, request), ServerResponse: withPrototype(ServerResponse, response) };
}

/** Returns a constructor that initializes an object as the base class does, but gives it another prototype. */
function withPrototype<Base extends new (...args: never[]) => object>(base: Base, prototype: object): Base {
  function Derived(...args: unknown[]): object {
    return Reflect.construct(base, args, Derived) as object;
  }
  Derived.prototype = prototype;
  return Derived as unknown as Base;
}
