import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request, type Response } from '../../request/request';
import { sentParameters } from '../http/sent-parameters';
import { OAuthError } from './oauth-error';

const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** A request for an access token. */
export interface TokenRequest {
  assertion: string;
  /** The SMART scopes that the client asks for. */
  scope: string;
}

/** Provides the form of a request for an access token. @throws OAuthError @throws errors of body-parser */
export const SentTokenRequest = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<TokenRequest> => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  if (Object.keys(request.query).length > 0) throw new OAuthError('invalid_request', 'Send the parameters in the body.');
  const sent = await sentParameters(request, http.getResponse<Response>(), 'small');
  const values = new Map(sent);
  if (values.size < sent.length) throw new OAuthError('invalid_request', 'Send each parameter once.');
  if (values.get('grant_type') !== 'client_credentials') {
    throw new OAuthError('unsupported_grant_type', 'Send grant_type=client_credentials.');
  }
  const assertion = values.get('client_assertion') ?? '';
  if (values.get('client_assertion_type') !== JWT_BEARER || assertion === '') {
    throw new OAuthError('invalid_request', `Send client_assertion, and client_assertion_type=${JWT_BEARER}.`);
  }
  const scope = values.get('scope') ?? '';
  if (scope === '') throw new OAuthError('invalid_request', 'Send scope, such as "system/Observation.rs".');
  return { assertion, scope };
});
