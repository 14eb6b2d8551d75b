import { type AREAS, exampleOf, type InputClass, type View } from '@rpm/domain';
import { bodyExample } from './body-example';
import { bodySchemas, patchName, patchSchema, queryParameters } from './input-schema';
import { type OpenApiPart, type PathItem } from './model';
import { pageSchema } from './page-schema';
import { type Problems } from './problem-responses';
import {
  type BodyWords,
  changing,
  creating,
  finding,
  listing,
  type OperationWords,
  replacing,
  type ResourceWords,
} from './resource-operations';
import { viewSchemas } from './view-schema';

/** A description, and what else distinguishes one operation from the usual one of its kind. */
type OperationText = string | (OperationWords & { fault?: BodyWords['fault'] });

/** What distinguishes the operations of one resource. Everything else is derived from its view, its input and its query. */
export interface ResourceDefinition {
  /** The scopes of its operations: `sites` stands for `sites:read` and `sites:write`. */
  area: (typeof AREAS)[number];
  tag: OpenApiPart['tag'];
  /** What a person calls it: `site`. */
  noun: string;
  /** `/api/v3/site` */
  path: string;
  /** Name of the parameter in its path: `siteId`. */
  id: string;
  view: View;
  /** Where the examples of the view's properties do not make a good example together. */
  example?: object;
  query: InputClass;
  input: InputClass;
  /** Where it cannot be derived from the example of the view. */
  bodyExample?: object;
  /** What a merge-patch may look like; absent if the resource has no PATCH. */
  patchExample?: object;
  /** The class that a merge-patch is read into, if it is not the input. */
  patch?: InputClass;
  /** A validation error that a body may have, for the example of the problem. */
  validationError: BodyWords['fault'];
  /** Problems that all writes may have. */
  problems?: Problems;
  /** A description of each operation that the resource has. */
  operations: Record<'list' | 'create' | 'find', OperationText> & Partial<Record<'replace' | 'change', OperationText>>;
  /** Its operations besides the usual ones, with the bodies and views that only they use. */
  paths?: OpenApiPart['paths'];
  bodies?: readonly InputClass[];
  views?: readonly View[];
}

/** The part of the OpenAPI document that describes a resource. */
export function resourcePart(resource: ResourceDefinition): OpenApiPart {
  const { path, id, operations, query, view, input, bodies = [], views = [], paths = {} } = resource;
  const { list, create, find, replace, change } = operations;
  const words = wordsOf(resource);
  const example = resource.bodyExample ?? bodyExample(input, words.example);
  const body = (text: OperationText, name: string, sent: object): BodyWords => ({
    fault: resource.validationError,
    ...operationWords(text),
    body: name,
    bodyExample: sent,
    problems: { ...resource.problems, ...operationWords(text).problems },
  });
  const patch = resource.patch ?? input;
  return {
    tag: resource.tag,
    schemas: {
      ...bodySchemas(input, ...bodies),
      ...(change !== undefined && patchSchema(patch)),
      ...viewSchemas(view, ...views),
      ...pageSchema(view.name),
    },
    paths: merge(
      {
        [path]: {
          get: listing(words, { ...operationWords(list), parameters: queryParameters(query) }),
          post: creating(words, body(create, input.name, example)),
        },
        [`${path}/{${id}}`]: {
          get: finding(words, operationWords(find)),
          ...(replace !== undefined && { put: replacing(words, body(replace, input.name, example)) }),
          ...(change !== undefined && { patch: changing(words, body(change, patchName(patch), resource.patchExample ?? {})) }),
        },
      },
      paths,
    ),
  };
}

const operationWords = (text: OperationText) => (typeof text === 'string' ? { description: text } : text);

/** What the operations of a resource have in common, for operations besides the usual ones. */
export function wordsOf({
  area,
  tag,
  noun,
  view,
  id,
  example,
}: Pick<ResourceDefinition, 'area' | 'tag' | 'noun' | 'view' | 'id' | 'example'>): ResourceWords {
  return { area, tag: tag.name, noun, schema: view.name, id, example: example ?? exampleOf(view) };
}

/** Operations may be added to a path that has others. */
function merge(usual: Record<string, PathItem>, special: OpenApiPart['paths']): OpenApiPart['paths'] {
  const all = { ...usual };
  for (const [path, item] of Object.entries(special)) all[path] = { ...all[path], ...item };
  return all;
}
