import { type ApiProblem, HttpProblem, type HttpProblemCode } from '../problem/problem-kind';
import { TemporaryProblem } from '@rpm/domain';
import { type IncomingMessage } from 'node:http';

/** Maximum number of headers of one request. */
const MAX_HEADERS = 2_000;

/** Maximum number of unanswered requests on one connection. All of them are processed at the same time. */
export const MAX_UNANSWERED = 16;

/**
 * Returns the reason for rejecting a request before it is routed; null if there is none. Node's own checks are disabled, because their responses are
 * not problem documents.
 */
export function rejectionReason(request: IncomingMessage, target: string | null, unanswered: number): ApiProblem | null {
  if (unanswered >= MAX_UNANSWERED) {
    const detail = `Send at most ${MAX_UNANSWERED} requests on one connection before you read their answers.`;
    return new TemporaryProblem<HttpProblemCode>('too_many_unanswered_requests', detail, 1);
  }
  if (target === null) return new HttpProblem('malformed_request', 'Request a path, or an http(s) URL without a user name.');
  // `rawHeaders` contains names and values alternately.
  if (request.rawHeaders.length > 2 * MAX_HEADERS) {
    return new HttpProblem('headers_too_large', `Send at most ${MAX_HEADERS} headers.`);
  }
  const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && isHost(text)).length;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
    return new HttpProblem('malformed_request', 'Send the header Host exactly once.');
  }
  return null;
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
