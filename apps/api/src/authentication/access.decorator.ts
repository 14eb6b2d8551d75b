import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type Principal } from '@rpm/data-access';
import { type Scope } from '@rpm/domain';
import { type AccessRule } from '../request/access-rule';
import { type Request } from '../request/request';

export const ACCESS = 'access';

/** Makes a route public: no API key is needed. */
export const Public = () => SetMetadata<string, AccessRule>(ACCESS, 'public');

/** Makes a route require a valid API key with any scopes. */
export const RequireKey = () => SetMetadata<string, AccessRule>(ACCESS, 'key');

/** Makes a route require an API key with the given scope. */
export const RequireScope = (scope: Scope) => SetMetadata<string, AccessRule>(ACCESS, scope);

/** The organization of the caller's API key. The caller can read and change only data of this organization. */
export const OrganizationId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  return principalOf(context).organizationId;
});

/** Injects the authenticated caller with all scopes of its API key, for operations whose response depends on the scopes. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => principalOf(context));

function principalOf(context: ExecutionContext): Principal {
  const { principal } = context.switchToHttp().getRequest<Request>();
  if (!principal) throw new Error('A public route has no caller.');
  return principal;
}
