import { type InputFault, Problem, PROBLEM_KINDS } from '@rpm/domain';
import { type Socket } from 'node:net';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** RFC 9457, with our extension members. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  requestId: string;
  errors?: readonly InputFault[];
}

/** @param publicUrl where this instance serves the page that `type` names */
export function problemDocument(problem: Problem, requestId: string, publicUrl: string): ProblemDocument {
  return {
    type: `${publicUrl}/errors/${problem.code}`,
    title: PROBLEM_KINDS[problem.code].title,
    status: problem.status,
    detail: problem.detail,
    // The occurrence, not its address: a path or query may hold what must not be repeated.
    instance: `urn:rpm:request:${encodeURIComponent(requestId)}`,
    code: problem.code,
    requestId,
    ...(problem.faults.length > 0 && { errors: problem.faults }),
  };
}

/** The address a connection came in on: true without configuration, and not the caller's claim as `Host` is. */
export function addressOf({ localAddress, localPort }: Socket): string {
  const host = localAddress?.includes(':') ? `[${localAddress}]` : (localAddress ?? 'localhost');
  return `http://${host}:${localPort}`;
}

/** Headers that belong to a problem besides its media type. */
export function problemHeaders(problem: Problem): Record<string, string> {
  return {
    'Content-Type': PROBLEM_MEDIA_TYPE,
    'Cache-Control': 'no-store',
    ...(problem.status === 401 && { 'WWW-Authenticate': 'ApiKey realm="rpm", header="Service-API-Key"' }),
    ...(problem.retryAfter !== null && { 'Retry-After': String(problem.retryAfter) }),
  };
}
