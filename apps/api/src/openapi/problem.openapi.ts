import { PROBLEM_KINDS } from '../problem/problem-kind';
import { type Schema } from './model';
import { ref, responseObject } from './schema';

const CODES = Object.keys(PROBLEM_KINDS);
const STATUSES = [...new Set(Object.values(PROBLEM_KINDS).map(({ status }) => status))].sort();

const ERROR_PROPERTIES = {
  code: {
    type: 'string',
    pattern: '^[a-z0-9_]+$',
    description: 'Stable code of the validation error, such as `unknown_parameter`.',
  },
  detail: { type: 'string', description: 'How to correct the input.' },
} as const;

const INPUT_ERROR: Schema = {
  description: 'A validation error: its place, its code, and how to correct the input. It never contains the value itself.',
  anyOf: [
    responseObject('A validation error in the body.', {
      pointer: { type: 'string', description: 'JSON pointer (RFC 6901) to the property; empty for the whole body.' },
      ...ERROR_PROPERTIES,
    }),
    responseObject('A validation error in the path, the query or a header.', {
      parameter: { type: 'string', description: 'Name of the path parameter, query parameter or header.' },
      ...ERROR_PROPERTIES,
    }),
  ],
};

const PROBLEM: Schema = {
  type: 'object',
  description: 'A problem document (RFC 9457). Programs should use `code`; `detail` and the page at `type` are for people.',
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      pattern: '/errors/[a-z_]+$',
      description: 'URL of a page of this service that explains this kind of problem.',
    },
    title: { type: 'string', description: 'Short name of the kind of problem.' },
    status: { type: 'integer', enum: STATUSES, description: 'The HTTP status of the response.' },
    detail: { type: 'string', description: 'The cause of this problem, and how to correct the request.' },
    instance: {
      type: 'string',
      format: 'uri',
      pattern: '^urn:rpm:request:',
      description: 'URI of this occurrence of the problem.',
    },
    code: {
      type: 'string',
      enum: CODES,
      description: 'Code of the kind of problem, for programs. Codes may be added, but are never renamed.',
    },
    requestId: { type: 'string', description: 'Equals the header X-Request-Id. Quote it when you ask for help.' },
    errors: {
      type: 'array',
      items: ref('InputError'),
      description: 'All validation errors of the input, not only the first one.',
    },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  additionalProperties: false,
};

export const PROBLEM_SCHEMAS = { Problem: PROBLEM, InputError: INPUT_ERROR };
