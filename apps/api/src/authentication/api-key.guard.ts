import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Principal } from '@rpm/data-access';
import { grantsAllow, Problem } from '@rpm/domain';
import { type Request, type Response } from '../request/request';
import { type AccessRule } from '../request/access-rule';
import { ACCESS } from './access.decorator';
import { isFhirPath } from '../request/fhir-path';
import { assertedActorOf } from './asserted-actor';
import { bearerTokenOf } from './bearer-token';
import { RateLimits } from './rate-limits';
import { keyMissing, RequestAuthentication } from './request-authentication';

/**
 * Accepts a request whose API key, or session of the console, is valid and has the scope of the operation. The guard is global: a route without an access
 * rule rejects all requests.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: RequestAuthentication,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<AccessRule | undefined>(ACCESS, context.getHandler());
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    request.principal = await this.authenticate(request);
    if (access !== undefined) request.access = access;
    await this.limits.countRequest(request.principal.keyId, http.getResponse<Response>());
    // A session belongs to a person, whom no header can replace.
    request.assertedActor = request.principal.session ? null : assertedActorOf(request);
    if (access === undefined) throw new Error('This route declares no scope.');
    if (access === 'key' || grantsAllow(request.principal.scopes, access)) return true;
    throw new Problem('scope_missing', `This operation needs a key with the scope ${access}.`);
  }

  /**
   * Authenticates the request. If the API key header is sent twice, Node joins the values with a comma, which no valid key contains. A request with the
   * header is never authenticated by its session, even if the key is invalid. Many FHIR clients can only send a bearer token.
   */
  private authenticate(request: Request): Principal | Promise<Principal> {
    const key = request.headers['service-api-key'];
    const bearer = key === undefined && isFhirPath(request.path) ? bearerTokenOf(request) : undefined;
    if (bearer !== undefined) return this.authentication.byBearerToken(bearer, request.ip);
    if (key === undefined) return this.authentication.bySession(request);
    if (typeof key !== 'string' || key === '') throw keyMissing();
    return this.authentication.byKey(key, request.ip);
  }
}
