import { type Logger } from 'pino';
import { type RequestStep } from '../request/request-step';
import { type Request } from '../request/request';
import { isCatchAll } from './routes';

/** The status 499, which nginx logs for a request whose client disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** The parts of a request and its response that the access log uses; they include neither body. */
export interface LoggedRequest {
  method: string;
  /** Path of the matched route in Express's notation, such as `/api/v3/site/:siteId`; null if no route matches. */
  route: string | null;
  status: number;
  ms: number;
}

/** Logs one line per request with a fixed list of fields. The request id is the only string from the client that a line can contain. */
export function accessLog(logger: Logger, count: (exchange: LoggedRequest) => void): RequestStep {
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
  return typeof path === 'string' && !isCatchAll(path) ? path : null;
}
