import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';

/** Each list that can be sorted, with each property that it can be sorted by. */
export const SORTS = operationsOf(openApiDocument).flatMap(({ method, template, operation }) => {
  const { schema } = operation.parameters?.find(({ name }) => name === 'sort') ?? {};
  return method === 'GET' ? ((schema?.enum ?? []) as string[]).map((sort) => ({ template, sort })) : [];
});
