import { readingKind, type ReadingKindName, ReadingQuery, sampleReading, SAMPLE_VALUES } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Operation, type Parameter } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { type BodyWords, changing, finding, listing, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, onOne, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { schemaOf, schemasOf } from './reading-schemas.openapi';

/** The description of one kind: all kinds have the same operations, and differ in data. */
export function readingOpenApi(kind: ReadingKindName): OpenApiPart {
  const { path, noun } = readingKind(kind);
  const tag = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
  const schema = schemaOf(kind);
  const words: ResourceWords = { area: 'readings', tag, noun, schema, id: 'readingId', example: sampleReading(kind) };
  return {
    tag: { name: tag, description: `Readings that devices took or people entered, at \`/api/v3/${path}-reading\`.` },
    schemas: schemasOf(kind),
    paths: {
      [`/api/v3/${path}-reading`]: { get: list(words), post: record(kind, words) },
      [`/api/v3/${path}-reading/batch`]: { post: recordBatch(kind, words) },
      [`/api/v3/${path}-reading/{readingId}`]: { get: find(words), patch: correct(kind, words), delete: enteredInError(words) },
    },
  };
}

function list(words: ResourceWords): Operation {
  return listing(words, {
    description: 'Readings of the organization of the key, newest first; those that were entered in error are not listed.',
    parameters: queryParameters(ReadingQuery),
  });
}

const FAULT = {
  pointer: '/readingTimestamp',
  code: 'not_in_range',
  detail: 'Send an instant from 2000-01-01 to 15 minutes from now.',
};

const CONFLICT = {
  conflict: {
    detail: 'Other values are stored for this device or patient and instant. Correct the stored reading with PATCH.',
  },
};

function record(kind: ReadingKindName, words: ResourceWords): Operation {
  const { noun, schema, example, tag } = words;
  return keyedOperation('readings:write', {
    operationId: `record${schema}`,
    summary: `Record a ${noun}`,
    description:
      'Stores a reading once, however often it is sent: device (or patient where there is none), instant and measurementIndex are ' +
      'its identity. It is given to the patient who held the device at that instant. 204: the readings of the device are disabled.',
    tags: [tag],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: requestBody({ body: `${schema}Input`, bodyExample: givenExample(kind) }),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag', 'Idempotent-Replayed', 'Duplicate', 'Entered-In-Error'), ref(schema), {
        recorded: { summary: 'The reading as it is stored', value: example },
      }),
      204: { description: 'The reading was dropped and counted.', headers: keyedHeaders('Idempotent-Replayed') },
    },
    problems: { ...BODY, ...IDEMPOTENCY, ...CONFLICT, invalid_input: invalidBody(FAULT) },
  });
}

function recordBatch(kind: ReadingKindName, { noun, schema, tag }: ResourceWords): Operation {
  const results = [
    { status: 'created', id: 1 },
    { status: 'rejected', problem: { code: 'conflict', ...CONFLICT.conflict, errors: [] } },
  ];
  const tooMany = { pointer: '/readings', code: 'too_many', detail: 'Send at most 1000 entries.' };
  return keyedOperation('readings:write', {
    operationId: `record${schema}Batch`,
    summary: `Record up to 1,000 ${noun}s`,
    description:
      'Stores each reading as a single one would be, whatever is wrong with others. Up to ten errors are reported of each of the first ' +
      '100 invalid readings, and one error of each further one. The body may have 8 MiB (6 MiB after decompression).',
    tags: [tag],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: requestBody({ body: `${schema}BatchInput`, bodyExample: { readings: [givenExample(kind)] } }),
    answers: {
      200: json(
        'What has become of each, in their order.',
        keyedHeaders('ETag', 'Idempotent-Replayed'),
        ref('ReadingBatchAnswer'),
        {
          some: { summary: 'One was stored', value: { results } },
        },
      ),
    },
    problems: { ...BODY, body_too_large: { detail: 'Send at most 8 MiB.' }, ...IDEMPOTENCY, invalid_input: invalidBody(tooMany) },
  });
}

const INCLUDE_VOIDED: Parameter = {
  name: 'includeVoided',
  in: 'query',
  description: 'Whether a reading that was entered in error is to be found too; it is answered with `Entered-In-Error: true`.',
  schema: { type: 'boolean', default: false },
};

function find(words: ResourceWords): Operation {
  const operation = finding(words, {
    description:
      'One reading of the organization of the key. Device and patient are shown as they are now, not as they were when the ' +
      'reading was taken.',
    parameters: [INCLUDE_VOIDED],
  });
  const { responses } = operation;
  const headers = { ...responses['200']?.headers, ...keyedHeaders('Entered-In-Error') };
  return { ...operation, responses: { ...responses, ...(responses['200'] && { 200: { ...responses['200'], headers } }) } };
}

function correct(kind: ReadingKindName, words: ResourceWords): Operation {
  const [member = ''] = Object.keys(SAMPLE_VALUES[kind]);
  const body: BodyWords = {
    description:
      'Corrects what was measured. What the reading said before is kept, and an event with a higher version tells of it.',
    body: `${words.schema}CorrectionInput`,
    bodyExample: SAMPLE_VALUES[kind],
    fault: {
      pointer: `/${member}`,
      code: 'required',
      detail: 'This member must have a value; leave it out to keep the one it has.',
    },
  };
  return changing(words, { ...body, operationId: `correct${words.schema}`, summary: `Correct a ${words.noun}` });
}

function enteredInError(words: ResourceWords): Operation {
  const { noun, schema, tag } = words;
  return keyedOperation('readings:write', {
    operationId: `void${schema}`,
    summary: `Mark a ${noun} as entered in error`,
    description:
      'The reading is kept, but neither listed nor found unless it is asked for. The same reading sent again does not bring it back.',
    tags: [tag],
    parameters: [pathId(words), IF_MATCH],
    answers: { 204: { description: 'It is marked.', headers: keyedHeaders() } },
    problems: { ...onOne(words), ...PRECONDITION },
  });
}

function givenExample(kind: ReadingKindName): object {
  return { readingTimestamp: '2026-01-15T08:00:00Z', deviceIdentifier: 'EXAMPLE-0001', ...SAMPLE_VALUES[kind] };
}
