import { type Scope } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { type BodyWords, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, onOne, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';

interface TransitionWords extends Partial<Pick<BodyWords, 'body' | 'bodyExample' | 'fault'>> {
  scope: Scope;
  operationId: string;
  summary: string;
  description: string;
  /** Why the transition may be impossible. */
  conflict: string;
}

/** A transition of an order or a return, whose answer represents it as it is afterwards. An absent body means the same as `{}`. */
export function transitionOf(
  words: ResourceWords,
  { scope, body, bodyExample, fault, conflict, ...named }: TransitionWords,
): Operation {
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
