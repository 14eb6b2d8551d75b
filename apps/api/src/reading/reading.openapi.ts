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
import {
  type BodyDescription,
  patchOperation,
  getOperation,
  listOperation,
  requestBody,
  type ResourceDescription,
} from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, idProblems, PRECONDITION } from '../openapi/resource-problems';
import { requestObject, ref } from '../openapi/schema';
import { pageSchema } from '../openapi/page-schema';
import { describeResource } from '../openapi/resource-part';
import { viewSchemas } from '../openapi/view-schema';
import { BATCH_ANSWER_SCHEMAS } from './reading-batch.openapi';

/** Describes the operations and schemas of one kind of reading. All kinds have the same operations. */
export function readingOpenApi(kind: ReadingKindName): OpenApiPart {
  const { path, noun } = readingKind(kind);
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
  const tag = { name, description: `Readings that a device took or a person entered, at \`/api/v3/${path}-reading\`.` };
  const view = readingView(kind);
  const resource = describeResource({ area: 'readings', tag, noun, view, id: 'readingId' });
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
      [`/api/v3/${path}-reading`]: { get: list(resource), post: record(kind, resource) },
      [`/api/v3/${path}-reading/batch`]: { post: recordBatch(kind, resource) },
      [`/api/v3/${path}-reading/{readingId}`]: {
        get: find(resource),
        patch: correct(kind, resource),
        delete: voidOperation(resource),
      },
    },
  };
}

/** Schema of a batch of readings. It is written by hand, because no input class reads a whole batch: each reading is validated on its own. */
function batchSchema(name: string): OpenApiPart['schemas'] {
  const readings = {
    type: 'array',
    items: ref(`${name}Input`),
    minItems: 1,
    maxItems: MAX_BATCH,
    description: 'The readings.',
  } as const;
  const description = 'Readings, each of which is stored or rejected on its own.';
  return { [`${name}BatchInput`]: { ...requestObject(description, { readings }), required: ['readings'] } };
}

function list(resource: ResourceDescription): Operation {
  return listOperation(resource, {
    description:
      'Returns the readings of the organization of the key, newest first. Readings that were entered in error are not listed.',
    parameters: queryParameters(ReadingQuery),
  });
}

const VALIDATION_ERROR = {
  pointer: '/readingTimestamp',
  code: 'not_in_range',
  detail: 'Send an instant from 2000-01-01 to 15 minutes from now.',
};

const CONFLICT = {
  conflict: {
    detail: 'Other values are stored for this device or patient and instant. Correct the stored reading with PATCH.',
  },
};

function record(kind: ReadingKindName, resource: ResourceDescription): Operation {
  const { noun, schema, example, tag } = resource;
  return keyedOperation('readings:write', {
    operationId: `record${schema}`,
    summary: `Record a ${noun}`,
    description:
      'Stores a reading. Sending the same reading again stores nothing: a reading is identified by its device (or its patient if it has no device), `readingTimestamp` and ' +
      '`measurementIndex`. It belongs to the patient who held the device at that instant. The status is 204 if the readings of the device are disabled.',
    tags: [tag],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: requestBody({ body: `${schema}Input`, bodyExample: inputExample(kind) }),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag', 'Idempotent-Replayed', 'Duplicate', 'Entered-In-Error'), ref(schema), {
        recorded: { summary: 'The reading as it is stored', value: example },
      }),
      204: {
        description: 'The readings of the device are disabled: the reading was not stored, only counted.',
        headers: keyedHeaders('Idempotent-Replayed'),
      },
    },
    problems: { ...BODY, ...IDEMPOTENCY, ...CONFLICT, invalid_input: invalidBody(VALIDATION_ERROR) },
  });
}

function recordBatch(kind: ReadingKindName, { noun, schema, tag }: ResourceDescription): Operation {
  const results = [
    { status: 'created', id: 1 },
    { status: 'rejected', problem: { code: 'conflict', ...CONFLICT.conflict, errors: [] } },
  ];
  const tooMany = { pointer: '/readings', code: 'too_many', detail: 'Send at most 1000 entries.' };
  return keyedOperation('readings:write', {
    operationId: `record${schema}Batch`,
    summary: `Record up to 1,000 ${noun}s`,
    description:
      'Stores each reading as if it were sent alone, even if others are invalid. Up to ten validation errors are reported for each of the first ' +
      '100 invalid readings, and one for each further invalid reading. The body may have 8 MiB (6 MiB after decompression).',
    tags: [tag],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: requestBody({ body: `${schema}BatchInput`, bodyExample: { readings: [inputExample(kind)] } }),
    answers: {
      200: json(
        'The outcome for each reading, in the order of the readings.',
        keyedHeaders('ETag', 'Idempotent-Replayed'),
        ref('ReadingBatchAnswer'),
        {
          some: { summary: 'One reading was stored, one was rejected', value: { results } },
        },
      ),
    },
    problems: { ...BODY, body_too_large: { detail: 'Send at most 8 MiB.' }, ...IDEMPOTENCY, invalid_input: invalidBody(tooMany) },
  });
}

function find(resource: ResourceDescription): Operation {
  const operation = getOperation(resource, {
    description:
      'Returns one reading of the organization of the key. Its device and patient are represented as they are now, not as they were when the ' +
      'reading was taken.',
    parameters: queryParameters(ReadingVisibilityQuery),
  });
  const { responses } = operation;
  const headers = { ...responses['200']?.headers, ...keyedHeaders('Entered-In-Error') };
  return { ...operation, responses: { ...responses, ...(responses['200'] && { 200: { ...responses['200'], headers } }) } };
}

function correct(kind: ReadingKindName, resource: ResourceDescription): Operation {
  const [property = ''] = Object.keys(SAMPLE_VALUES[kind]);
  const body: BodyDescription = {
    description:
      'Corrects measured values of a reading. The service keeps the previous values, and emits an event with the next version.',
    body: `${resource.schema}CorrectionInput`,
    bodyExample: SAMPLE_VALUES[kind],
    validationError: {
      pointer: `/${property}`,
      code: 'required',
      detail: 'This property must have a value; leave it out to keep the one it has.',
    },
  };
  return patchOperation(resource, { ...body, operationId: `correct${resource.schema}`, summary: `Correct a ${resource.noun}` });
}

function voidOperation(resource: ResourceDescription): Operation {
  const { noun, schema, tag } = resource;
  return keyedOperation('readings:write', {
    operationId: `void${schema}`,
    summary: `Mark a ${noun} as entered in error`,
    description:
      'The reading is kept, but it is no longer listed, and is returned only with `includeVoided`. Sending the same reading again does not restore it.',
    tags: [tag],
    parameters: [pathId(resource), IF_MATCH],
    answers: { 204: { description: 'The reading is marked as entered in error.', headers: keyedHeaders() } },
    problems: { ...idProblems(resource), ...PRECONDITION },
  });
}

function inputExample(kind: ReadingKindName): object {
  return { readingTimestamp: '2026-01-15T08:00:00Z', deviceIdentifier: 'EXAMPLE-0001', ...SAMPLE_VALUES[kind] };
}
