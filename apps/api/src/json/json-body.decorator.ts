import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request, type Response } from '../http/request';
import { readJsonBody } from './read-json-body';

/**
 * The JSON object of the request's body, typed and validated by the input pipe. It is read only now, after the guard, so that
 * nobody without a key can make the service read a body.
 */
export const JsonBody = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return readJsonBody(http.getRequest<Request>(), http.getResponse<Response>());
});
