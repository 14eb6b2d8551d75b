import { type NextFunction, type RequestHandler } from 'express';
import { type Request, type Response } from './request';

/** What every request gets before it is routed; decides nothing. */
export type Prelude = (request: Request, response: Response) => void;

/** As one handler, because each that Express's router has to pass costs more than what these do. */
export function inOrder(...preludes: Prelude[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    for (const prelude of preludes) prelude(request, response);
    next();
  };
}
