import { type NextFunction, type RequestHandler } from 'express';
import { type Request, type Response } from './request';

/** A synchronous step that runs for every request before routing, including rejected requests. */
export type RequestStep = (request: Request, response: Response) => void;

/**
 * Combines several synchronous steps into one middleware, because calling one more layer of the Express router costs more than the steps themselves.
 * A request that the server has rejected is not routed.
 */
export function combineSteps(...steps: RequestStep[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    for (const step of steps) step(request, response);
    next(request.refusal);
  };
}
