import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import { type Request, type Response } from '../request/request';

/** An Express application: a function that handles requests, with the prototypes that it gives to requests and responses. */
export interface ExpressApp {
  (request: Request, response: Response): void;
  readonly request: object;
  readonly response: object;
}

/**
 * Returns classes whose instances have Express's prototypes from the start. Otherwise Express changes the prototype of every request and response,
 * and on Node 20 and 22 all of Node's own code that handles such an object becomes slow: a fetched reading took 440 µs of CPU instead of 290. See
 * https://github.com/expressjs/express/issues/5998 and https://github.com/nodejs/node/issues/37457.
 */
export function expressClasses({
  request,
  response,
}: ExpressApp): Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>> {
  return { IncomingMessage: withPrototype(IncomingMessage, request), ServerResponse: withPrototype(ServerResponse, response) };
}

/**
 * Returns a constructor that initializes an object as Node's constructor does, but gives it another prototype. Node's two constructors are functions
 * that can be called on an object, which their types do not say; with `Reflect.construct`, requests took more CPU than with Express's change of the
 * prototype.
 */
function withPrototype<Base extends typeof IncomingMessage | typeof ServerResponse>(base: Base, prototype: object): Base {
  const initialize = base as unknown as (this: object, first: unknown, second: unknown) => void;
  function Derived(this: object, first: unknown, second: unknown): void {
    initialize.call(this, first, second);
  }
  Derived.prototype = prototype;
  return Derived as unknown as Base;
}
