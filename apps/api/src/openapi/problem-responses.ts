import { type ApiProblemCode, PROBLEM_KINDS } from '../problem/problem-kind';
import { type HeaderName, headerReferences } from './headers';
import { type Response } from './model';
import { type Problems } from './problems';
import { ref } from './schema/schema';

const HEADERS_OF: Record<number, HeaderName[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/**
 * Describes the problem responses of an operation: one response for each status, with the codes that have this status. The responses have no
 * examples, because most problems are the same in every operation, and their examples were a fifth of the document.
 */
export function problemResponses(problems: Problems): Record<string, Response> {
  const byStatus = new Map<number, ApiProblemCode[]>();
  for (const code of Object.keys(problems) as ApiProblemCode[]) {
    const { status } = PROBLEM_KINDS[code];
    const some = byStatus.get(status) ?? [];
    some.push(code);
    byStatus.set(status, some);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), problemResponse(status, codes)]));
}

/** Cache of problem responses. Most operations have the same ones, and the document is built and published faster if operations share these objects. */
const RESPONSES = new Map<string, Response>();

function problemResponse(status: number, codes: ApiProblemCode[]): Response {
  const key = codes.join();
  const response = RESPONSES.get(key) ?? newProblemResponse(status, codes);
  RESPONSES.set(key, response);
  return response;
}

function newProblemResponse(status: number, codes: ApiProblemCode[]): Response {
  const properties = { status: { type: 'integer', const: status }, code: { type: 'string', enum: codes } } as const;
  const headers = HEADERS_OF[status];
  return {
    description: codes.map((code) => `${PROBLEM_KINDS[code].title} (\`${code}\`).`).join(' '),
    ...(headers && { headers: headerReferences(...headers) }),
    content: { 'application/problem+json': { schema: { allOf: [ref('Problem'), { type: 'object', properties }] } } },
  };
}
