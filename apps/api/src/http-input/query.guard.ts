import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { InvalidInput } from '@rpm/domain';
import { isFhirPath } from '../request/fhir-path';
import { type Request } from '../request/request';

/** Rejects a query string if the operation has no query parameters: ignoring an unknown parameter could give the client a wrong result. FHIR has parameters of every operation, which its own routes check. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.url.includes('?') || !request.principal || readsQuery(context) || isFhirPath(request.path)) return true;
    const errors = Object.keys(request.query).map((name) => ({
      parameter: name.slice(0, 64),
      code: 'unknown_parameter',
      detail: 'This operation has no query parameters.',
    }));
    if (errors.length > 0) throw new InvalidInput(errors);
    return true;
  }
}

function readsQuery(context: ExecutionContext): boolean {
  const declared = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as object | undefined;
  return Object.keys(declared ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
