import { Problem, type ProblemCode } from '@rpm/domain';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type Logger } from 'pino';
import { openExchanges } from './open-exchanges';
import { addressOf, problemDocument, problemHeaders } from './problem-document';

const CODES: Record<string, [ProblemCode, string]> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Send at most 16 KiB of headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Send the request faster.'],
};

/** Answers what Node refuses before it is a request: broken HTTP, oversized headers, requests that never end. */
export function answerClientError(logger: Logger, configuredUrl: string | undefined) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const open = openExchanges(socket);
    const broken = open.find(({ req }) => !req.complete);
    const answered = open.at(-1);
    if (answered && answered !== broken) {
      // What was asked before is carried out: its answer is owed, and must not be taken for this refusal.
      socket.pause();
      answered.once('finish', () => socket.destroySoon());
      return;
    }
    const [code, detail] = CODES[error.code ?? ''] ?? ['malformed_request', 'Send plain HTTP/1.1.'];
    const problem = new Problem(code, detail);
    const requestId = broken?.req.requestId ?? randomUUID();
    const body = JSON.stringify(problemDocument(problem, requestId, configuredUrl ?? addressOf(socket)));
    const headers = {
      ...problemHeaders(problem),
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
    // The request that broke off has a line of its own, when its connection is done with it.
    if (broken) broken.req.refusedWith = problem.status;
    else logger.info({ requestId, method: null, route: null, status: problem.status, ms: 0, keyId: null });
  };
}
