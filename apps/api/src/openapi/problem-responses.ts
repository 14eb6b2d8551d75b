import { type ApiProblemCode, PROBLEM_KINDS } from '../problem/problem-kind';
import { type HeaderName, headerReferences } from './headers';
import { type Example, type Response } from './model';
import { type ProblemExamples, type ProblemExample } from './problems';
import { ref } from './schema/schema';

const HEADERS_OF: Record<number, HeaderName[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** Describes the problem responses of an operation: one response for each status, listing the codes that have this status. */
export function problemResponses(problems: ProblemExamples): Record<string, Response> {
  const byStatus = new Map<number, [ApiProblemCode, ProblemExample][]>();
  for (const [code, words] of Object.entries(problems) as [ApiProblemCode, ProblemExample][]) {
    const { status } = PROBLEM_KINDS[code];
    const some = byStatus.get(status) ?? [];
    some.push([code, words]);
    byStatus.set(status, some);
  }
  return Object.fromEntries([...byStatus].map(([status, some]) => [String(status), problemResponse(status, some)]));
}

/** Cache of problem responses. Most operations have the same ones, and the document is built and published faster if they share the same objects. */
const RESPONSES = new Map<string, Response>();

function problemResponse(status: number, problems: [ApiProblemCode, ProblemExample][]): Response {
  const key = JSON.stringify(problems);
  const response = RESPONSES.get(key) ?? newProblemResponse(status, problems);
  RESPONSES.set(key, response);
  return response;
}

function newProblemResponse(status: number, problems: [ApiProblemCode, ProblemExample][]): Response {
  const codes = problems.map(([code]) => code);
  const properties = { status: { type: 'integer', const: status }, code: { type: 'string', enum: codes } } as const;
  return {
    description: codes.map((code) => `${PROBLEM_KINDS[code].title} (\`${code}\`).`).join(' '),
    headers: headerReferences(...(HEADERS_OF[status] ?? [])),
    content: {
      'application/problem+json': {
        schema: { allOf: [ref('Problem'), { type: 'object', properties }] },
        examples: Object.fromEntries(problems.map(([code, words]) => [code, problemExample(code, words)])),
      },
    },
  };
}

const REQUEST_ID = '7e1d0f52-8a34-4c11-9d55-0c4f7a1be001';

function problemExample(code: ApiProblemCode, words: ProblemExample): Example {
  const { status, title } = PROBLEM_KINDS[code];
  const type = `https://rpm.example.org/errors/${code}`;
  const { detail, ...members } = words;
  const instance = `urn:rpm:request:${REQUEST_ID}`;
  const value = {
    type,
    title,
    status,
    detail,
    instance,
    code,
    requestId: REQUEST_ID,
    ...members,
  };
  return { summary: title, value };
}
