import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidInput } from '@rpm/domain';
import { type Request } from '../request/request';

/** Parameters for a page, a sort order or a representation, which a CSV file does not support. */
const NOT_IN_CSV = ['page', 'size', 'sort', 'sortDescending', 'view', 'updatedAfter'];
const DETAIL = 'A CSV file contains all matching readings, newest first. Leave this parameter out, or fetch JSON.';

/**
 * Injects whether the client asks for a CSV file, with `format` or, if that is absent, with `Accept`. Clients that accept anything get JSON.
 * @throws InvalidInput if the query has parameters that a CSV file does not support
 */
export const WantsCsv = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const request = context.switchToHttp().getRequest<Request>();
  const { format = request.accepts(['json', 'csv']) } = request.query;
  if (format !== 'csv') return false;
  const rejected = NOT_IN_CSV.filter((parameter) => parameter in request.query);
  if (rejected.length > 0) {
    throw new InvalidInput(rejected.map((parameter) => ({ parameter, code: 'not_in_csv', detail: DETAIL })));
  }
  return true;
});
