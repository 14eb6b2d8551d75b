import { MAX_ERRORS } from '@rpm/domain';
import { PROBLEM_KINDS } from '../problem/problem-kind';
import { type Schema } from './model';
import { ref, responseObject } from './schema/schema';

const CODES = Object.keys(PROBLEM_KINDS);
const STATUSES = [...new Set(Object.values(PROBLEM_KINDS).map(({ status }) => status))].sort();

const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', ...more, description });

const OF_EVERY_ERROR = {
  code: text('Stable code of the validation error, such as `unknown_parameter`.', { pattern: '^[a-z0-9_]+$' }),
  detail: text('How to correct the input.'),
};

const INPUT_ERRORS = {
  InputError: {
    description: 'A validation error: its place, its code, and how to correct the input. It never contains the value itself.',
    anyOf: [ref('BodyError'), ref('ParameterError')],
  },
  BodyError: responseObject('A validation error in the body.', {
    pointer: text('JSON pointer (RFC 6901) to the property; empty for the whole body.'),
    ...OF_EVERY_ERROR,
  }),
  ParameterError: responseObject('A validation error in the path, the query or a header.', {
    parameter: text('Name of the path parameter, query parameter or header.'),
    ...OF_EVERY_ERROR,
  }),
};

const PROBLEM = responseObject(
  'A problem document (RFC 9457). Programs should use `code`; `detail` and the page at `type` are for people.',
  {
    type: text('URL of a page of this service that explains this kind of problem.', {
      format: 'uri',
      pattern: '/errors/[a-z_]+$',
    }),
    title: text('Short name of the kind of problem.'),
    status: { type: 'integer', enum: STATUSES, description: 'The HTTP status of the response.' },
    detail: text('The cause of this problem, and how to correct the request.'),
    instance: text('URI of this occurrence of the problem.', { format: 'uri', pattern: '^urn:rpm:request:' }),
    code: text('Code of the kind of problem, for programs. Codes may be added, but are never renamed.', { enum: CODES }),
    requestId: text('Equals the header X-Request-Id. Quote it when you ask for help.'),
  },
);

const ERRORS: Schema = {
  type: 'array',
  items: ref('InputError'),
  maxItems: MAX_ERRORS,
  description: `All validation errors of the input, not only the first one; at most ${MAX_ERRORS}.`,
};

const REFERENCES: Schema = {
  type: 'object',
  additionalProperties: { type: 'integer', minimum: 1 },
  description: 'With `still_referenced`: the number of resources of each kind that refer to the one that was to be deleted.',
};

const OLDEST_CURSOR = text('With `cursor_expired`: the oldest cursor with which the event feed can continue.');

const PATIENT_ID: Schema = {
  type: 'integer',
  format: 'int64',
  minimum: 1,
  description: 'With `patient_merged`: the patient who remains.',
};

const READING_ID: Schema = {
  type: 'integer',
  format: 'int64',
  minimum: 1,
  description: 'With `reading_voided`: the reading that was entered in error.',
};

/** Schemas of the properties of a problem that contain the id of a resource. */
export const IDS_IN_PROBLEMS = { patientId: PATIENT_ID, readingId: READING_ID };

export const PROBLEM_SCHEMAS = {
  Problem: {
    ...PROBLEM,
    properties: {
      ...PROBLEM.properties,
      errors: ERRORS,
      references: REFERENCES,
      oldestCursor: OLDEST_CURSOR,
      ...IDS_IN_PROBLEMS,
    },
  },
  ...INPUT_ERRORS,
};
