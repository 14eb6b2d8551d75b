import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { type Request, type Response } from '../../request/request';
import { Public } from '../../authentication/access.decorator';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../../authentication/console-settings';
import { HttpProblem } from '../../problem/problem-kind';
import { FHIR_PATH } from '../../request/fhir-path';
import { NOT_STORED, OAuthErrorFilter } from './oauth-error';
import { SUPPORTED_SCOPES } from './smart-scopes';
import { type AccessToken, SmartTokens } from './smart-tokens';
import { SentTokenRequest, type TokenRequest } from './token-request';
import { tokenUrlOf } from './token-url';

/** SMART backend services: programs sign assertions and get access tokens (SMART App Launch 2.2). */
@Controller(FHIR_PATH)
export class SmartController {
  constructor(
    private readonly tokens: SmartTokens,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  @Get('.well-known/smart-configuration')
  @Public()
  configuration(): object {
    return {
      token_endpoint: this.tokenUrl(),
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
      grant_types_supported: ['client_credentials'],
      scopes_supported: SUPPORTED_SCOPES,
      code_challenge_methods_supported: ['S256'],
      capabilities: ['client-confidential-asymmetric', 'permission-v1', 'permission-v2'],
    };
  }

  @Post('auth/token')
  @Public()
  @HttpCode(200)
  @UseFilters(OAuthErrorFilter)
  token(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @SentTokenRequest() sent: TokenRequest,
  ): Promise<AccessToken> {
    response.set(NOT_STORED);
    return this.tokens.issue(sent, this.tokenUrl(), { request, response });
  }

  /** @throws HttpProblem `path_not_found` without a public URL, because assertions name the address for which they are valid */
  private tokenUrl(): string {
    const url = tokenUrlOf(this.settings);
    if (url === null) throw new HttpProblem('path_not_found', 'SMART backend services are off: PUBLIC_URL is not set.');
    return url;
  }
}
