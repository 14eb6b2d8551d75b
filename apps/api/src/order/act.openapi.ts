import { type Scope } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { type BodyWords, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, onOne, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';

interface ActWords extends Partial<Pick<BodyWords, 'body' | 'bodyExample' | 'fault'>> {
  scope: Scope;
  operationId: string;
  summary: string;
  description: string;
  /** What stands in the way of it, when it cannot be. */
  conflict: string;
}

/** Something that is done to an order or a return, which is answered as it is then. No body says as much as `{}`. */
export function actOn(words: ResourceWords, { scope, body, bodyExample, fault, conflict, ...named }: ActWords): Operation {
  const content = body !== undefined && bodyExample && { ...requestBody({ body, bodyExample }), required: false };
  const { noun, schema, tag, example } = words;
  return keyedOperation(scope, {
    ...named,
    tags: [tag],
    parameters: [pathId(words), IF_MATCH, IDEMPOTENCY_KEY],
    ...(content && { requestBody: content }),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag', 'Idempotent-Replayed'), ref(schema), {
        now: { summary: `The ${noun} as it is now`, value: example },
      }),
    },
    problems: {
      ...BODY,
      ...IDEMPOTENCY,
      ...onOne(words),
      ...PRECONDITION,
      conflict: { detail: conflict },
      ...(fault && { invalid_input: invalidBody(fault) }),
    },
  });
}
