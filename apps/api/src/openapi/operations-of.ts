import { type Method, type Operation } from './model';
import { type PublishedDocument, resolveComponents } from './published-document';

export interface DocumentedOperation {
  /** The method in capitals, as in a request line. */
  method: string;
  /** `/api/v3/site/{siteId}` */
  template: string;
  /** The template in which each parameter is replaced by its example. */
  path: string;
  operation: Operation;
}

/** All operations of a document in one list, with their references to `components` resolved. */
export function operationsOf(document: PublishedDocument): DocumentedOperation[] {
  return Object.entries(resolveComponents(document).paths).flatMap(([template, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => {
      const examples = new Map(operation.parameters?.map(({ name, example }) => [`{${name}}`, String(example)]));
      const path = template.replaceAll(/\{\w+\}/g, (name) => examples.get(name) ?? name);
      return { method: method.toUpperCase(), template, path, operation };
    }),
  );
}
