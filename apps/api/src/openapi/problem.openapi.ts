import { PROBLEM_KINDS } from '../http/problem-kind';
import { type Schema } from './model';
import { ref, shownObject } from './schema';

const CODES = Object.keys(PROBLEM_KINDS);
const STATUSES = [...new Set(Object.values(PROBLEM_KINDS).map(({ status }) => status))].sort();

const FAULT_WORDS = {
  code: { type: 'string', pattern: '^[a-z0-9_]+$', description: 'Stable name of the fault, such as `unknown_parameter`.' },
  detail: { type: 'string', description: 'How to mend it.' },
} as const;

const FAULT: Schema = {
  description: 'One fault of the input: where it is, what is wrong, and how to mend it. Never the value itself.',
  anyOf: [
    shownObject('In the body.', {
      pointer: { type: 'string', description: 'JSON pointer (RFC 6901); empty for the body as a whole.' },
      ...FAULT_WORDS,
    }),
    shownObject('In the address.', {
      parameter: { type: 'string', description: 'Name of the query or path parameter.' },
      ...FAULT_WORDS,
    }),
  ],
};

const PROBLEM: Schema = {
  type: 'object',
  description: 'What went wrong (RFC 9457). Programs decide by `code`, people read `detail` and the page at `type`.',
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      pattern: '/errors/[a-z_]+$',
      description: 'Page of this very service that explains the kind of problem.',
    },
    title: { type: 'string', description: 'The kind of problem in words.' },
    status: { type: 'integer', enum: STATUSES, description: 'The HTTP status.' },
    detail: { type: 'string', description: 'What happened this time, and how to mend it.' },
    instance: { type: 'string', format: 'uri', pattern: '^urn:rpm:request:', description: 'Names this occurrence.' },
    code: { type: 'string', enum: CODES, description: 'The kind of problem, for programs. Codes are added, never renamed.' },
    requestId: { type: 'string', description: 'As in the header X-Request-Id. Quote it when you ask for help.' },
    errors: { type: 'array', items: ref('InputFault'), description: 'Every fault found in the input, not only the first.' },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  additionalProperties: false,
};

export const PROBLEM_SCHEMAS = { Problem: PROBLEM, InputFault: FAULT };
