import { type AREAS } from '@rpm/domain';
import { keyedHeaders } from './headers';
import { type Operation, type Parameter } from './model';
import { json, jsonContent, keyedOperation } from './operation';
import { BODY, type Problems } from './problem-responses';
import { IDEMPOTENCY_KEY, IF_MATCH, IF_NONE_MATCH, pathId } from './resource-parameters';
import { IDEMPOTENCY, invalidBody, onOne, PRECONDITION } from './resource-problems';
import { ref } from './schema';

/** What the operations of one resource have in common. */
export interface ResourceWords {
  area: (typeof AREAS)[number];
  tag: string;
  /** `site`, `blood glucose reading` */
  noun: string;
  /** Name of the schema it is shown by: `Site`. */
  schema: string;
  /** Name of the parameter of its path: `siteId`. */
  id: string;
  /** One of it, as it is shown. */
  example: object;
}

/** What one operation says besides. */
export interface OperationWords {
  description: string;
  problems?: Problems;
  parameters?: readonly Parameter[];
  /** Where it is not the usual one. */
  operationId?: string;
  summary?: string;
}

/** A body that an operation takes: the name of its schema, and one that is accepted. */
export interface BodyWords extends OperationWords {
  body: string;
  bodyExample: object;
  /** What is wrong with a body, for the example of the problem. */
  fault: { pointer: string; code: string; detail: string };
}

export function listing(
  { area, tag, noun, schema, example }: ResourceWords,
  { description, parameters = [], operationId, summary, problems }: OperationWords,
): Operation {
  const page = { content: [example], first: true, last: true, page: 1, size: 15, total: 1 };
  return keyedOperation(`${area}:read`, {
    operationId: operationId ?? `list${schema}s`,
    summary: summary ?? `List ${noun}s`,
    description: `${description} Filters combine, and \`total\` counts exactly what matches all of them.`,
    tags: [tag],
    parameters,
    answers: {
      200: json('One page.', keyedHeaders('Link'), ref(`${schema}Page`), {
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

export function creating(words: ResourceWords, body: BodyWords): Operation {
  const { area, tag, noun, schema, example } = words;
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
    problems: { ...BODY, ...IDEMPOTENCY, invalid_input: invalidBody(body.fault), ...body.problems },
  });
}

export function finding(words: ResourceWords, { description, parameters = [], problems, ...own }: OperationWords): Operation {
  const { area, tag, noun, schema, example } = words;
  return keyedOperation(`${area}:read`, {
    operationId: own.operationId ?? `get${schema}`,
    summary: own.summary ?? `Fetch a ${noun}`,
    description,
    tags: [tag],
    parameters: [pathId(words), ...parameters, IF_NONE_MATCH],
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag'), ref(schema), { found: { summary: `The ${noun}`, value: example } }),
      304: { description: `The ${noun} is as you have it.`, headers: keyedHeaders('ETag') },
    },
    problems: { ...onOne(words), ...problems },
  });
}

export function replacing(words: ResourceWords, body: BodyWords): Operation {
  return writing(words, body, {
    operationId: `replace${words.schema}`,
    summary: `Replace a ${words.noun}`,
    description: `${body.description} What is left out becomes what it is in a new ${words.noun}.`,
  });
}

export function changing(words: ResourceWords, body: BodyWords): Operation {
  const description = `${body.description} A merge-patch (RFC 7396): null clears, what is left out stays; \`application/merge-patch+json\` is taken too.`;
  return writing(words, body, { operationId: `change${words.schema}`, summary: `Change a ${words.noun}`, description });
}

function writing(
  words: ResourceWords,
  body: BodyWords,
  usual: { operationId: string; summary: string; description: string },
): Operation {
  const { area, tag, noun, schema, example } = words;
  return keyedOperation(`${area}:write`, {
    ...usual,
    ...(body.operationId !== undefined && { operationId: body.operationId }),
    ...(body.summary !== undefined && { summary: body.summary }),
    tags: [tag],
    parameters: [pathId(words), ...(body.parameters ?? []), IF_MATCH],
    requestBody: requestBody(body),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag'), ref(schema), {
        changed: { summary: `The ${noun} as it is now`, value: example },
      }),
    },
    problems: { ...BODY, ...onOne(words), ...PRECONDITION, invalid_input: invalidBody(body.fault), ...body.problems },
  });
}

export function requestBody({ body, bodyExample }: Pick<BodyWords, 'body' | 'bodyExample'>) {
  const content = jsonContent(ref(body), { usual: { summary: 'An example', value: bodyExample } });
  return { required: true, description: 'Members it does not have are refused.', content };
}
