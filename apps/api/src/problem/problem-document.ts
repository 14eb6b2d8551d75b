import { type ApiProblem, PROBLEM_KINDS, problemStatus } from './problem-kind';
import { type InputError, type References } from '@rpm/domain';
import { type Socket } from 'node:net';

const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** A problem document (RFC 9457) with extension members. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  requestId: string;
  errors?: readonly InputError[];
  references?: References;
  oldestCursor?: string;
  patientId?: number;
}

/** @param publicUrl base URL of the error page that the property `type` links to */
export function problemDocument(problem: ApiProblem, requestId: string, publicUrl: string): ProblemDocument {
  return {
    type: `${publicUrl}/errors/${problem.code}`,
    title: PROBLEM_KINDS[problem.code].title,
    status: problemStatus(problem),
    detail: problem.detail,
    // `instance` contains the request id rather than the URL, because a path or query may contain data that must not be repeated.
    instance: `urn:rpm:request:${encodeURIComponent(requestId)}`,
    code: problem.code,
    requestId,
    ...(problem.errors.length > 0 && { errors: problem.errors }),
    ...problem.members,
  };
}

/**
 * Returns the service's own address and port on a connection as a URL. This address needs no configuration and, unlike the header `Host`, is not
 * controlled by the client.
 */
export function localUrlOf({ localAddress, localPort }: Socket): string {
  const host = localAddress?.includes(':') ? `[${localAddress}]` : (localAddress ?? 'localhost');
  return `http://${host}:${localPort}`;
}

/** The challenge to a vendor. It does not say which kind of authentication the source has. */
const SOURCE_CHALLENGE = 'Source realm="rpm"';
const API_KEY_CHALLENGE = 'ApiKey realm="rpm", header="Service-API-Key"';

/** Returns the headers of a response that contains a problem document. */
export function problemHeaders(problem: ApiProblem): Record<string, string> {
  const challenge = problem.code === 'message_not_authentic' ? SOURCE_CHALLENGE : API_KEY_CHALLENGE;
  return { 'Content-Type': PROBLEM_MEDIA_TYPE, ...headersOf(problem, challenge) };
}

/** Returns the headers of a problem below `/fhir/r4`, where a key may be a bearer token (RFC 6750), except for the type of the content. */
export function fhirProblemHeaders(problem: ApiProblem): Record<string, string> {
  const error = problem.code === 'api_key_missing' ? '' : ', error="invalid_token"';
  return headersOf(problem, `Bearer realm="rpm"${error}, ${API_KEY_CHALLENGE}`);
}

function headersOf(problem: ApiProblem, challenge: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    ...(problemStatus(problem) === 401 && { 'WWW-Authenticate': challenge }),
    ...(problem.retryAfter !== null && { 'Retry-After': String(problem.retryAfter) }),
  };
}
