import {
  MAX_BATCH,
  readingCorrection,
  readingInput,
  readingKind,
  type ReadingKindName,
  ReadingQuery,
  readingView,
  ReadingVisibilityQuery,
  SAMPLE_VALUES,
} from '@rpm/domain';
import { bodySchema, patchSchema, queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { type BodyWords, changing, finding, listing, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, onOne, PRECONDITION } from '../openapi/resource-problems';
import { givenObject, ref } from '../openapi/schema';
import { pageSchema } from '../openapi/page-schema';
import { wordsOf } from '../openapi/resource-part';
import { viewSchemas } from '../openapi/view-schema';
import { BATCH_ANSWER_SCHEMAS } from './reading-batch.openapi';

/** The part of the document for one kind of reading. All kinds have the same operations. */
export function readingOpenApi(kind: ReadingKindName): OpenApiPart {
  const { path, noun } = readingKind(kind);
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
  const tag = { name, description: `Readings that devices took or people entered, at \`/api/v3/${path}-reading\`.` };
  const view = readingView(kind);
  const words = wordsOf({ area: 'readings', tag, noun, view, id: 'readingId' });
  return {
    tag,
    schemas: {
      ...bodySchema(readingInput(kind)),
      ...patchSchema(readingCorrection(kind)),
      ...batchSchema(view.name),
      ...viewSchemas(view),
      ...pageSchema(view.name),
      ...BATCH_ANSWER_SCHEMAS,
    },
    paths: {
      [`/api/v3/${path}-reading`]: { get: list(words), post: record(kind, words) },
      [`/api/v3/${path}-reading/batch`]: { post: recordBatch(kind, words) },
      [`/api/v3/${path}-reading/{readingId}`]: { get: find(words), patch: correct(kind, words), delete: enteredInError(words) },
    },
  };
}

/** A batch is described as a list of readings, although each of them is read on its own. */
function batchSchema(name: string): OpenApiPart['schemas'] {
  const readings = {
    type: 'array',
    items: ref(`${name}Input`),
    minItems: 1,
    maxItems: MAX_BATCH,
    description: 'The readings.',
  } as const;
  const description = 'Readings, each of which is stored or rejected on its own.';
  return { [`${name}BatchInput`]: { ...givenObject(description, { readings }), required: ['readings'] } };
}

function list(words: ResourceWords): Operation {
  return listing(words, {
    description: 'Readings of the organization of the key, newest first. Readings that were entered in error are not listed.',
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
      'Stores a reading once, however often it is sent: it is identified by its device (or its patient if it has none), instant and ' +
      'measurementIndex. It belongs to the patient who held the device at that instant. 204: the readings of the device are disabled.',
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
      'Stores each reading as if it were sent alone, even if others are invalid. Up to ten errors are reported of each of the first ' +
      '100 invalid readings, and one error of each further one. The body may have 8 MiB (6 MiB after decompression).',
    tags: [tag],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: requestBody({ body: `${schema}BatchInput`, bodyExample: { readings: [givenExample(kind)] } }),
    answers: {
      200: json(
        'The outcome of each reading, in their order.',
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

function find(words: ResourceWords): Operation {
  const operation = finding(words, {
    description:
      'One reading of the organization of the key. Its device and patient are represented as they are now, not as they were when the ' +
      'reading was taken.',
    parameters: queryParameters(ReadingVisibilityQuery),
  });
  const { responses } = operation;
  const headers = { ...responses['200']?.headers, ...keyedHeaders('Entered-In-Error') };
  return { ...operation, responses: { ...responses, ...(responses['200'] && { 200: { ...responses['200'], headers } }) } };
}

function correct(kind: ReadingKindName, words: ResourceWords): Operation {
  const [member = ''] = Object.keys(SAMPLE_VALUES[kind]);
  const body: BodyWords = {
    description: 'Corrects the measured values. The previous values are kept, and an event with a higher version is emitted.',
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
      'The reading is kept, but it is not listed, and found only with `includeVoided`. Sending the same reading again does not restore it.',
    tags: [tag],
    parameters: [pathId(words), IF_MATCH],
    answers: { 204: { description: 'It is marked.', headers: keyedHeaders() } },
    problems: { ...onOne(words), ...PRECONDITION },
  });
}

function givenExample(kind: ReadingKindName): object {
  return { readingTimestamp: '2026-01-15T08:00:00Z', deviceIdentifier: 'EXAMPLE-0001', ...SAMPLE_VALUES[kind] };
}
