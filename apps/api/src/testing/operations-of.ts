import { type Method, type Operation } from '../openapi/model';
import { type PublishedDocument } from '../openapi/published-document';
import { resolveComponents } from './resolve-components';

export interface DocumentedOperation {
  /** The HTTP method in capitals, such as `GET`. */
  method: string;
  /** Path template of the operation, such as `/api/v3/site/{siteId}`. */
  template: string;
  /** The path template with each parameter replaced by its example, such as `/api/v3/site/1`. */
  path: string;
  operation: Operation;
}

/** Lists all operations of an OpenAPI document, with references to `components` resolved. */
export function operationsOf(document: PublishedDocument): DocumentedOperation[] {
  return Object.entries(resolveComponents(document).paths).flatMap(([template, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => {
      const examples = new Map(operation.parameters?.map(({ name, example }) => [`{${name}}`, String(example)]));
      const path = template.replaceAll(/\{\w+\}/g, (name) => examples.get(name) ?? name);
      return { method: method.toUpperCase(), template, path, operation };
    }),
  );
}
