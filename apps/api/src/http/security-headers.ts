import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Request, type Response } from './request';

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
    contentSecurityPolicy: {
      useDefaults: false,
      // Swagger UI needs inline styles and `data:` images; everything else is loaded from the service's own origin.
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
  }),
);

export function setSecurityHeaders(_request: Request, response: Response): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
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
