import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidInput, jsonPointer, MAX_ERRORS } from '@rpm/domain';
import { type Request, type Response } from '../request/request';
import { isWithoutBody, readJsonBody } from './read-json-body';

/**
 * Declares that an operation has no body. An absent body and an empty object are accepted. Any property is rejected, because the client expects it to
 * have an effect. A body is read in any case, because two requests with the same Idempotency-Key must be identical.
 */
export const NoBody = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<void> => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  if (isWithoutBody(request)) return;
  const properties = Object.keys(await readJsonBody(request, http.getResponse<Response>())).slice(0, MAX_ERRORS);
  if (properties.length === 0) return;
  const detail = 'This operation takes no properties: send no body, or {}.';
  throw new InvalidInput(
    properties.map((name) => ({ pointer: jsonPointer([name.slice(0, 64)]), code: 'unknown_member', detail })),
  );
});
