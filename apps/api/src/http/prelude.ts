import { type NextFunction, type RequestHandler } from 'express';
import { type Request, type Response } from './request';

/** A step that every request passes before it is routed. It refuses nothing, so that refused requests pass it too. */
export type Prelude = (request: Request, response: Response) => void;

/**
 * Combines several synchronous steps into one middleware, because passing a layer of the Express router costs more than the steps
 * themselves. A request that the server refused goes no further than this.
 */
export function inOrder(...preludes: Prelude[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    for (const prelude of preludes) prelude(request, response);
    next(request.refusal);
  };
}
