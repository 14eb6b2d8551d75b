import { type ApiProblemCode, PROBLEM_KINDS } from '../problem/problem-kind';
import { type InputError } from '@rpm/domain';
import { type HeaderName, headers } from './headers';
import { type Example, type Response } from './model';
import { ref } from './schema';

/** Example of a problem: its detail and its validation errors. */
export interface ProblemWords {
  detail: string;
  errors?: readonly InputError[];
}

/** The problems that an operation can cause, by code, each with an example. */
export type Problems = Partial<Record<ApiProblemCode, ProblemWords>>;

/** Problems that every request can cause. */
export const ANY_REQUEST: Problems = {
  malformed_request: { detail: 'Send plain HTTP/1.1.' },
  request_timeout: { detail: 'Send the request faster.' },
  too_many_unanswered_requests: { detail: 'Send at most 16 requests on one connection before you read their answers.' },
  headers_too_large: { detail: 'Send at most 16 KiB of headers.' },
  internal_error: { detail: 'The service failed. Report the requestId.' },
};

export const UNAVAILABLE: Problems = { unavailable: { detail: 'The database does not answer in time. Try again later.' } };

/** Problems that every request under `/api/v3` can cause. */
export const KEYED_REQUEST: Problems = {
  ...ANY_REQUEST,
  ...UNAVAILABLE,
  api_key_missing: { detail: 'Send your API key in the header Service-API-Key.' },
  api_key_invalid: { detail: 'Send a valid key in the header Service-API-Key.' },
  api_key_expired: { detail: 'This key has expired. Use another one.' },
  api_key_revoked: { detail: 'This key was revoked. Use another one.' },
  rate_limited: { detail: 'This key has reached its limit of requests for this minute.' },
  organization_busy: {
    detail: 'Earlier requests of your organization still use all database connections it may have. Send fewer at the same time.',
  },
  too_many_bad_keys: { detail: 'This address has sent too many invalid API keys. Correct the key, wait, then try again.' },
};

/** Further problems that a request with a body can cause. */
export const BODY: Problems = {
  malformed_json: { detail: 'The body is not valid JSON from character 17.' },
  body_too_large: { detail: 'Send at most 1 MiB.' },
  unsupported_media_type: { detail: 'Send Content-Type: application/json in UTF-8.' },
};

const HEADERS_OF: Record<number, HeaderName[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** Describes one response for each status of the problems, with the codes that have this status. */
export function problemResponses(problems: Problems): Record<string, Response> {
  const byStatus = new Map<number, [ApiProblemCode, ProblemWords][]>();
  for (const [code, words] of Object.entries(problems) as [ApiProblemCode, ProblemWords][]) {
    const { status } = PROBLEM_KINDS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), [code, words]]);
  }
  return Object.fromEntries([...byStatus].map(([status, some]) => [String(status), problemResponse(status, some)]));
}

function problemResponse(status: number, problems: [ApiProblemCode, ProblemWords][]): Response {
  const codes = problems.map(([code]) => code);
  const properties = { status: { type: 'integer', const: status }, code: { type: 'string', enum: codes } } as const;
  return {
    description: codes.map((code) => `${PROBLEM_KINDS[code].title} (\`${code}\`).`).join(' '),
    headers: headers(...(HEADERS_OF[status] ?? [])),
    content: {
      'application/problem+json': {
        schema: { allOf: [ref('Problem'), { type: 'object', properties }] },
        examples: Object.fromEntries(problems.map(([code, words]) => [code, problemExample(code, words)])),
      },
    },
  };
}

const REQUEST_ID = '7e1d0f52-8a34-4c11-9d55-0c4f7a1be001';

function problemExample(code: ApiProblemCode, words: ProblemWords): Example {
  const { status, title } = PROBLEM_KINDS[code];
  const type = `https://rpm.example.org/errors/${code}`;
  const { detail, errors } = words;
  const instance = `urn:rpm:request:${REQUEST_ID}`;
  const value = { type, title, status, detail, instance, code, requestId: REQUEST_ID, ...(errors && { errors }) };
  return { summary: title, value };
}
