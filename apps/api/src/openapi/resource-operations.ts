import { type AREAS } from '@rpm/domain';
import { keyedHeaders } from './headers';
import { type Operation, type Parameter } from './model';
import { json, jsonContent, keyedOperation } from './operation';
import { BODY, type Problems } from './problem-responses';
import { IDEMPOTENCY_KEY, IF_MATCH, IF_NONE_MATCH, pathId } from './resource-parameters';
import { IDEMPOTENCY, invalidBody, idProblems, PRECONDITION } from './resource-problems';
import { ref } from './schema';

/** Properties of a resource that the descriptions of its operations use. */
export interface ResourceDescription {
  area: (typeof AREAS)[number];
  tag: string;
  /** The resource in words, such as `site` or `blood glucose reading`. */
  noun: string;
  /** Name of the schema of its representation, such as `Site`. */
  schema: string;
  /** Name of the path parameter with its id, such as `siteId`. */
  id: string;
  /** Example of its representation. */
  example: object;
}

/** Texts and values with which a resource adapts one of the usual operations. */
export interface OperationDescription {
  description: string;
  problems?: Problems;
  parameters?: readonly Parameter[];
  /** Replaces the usual operationId, such as `createSite`. */
  operationId?: string;
  summary?: string;
}

/** Properties of an operation with a request body: the name of the schema of the body and a valid example. */
export interface BodyDescription extends OperationDescription {
  body: string;
  bodyExample: object;
  /** Example of a validation error of the body. */
  validationError: { pointer: string; code: string; detail: string };
}

export function listOperation(
  { area, tag, noun, schema, example }: ResourceDescription,
  { description, parameters = [], operationId, summary, problems }: OperationDescription,
): Operation {
  const page = { content: [example], first: true, last: true, page: 1, size: 15, total: 1 };
  return keyedOperation(`${area}:read`, {
    operationId: operationId ?? `list${schema}s`,
    summary: summary ?? `List ${noun}s`,
    description: `${description} A result matches all filters that are sent, and \`total\` is the exact number of matches.`,
    tags: [tag],
    parameters,
    answers: {
      200: json('One page of the list.', keyedHeaders('Link'), ref(`${schema}Page`), {
        one: { summary: 'One match', value: page },
        none: { summary: 'No match', value: { ...page, content: [], total: 0 } },
      }),
    },
    problems: {
      invalid_input: {
        detail: 'Correct pag, size and send the request again.',
        errors: [
          { parameter: 'pag', code: 'unknown_parameter', detail: 'There is no such parameter. Did you mean page?' },
          { parameter: 'size', code: 'not_in_range', detail: 'Send one integer from 1 to 250 in plain decimal digits.' },
        ],
      },
      ...problems,
    },
  });
}

export function createOperation(resource: ResourceDescription, body: BodyDescription): Operation {
  const { area, tag, noun, schema, example } = resource;
  return keyedOperation(`${area}:write`, {
    operationId: body.operationId ?? `create${schema}`,
    summary: body.summary ?? `Create a ${noun}`,
    description: body.description,
    tags: [tag],
    parameters: [...(body.parameters ?? []), IDEMPOTENCY_KEY],
    requestBody: requestBody(body),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag', 'Idempotent-Replayed'), ref(schema), {
        created: { summary: `The ${noun} as it was created`, value: example },
      }),
    },
    problems: { ...BODY, ...IDEMPOTENCY, invalid_input: invalidBody(body.validationError), ...body.problems },
  });
}

export function getOperation(
  resource: ResourceDescription,
  { description, parameters = [], problems, ...own }: OperationDescription,
): Operation {
  const { area, tag, noun, schema, example } = resource;
  return keyedOperation(`${area}:read`, {
    operationId: own.operationId ?? `get${schema}`,
    summary: own.summary ?? `Fetch a ${noun}`,
    description,
    tags: [tag],
    parameters: [pathId(resource), ...parameters, IF_NONE_MATCH],
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag'), ref(schema), { found: { summary: `The ${noun}`, value: example } }),
      304: { description: `The ${noun} has not changed.`, headers: keyedHeaders('ETag') },
    },
    problems: { ...idProblems(resource), ...problems },
  });
}

export function replaceOperation(resource: ResourceDescription, body: BodyDescription): Operation {
  return writing(resource, body, {
    operationId: `replace${resource.schema}`,
    summary: `Replace a ${resource.noun}`,
    description: `${body.description} Omitted properties return to the defaults of a new ${resource.noun}.`,
  });
}

export function patchOperation(resource: ResourceDescription, body: BodyDescription): Operation {
  const description = `${body.description} The body is a merge-patch (RFC 7396): null clears a property, and an omitted one stays unchanged. \`application/merge-patch+json\` is accepted too.`;
  return writing(resource, body, { operationId: `change${resource.schema}`, summary: `Change a ${resource.noun}`, description });
}

function writing(
  resource: ResourceDescription,
  body: BodyDescription,
  usual: { operationId: string; summary: string; description: string },
): Operation {
  const { area, tag, noun, schema, example } = resource;
  return keyedOperation(`${area}:write`, {
    ...usual,
    ...(body.operationId !== undefined && { operationId: body.operationId }),
    ...(body.summary !== undefined && { summary: body.summary }),
    tags: [tag],
    parameters: [pathId(resource), ...(body.parameters ?? []), IF_MATCH],
    requestBody: requestBody(body),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag'), ref(schema), {
        changed: { summary: `The ${noun} as it is now`, value: example },
      }),
    },
    problems: {
      ...BODY,
      ...idProblems(resource),
      ...PRECONDITION,
      invalid_input: invalidBody(body.validationError),
      ...body.problems,
    },
  });
}

export function requestBody({ body, bodyExample }: Pick<BodyDescription, 'body' | 'bodyExample'>) {
  const content = jsonContent(ref(body), { usual: { summary: 'An example', value: bodyExample } });
  return { required: true, description: 'Unknown properties are rejected.', content };
}
