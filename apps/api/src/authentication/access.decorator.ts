import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type Principal } from '@rpm/data-access';
import { type Scope } from '@rpm/domain';
import { type Request } from '../http/request';

export const ACCESS = 'access';

/** What a route asks of its caller. A route that does not say is closed. */
export type Access = 'public' | Scope;

/** Anybody may call this route. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** The key must carry this scope. */
export const RequireScope = (scope: Scope) => SetMetadata<string, Access>(ACCESS, scope);

/** The organization the caller's key belongs to: everything the caller may see or change is in it. */
export const OrganizationId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  return principalOf(context).organizationId;
});

/** The caller with all scopes, for an operation that shows more to one key than to another. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => principalOf(context));

function principalOf(context: ExecutionContext): Principal {
  const { principal } = context.switchToHttp().getRequest<Request>();
  if (!principal) throw new Error('A public route has no caller.');
  return principal;
}
