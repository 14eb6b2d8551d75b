import { HttpProblem } from '../problem/problem-kind';
import { TIME_LIMITS } from '@rpm/domain';
import { createServer, type Server } from 'node:http';
import { type Socket } from 'node:net';
import { type Logger } from 'pino';
import { type Configuration } from '../configuration/configuration';
import { SlowReaderTimeouts } from './answer-deadlines';
import { ClientErrorHandler } from './client-error';
import { UnansweredRequests } from './unanswered-requests';
import { MAX_UNANSWERED, rejectionReason } from './refusal';
import { type ExpressApp, expressClasses } from './express-classes';
import { type Request, type Response } from '../request/request';
import { toOriginForm } from './request-target';
import { stopReading } from './stop-reading';

/** Options of the HTTP server; times are in milliseconds. Nest passes no options to `http.createServer`, so {@link createHttpServer} creates the server. */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: TIME_LIMITS.headers,
  requestTimeout: TIME_LIMITS.request,
  connectionsCheckingInterval: 2_500,
  /** Node stops reading requests from a connection while more response bytes than this wait to be sent. Node's default depends on its version. */
  highWaterMark: 16 * 1024,
  /** Node would respond to a missing Host header itself without a problem document; `rejectionReason` checks the header instead. */
  requireHostHeader: false,
};

const NO_TUNNEL = 'This service is no proxy. Use another method than CONNECT.';

/** Creates a server whose connections are limited in time and memory, and which rejects requests with problem documents. */
export function createHttpServer(app: ExpressApp, { KEEP_ALIVE_TIMEOUT_MS, PUBLIC_URL }: ServerSettings, logger: Logger): Server {
  const exchanges = new UnansweredRequests();
  const overfull = new WeakSet<Socket>();
  const options = { ...SERVER_OPTIONS, ...expressClasses(app), keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS };
  const server = createServer(options, (incoming, outgoing) => {
    // The casts are safe, because `expressClasses` makes Node create instances of Express's classes.
    const [request, response] = [incoming as Request, outgoing as Response];
    const { socket } = request;
    if (overfull.has(socket)) return;
    const target = toOriginForm(request.method, request.url);
    const unanswered = exchanges.count(socket);
    request.refusal = rejectionReason(request, target, unanswered);
    request.url = target ?? '/';
    exchanges.add(socket, response);
    if (unanswered >= MAX_UNANSWERED) {
      // The rejection is the last response on this connection: further requests that were already read are dropped, and no more are read.
      overfull.add(socket);
      response.setHeader('Connection', 'close');
      stopReading(socket);
    }
    app(request, response);
  });
  // 0 permits any number of headers. With a limit, Node would silently drop the excess headers, but `rejectionReason` rejects such a request.
  server.maxHeadersCount = 0;
  server.setTimeout(TIME_LIMITS.socket);
  const clientErrors = new ClientErrorHandler(exchanges, logger, PUBLIC_URL);
  server.on('clientError', (error, socket: Socket) => clientErrors.answer(error, socket));
  server.on('connect', (_request, socket: Socket) =>
    clientErrors.refuse(new HttpProblem('malformed_request', NO_TUNNEL), socket),
  );
  // Ignores an unknown `Expect` header, as HTTP permits; Node would reject the request without a problem document.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const deadlines = new SlowReaderTimeouts(exchanges).start();
  server.on('close', () => clearInterval(deadlines));
  return server;
}

type ServerSettings = Pick<Configuration, 'KEEP_ALIVE_TIMEOUT_MS' | 'PUBLIC_URL'>;
