import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Request, type Response } from '../request/request';

/** A response that records which headers helmet sets. */
class Recorder extends ServerResponse {
  readonly recorded: [name: string, value: string][] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.recorded.push([name, String(value)]);
    return super.setHeader(name, value);
  }
}

/**
 * Security headers of every response. Responses contain health data and must not be stored, framed, sniffed or embedded. Headers for old browsers are
 * left out, as OWASP's REST Security Cheat Sheet recommends, because they would be sent with every response.
 */
const HEADERS = headersOf(
  helmet({
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: false,
  }),
);

/** Content security policy of every response but the page `/docs`: scripts, styles and requests only from and to this origin, and no HTML that a script writes as text. */
const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Content security policy of the page `/docs` only: Swagger UI needs inline styles, and writes HTML as text. It never handles a session. */
export const REFERENCE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ALL_HEADERS = [...HEADERS, ['Content-Security-Policy', STRICT_POLICY] as const];

export function setSecurityHeaders(_request: Request, response: Response): void {
  for (const [name, value] of ALL_HEADERS) response.setHeader(name, value);
}

/**
 * Runs helmet once and records its headers, because no header depends on the request. Running its thirteen handlers for every response would be
 * slower.
 */
function headersOf(middleware: ReturnType<typeof helmet>): Recorder['recorded'] {
  const request = new IncomingMessage(new Socket());
  const response = new Recorder(request);
  middleware(request, response, () => undefined);
  return response.recorded;
}
