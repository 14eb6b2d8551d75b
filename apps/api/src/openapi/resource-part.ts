import { type AREAS, exampleOf, type InputClass, type View } from '@rpm/domain';
import { bodyExample } from './body-example';
import { bodySchemas, patchName, patchSchema, queryParameters } from './input-schema';
import { type OpenApiPart, type Operation, type PathItem } from './model';
import { pageSchema } from './page-schema';
import { type Problems } from './problem-responses';
import { type BodyWords, changing, creating, finding, listing, replacing, type ResourceWords } from './resource-operations';
import { viewSchemas } from './view-schema';

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
  /** A sentence for each operation that the resource has. */
  descriptions: { list: string; create: string; find: string; replace?: string; change?: string };
  /** Its operations besides the usual ones, with the bodies and views that only they use. */
  paths?: OpenApiPart['paths'];
  bodies?: readonly InputClass[];
  views?: readonly View[];
}

/** The part of the OpenAPI document that describes a resource. */
export function resourcePart(resource: ResourceDefinition): OpenApiPart {
  const { path, id, descriptions, query, view, input, bodies = [], views = [], paths = {} } = resource;
  const words = wordsOf(resource);
  const body = (description: string): BodyWords => ({
    description,
    body: input.name,
    bodyExample: resource.bodyExample ?? bodyExample(input, words.example),
    fault: resource.validationError,
    ...(resource.problems && { problems: resource.problems }),
  });
  const list = listing(words, { description: descriptions.list, parameters: queryParameters(query) });
  return {
    tag: resource.tag,
    schemas: {
      ...bodySchemas(input, ...bodies),
      ...(resource.patchExample && patchSchema(resource.patch ?? input)),
      ...viewSchemas(view, ...views),
      ...pageSchema(view.name),
    },
    paths: merge(
      {
        [path]: { get: list, post: creating(words, body(descriptions.create)) },
        [`${path}/{${id}}`]: {
          get: finding(words, { description: descriptions.find }),
          ...(descriptions.replace !== undefined && { put: replacing(words, body(descriptions.replace)) }),
          ...(descriptions.change !== undefined && { patch: change(resource, words, body(descriptions.change)) }),
        },
      },
      paths,
    ),
  };
}

/** What the operations of a resource have in common, for operations besides the usual ones. */
export function wordsOf({
  area,
  tag,
  noun,
  view,
  id,
  example,
}: Omit<ResourceDefinition, 'descriptions' | 'input'>): ResourceWords {
  return { area, tag: tag.name, noun, schema: view.name, id, example: example ?? exampleOf(view) };
}

function change({ patch, input, patchExample }: ResourceDefinition, words: ResourceWords, body: BodyWords): Operation {
  return changing(words, { ...body, body: patchName(patch ?? input), bodyExample: patchExample ?? {} });
}

/** Operations may be added to a path that has others. */
function merge(usual: Record<string, PathItem>, special: OpenApiPart['paths']): OpenApiPart['paths'] {
  const all = { ...usual };
  for (const [path, item] of Object.entries(special)) all[path] = { ...all[path], ...item };
  return all;
}
