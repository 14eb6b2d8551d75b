import { randomUUID } from 'node:crypto';
import { type Request, type Response } from '../request/request';

const ACCEPTABLE = /^[\x21-\x7e]{1,128}$/;

/** Returns the client's `X-Request-Id` if it is safe to use in headers and logs, otherwise a new id. */
export function assignRequestId(request: Request, response: Response): void {
  const given = request.headers['x-request-id'];
  request.requestId = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', request.requestId);
}
