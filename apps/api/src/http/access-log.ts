import { type Logger } from 'pino';
import { type Prelude } from './prelude';
import { type Request } from './request';

/** What nginx calls a request whose caller left before the answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** A request and its answer, without anything of what was in them. */
export interface Exchange {
  method: string;
  /** Express's notation, `/api/v3/site/:siteId`; null where there is no such path. */
  route: string | null;
  status: number;
  ms: number;
}

/** One line for each request, of an allow-list of fields: nothing a caller sent can get into it but its own request id. */
export function accessLog(logger: Logger, count: (exchange: Exchange) => void): Prelude {
  return (request, response) => {
    const begin = performance.now();
    response.once('close', () => {
      const exchange = {
        method: request.method,
        route: routePattern(request),
        status: response.writableFinished ? response.statusCode : (request.refusedWith ?? CLIENT_CLOSED_REQUEST),
        ms: Math.round((performance.now() - begin) * 10) / 10,
      };
      logger.info({ requestId: request.requestId, ...exchange, keyId: request.principal?.keyId ?? null });
      count(exchange);
    });
  };
}

function routePattern({ route }: Request): string | null {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' && !path.includes('*') ? path : null;
}
