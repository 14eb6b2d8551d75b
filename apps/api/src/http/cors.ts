import { type CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface';
import { HEADERS } from '../openapi/headers';

/** Number of seconds for which a browser may remember the answer to a preflight request; Chrome limits it to two hours. */
const MAX_AGE_SECONDS = 7_200;

/**
 * Returns the options with which pages of the given origins may call the API (Cross-Origin Resource Sharing). Pages send the API key in a header, so
 * cookies are never permitted. A preflight request needs no API key: after the headers are set, it is answered like any other OPTIONS request.
 */
export function corsOptions(origins: string[]): CorsOptions {
  return {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Service-API-Key',
      'Authorization',
      'Prefer',
      'Content-Type',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'X-Request-Id',
      'X-Actor',
      'Read-After',
    ],
    exposedHeaders: [...Object.keys(HEADERS), 'Allow'],
    maxAge: MAX_AGE_SECONDS,
    preflightContinue: true,
  };
}
