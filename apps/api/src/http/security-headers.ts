import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Request, type Response } from './request';

/** Keeps what helmet sets. */
class Recorder extends ServerResponse {
  readonly recorded: [name: string, value: string][] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.recorded.push([name, String(value)]);
    return super.setHeader(name, value);
  }
}

/**
 * Answers hold health data: nothing may keep, frame, sniff or embed them. What helmet has for browsers of long ago is left out, as
 * by OWASP's REST Security Cheat Sheet: every answer pays for every header.
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
      // Swagger UI styles its parts inline; everything else comes from this origin.
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

/** None of helmet's headers depends on the request, so its thirteen handlers are asked once and not for every answer. */
function headersOf(middleware: ReturnType<typeof helmet>): Recorder['recorded'] {
  const request = new IncomingMessage(new Socket());
  const response = new Recorder(request);
  middleware(request, response, () => undefined);
  return response.recorded;
}
