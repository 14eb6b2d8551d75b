import { type OpenApiDocument, type PathItem, type Reference } from '../openapi/model';
import { type PublishedDocument } from '../openapi/published-document';
import { resolveProperties } from '../openapi/share-schemas';

const SHARED = /^#\/components\/(responses|parameters)\/([^/]+)$/;

/**
 * Replaces every reference to a response, a parameter or a property of a schema by the object that it refers to. References to schemas and headers
 * stay. @throws Error for a reference to a part that does not exist
 */
export function resolveComponents({ components, ...document }: PublishedDocument): OpenApiDocument {
  const { responses, parameters, ...kept } = components;
  const shared: Record<string, Readonly<Record<string, unknown>>> = { responses, parameters };
  // Equal references become the same object, so that code that walks through the document can recognize parts that it has visited.
  const resolved = new Map<string, unknown>();

  function resolve(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    const { $ref, ...siblings } = value as Partial<Reference>;
    const [, kind = '', name = ''] = SHARED.exec($ref ?? '') ?? [];
    if ($ref === undefined || kind === '')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
    if (!resolved.has($ref)) {
      const target = shared[kind]?.[name];
      if (target === undefined) throw new Error(`The document has no ${$ref}.`);
      resolved.set($ref, resolve(target));
    }
    const target = resolved.get($ref);
    return Object.keys(siblings).length === 0 ? target : { ...(target as object), ...siblings };
  }

  return {
    ...document,
    paths: resolve(document.paths) as Readonly<Record<string, PathItem>>,
    webhooks: resolve(document.webhooks) as Readonly<Record<string, PathItem>>,
    components: { ...kept, schemas: resolveProperties(kept.schemas) },
  };
}
