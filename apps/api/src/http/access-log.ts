import { type Logger } from 'pino';
import { type Prelude } from './prelude';
import { type Request } from './request';

/** What nginx calls a request whose caller left before the answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** One line for each request, of an allow-list of fields: nothing a caller sent can get into it but its own request id. */
export function accessLog(logger: Logger): Prelude {
  return (request, response) => {
    const begin = performance.now();
    response.once('close', () => {
      logger.info({
        requestId: request.requestId,
        method: request.method,
        route: routePattern(request),
        status: response.writableFinished ? response.statusCode : (request.refusedWith ?? CLIENT_CLOSED_REQUEST),
        ms: Math.round((performance.now() - begin) * 10) / 10,
        keyId: request.principal?.keyId ?? null,
      });
    });
  };
}

function routePattern({ route }: Request): string | null {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' && !path.includes('*') ? path : null;
}
