import { type Scope } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type Operation } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { type BodyDescription, requestBody, type ResourceDescription } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_MATCH, pathId } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody, idProblems, PRECONDITION } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';

interface TransitionDescription extends Partial<Pick<BodyDescription, 'body' | 'bodyExample' | 'validationError'>> {
  scope: Scope;
  operationId: string;
  summary: string;
  description: string;
  /** Example of a reason why the transition is rejected. */
  conflict: string;
}

/** Describes a transition of an order or a return. The response is the order or return afterwards; an absent body means `{}`. */
export function transitionOf(
  resource: ResourceDescription,
  { scope, body, bodyExample, validationError, conflict, ...named }: TransitionDescription,
): Operation {
  const content = body !== undefined && bodyExample && { ...requestBody({ body, bodyExample }), required: false };
  const { noun, schema, tag, example } = resource;
  return keyedOperation(scope, {
    ...named,
    tags: [tag],
    parameters: [pathId(resource), IF_MATCH, IDEMPOTENCY_KEY],
    ...(content && { requestBody: content }),
    answers: {
      200: json(`The ${noun}.`, keyedHeaders('ETag', 'Idempotent-Replayed'), ref(schema), {
        now: { summary: `The ${noun} as it is now`, value: example },
      }),
    },
    problems: {
      ...BODY,
      ...IDEMPOTENCY,
      ...idProblems(resource),
      ...PRECONDITION,
      conflict: { detail: conflict },
      ...(validationError && { invalid_input: invalidBody(validationError) }),
    },
  });
}
