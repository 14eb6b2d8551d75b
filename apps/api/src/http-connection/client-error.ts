import { type ApiProblem, type ApiProblemCode, problemStatus } from '../problem/problem-kind';
import { Problem } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type Logger } from 'pino';
import { type UnansweredRequests } from './unanswered-requests';
import { localUrlOf, problemDocument, problemHeaders } from '../problem/problem-document';
import { stopReading } from './stop-reading';

const CODES: Record<string, [ApiProblemCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Send at most 16 KiB of headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Send the request faster.'],
};

/** Responds to input that Node rejects before it becomes a request: invalid HTTP, oversized headers, unfinished requests, and CONNECT. */
export class ClientErrorHandler {
  constructor(
    private readonly exchanges: UnansweredRequests,
    private readonly logger: Logger,
    private readonly configuredUrl: string | undefined,
  ) {}

  answer(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [code, detail] = CODES[error.code ?? ''] ?? ['malformed_request', 'Send plain HTTP/1.1.'];
    this.refuse(new Problem<ApiProblemCode>(code, detail), socket);
  }

  /** Rejects a request and closes its connection. */
  refuse(problem: ApiProblem, socket: Socket): void {
    const open = this.exchanges.of(socket);
    const broken = open.find(({ req }) => !req.complete);
    const last = open.at(-1);
    if (last && last !== broken) {
      // Earlier requests are still being processed. Only their responses are sent, because the client would mistake a rejection for one of them.
      stopReading(socket);
      last.once('finish', () => socket.destroySoon());
      return;
    }
    const requestId = broken?.req.requestId ?? randomUUID();
    const body = JSON.stringify(problemDocument(problem, requestId, this.configuredUrl ?? localUrlOf(socket)));
    const headers = {
      ...problemHeaders(problem),
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problemStatus(problem)} ${STATUS_CODES[problemStatus(problem)]}\r\n${lines.join('')}\r\n${body}`);
    // A request whose body is incomplete is logged when its connection closes.
    // Input that Node could not parse as a request is logged immediately, because the close of a connection logs only requests.
    if (broken) broken.req.refusedWith = problemStatus(problem);
    else this.logger.info({ requestId, method: null, route: null, status: problemStatus(problem), ms: 0, keyId: null });
  }
}
