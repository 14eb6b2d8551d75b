import { Injectable } from '@nestjs/common';
import { issueSmartToken, SmartReplay } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { RateLimits } from '../../authentication/rate-limits';
import { type Request, type Response } from '../../request/request';
import { noteSession, sessionEntryOf } from '../../trail/audited-request';
import { ClientAssertions, rejected, type VerifiedAssertion } from './client-assertions';
import { OAuthError } from './oauth-error';
import { type GrantedScopes, grantedScopes } from './smart-scopes';
import { type TokenRequest } from './token-request';

/** The answer to a request for an access token (RFC 6749, section 5.1). */
export interface AccessToken {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  scope: string;
}

/** Issues access tokens to SMART clients. */
@Injectable()
export class SmartTokens {
  constructor(
    private readonly database: Database,
    private readonly assertions: ClientAssertions,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Issues a token with those scopes that both the client has and the request asks for. Assertions that are not accepted count as bad keys of the network, and
   * accepted ones as requests of the client.
   * @param audience the address of the token endpoint @throws UnknownToken, OAuthError, TemporaryProblem
   */
  async issue(
    { assertion, scope }: TokenRequest,
    audience: string,
    { request, response }: { request: Request; response: Response },
  ): Promise<AccessToken> {
    return this.limits.countUnknown(request.ip, async () => {
      const verified = await this.assertions.verify(assertion, audience, request.ip);
      await this.limits.countRequest(verified.client.keyId, response);
      const granted = grantedScopes(scope, verified.client.scopes);
      if (granted.smart.length === 0) {
        throw new OAuthError(
          'invalid_scope',
          'The client has none of these scopes. Ask for scopes such as "system/Observation.rs".',
        );
      }
      return this.issueGranted(verified, granted, request);
    });
  }

  private async issueGranted(
    verified: VerifiedAssertion,
    { smart, scopes }: GrantedScopes,
    request: Request,
  ): Promise<AccessToken> {
    const entryOf = sessionEntryOf(request, 'signIn', 200);
    const issued = await issueSmartToken(this.database, { ...verified, scopes }, entryOf).catch(hideReplay);
    noteSession(request, issued.principal, 'signIn');
    return {
      access_token: issued.token.text,
      token_type: 'bearer',
      expires_in: issued.expiresInSeconds,
      scope: smart.join(' '),
    };
  }
}

function hideReplay(error: unknown): never {
  throw error instanceof SmartReplay ? rejected() : error;
}
