import { type Scope } from '@rpm/domain';
import { type Example, type Headers, type MediaType, type Operation, type Response, type Schema } from './model';
import { ANY_REQUEST, KEYED_REQUEST, type Problems, problemResponses } from './problem-responses';

/** An operation as a resource describes it, without the parts that all operations have in common. */
interface OperationDraft extends Omit<Operation, 'responses' | 'security' | 'x-required-scope'> {
  answers: Readonly<Record<string, Response>>;
  /** Problems of this operation, besides those of every request. */
  problems?: Problems;
}

/** Completes an operation under `/api/v3`, for which the caller's key must have the scope. */
export function keyedOperation(scope: Scope, { answers, problems, description, ...draft }: OperationDraft): Operation {
  const scopeMissing = { detail: `This operation needs a key with the scope ${scope}.` };
  return {
    ...draft,
    description: `${description}\n\nRequired scope: \`${scope}\`.`,
    responses: { ...answers, ...problemResponses({ ...KEYED_REQUEST, scope_missing: scopeMissing, ...problems }) },
    security: [{ apiKey: [] }],
    'x-required-scope': scope,
  };
}

/** Completes an operation that needs no API key. */
export function publicOperation({ answers, problems, description, ...draft }: OperationDraft): Operation {
  return {
    ...draft,
    description: `${description}\n\nNo key is needed.`,
    responses: { ...answers, ...problemResponses({ ...ANY_REQUEST, ...problems }) },
    security: [],
  };
}

/** Describes a JSON response. */
export function json(
  description: string,
  headers: Headers,
  schema: Schema,
  examples?: Readonly<Record<string, Example>>,
): Response {
  return { description, headers, content: jsonContent(schema, examples) };
}

export function jsonContent(schema: Schema, examples?: Readonly<Record<string, Example>>): Record<string, MediaType> {
  return { 'application/json': { schema, ...(examples && { examples }) } };
}

/** Describes a response that is not JSON, such as an HTML page. */
export function file(description: string, headers: Headers, ...mediaTypes: readonly string[]): Response {
  return { description, headers, content: Object.fromEntries(mediaTypes.map((type) => [type, {}])) };
}
