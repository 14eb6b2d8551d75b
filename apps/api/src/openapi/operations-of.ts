import { type Method, type OpenApiDocument, type Operation } from './model';

export interface DocumentedOperation {
  /** As in the request line. */
  method: string;
  /** `/api/v3/site/{siteId}` */
  template: string;
  /** The template with the examples of its parameters in place. */
  path: string;
  operation: Operation;
}

/** All operations of a document, flat. */
export function operationsOf({ paths }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([template, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => {
      const examples = new Map(operation.parameters?.map(({ name, example }) => [`{${name}}`, String(example)]));
      const path = template.replaceAll(/\{\w+\}/g, (name) => examples.get(name) ?? name);
      return { method: method.toUpperCase(), template, path, operation };
    }),
  );
}
