import { ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { UnknownToken } from '@rpm/data-access';
import { TemporaryProblem } from '@rpm/domain';
import { problemStatus } from '../../problem/problem-kind';
import { type Response } from '../../request/request';

type OAuthErrorCode =
  'invalid_request' | 'invalid_client' | 'invalid_scope' | 'unsupported_grant_type' | 'temporarily_unavailable';

/** Error of a request for an access token (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: OAuthErrorCode,
    /** The way to correct the request. It never says which part of an assertion was wrong. */
    readonly description: string,
  ) {
    super(`${code}: ${description}`);
  }
}

/** Answers errors of the token endpoint as OAuth clients expect them. All other errors are answered as elsewhere. */
@Catch(OAuthError, UnknownToken, TemporaryProblem)
export class OAuthErrorFilter implements ExceptionFilter {
  catch(error: OAuthError | UnknownToken | TemporaryProblem, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { status, code, description } = answerTo(error);
    if (error instanceof TemporaryProblem) response.setHeader('Retry-After', error.retryAfter);
    response.status(status).set({ 'Content-Type': 'application/json; charset=utf-8', ...NOT_STORED });
    response.end(JSON.stringify({ error: code, error_description: description }));
  }
}

/** Headers of every answer of the token endpoint (RFC 6749, section 5.1). */
export const NOT_STORED = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

function answerTo(error: OAuthError | UnknownToken | TemporaryProblem): {
  status: number;
  code: OAuthErrorCode;
  description: string;
} {
  if (error instanceof OAuthError) {
    return { status: error.code === 'invalid_client' ? 401 : 400, code: error.code, description: error.description };
  }
  if (error instanceof TemporaryProblem) {
    return { status: problemStatus(error), code: 'temporarily_unavailable', description: error.detail };
  }
  return { status: 401, code: 'invalid_client', description: error.detail };
}
