import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidInput, jsonPointer, MAX_FAULTS } from '@rpm/domain';
import { type Request, type Response } from '../http/request';
import { isWithoutBody, readJsonBody } from './read-json-body';

/**
 * For an operation that is told all by its path. A body may be left out or be an empty object; anything in it is refused, because whoever
 * sent it meant something by it. It is read all the same: two requests with one Idempotency-Key must be the same to the last byte.
 */
export const NoBody = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<void> => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  if (isWithoutBody(request)) return;
  const members = Object.keys(await readJsonBody(request, http.getResponse<Response>())).slice(0, MAX_FAULTS);
  if (members.length === 0) return;
  const detail = 'This operation takes no members: send no body, or {}.';
  throw new InvalidInput(members.map((name) => ({ pointer: jsonPointer([name.slice(0, 64)]), code: 'unknown_member', detail })));
});
