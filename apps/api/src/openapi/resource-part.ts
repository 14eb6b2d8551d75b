import { type AREAS, exampleOf, type InputClass, type View } from '@rpm/domain';
import { bodyExample } from './body-example';
import { bodySchemas, patchName, patchSchema, queryParameters } from './input-schema';
import { type OpenApiPart, type PathItem } from './model';
import { pageSchema } from './page-schema';
import { type Problems } from './problem-responses';
import {
  type BodyDescription,
  patchOperation,
  createOperation,
  getOperation,
  listOperation,
  type OperationDescription,
  replaceOperation,
  type ResourceDescription,
} from './resource-operations';
import { viewSchemas } from './view-schema';

/** The description of one of the usual operations, alone or with other values that replace the usual ones. */
type OperationText = string | (OperationDescription & { validationError?: BodyDescription['validationError'] });

/** Describes a resource for the OpenAPI document. The rest of its part is derived from its view, input and query. */
export interface ResourceDefinition {
  /** First part of the scopes of its operations: `sites` for `sites:read` and `sites:write`. */
  area: (typeof AREAS)[number];
  tag: OpenApiPart['tag'];
  /** The resource in words, such as `site`. */
  noun: string;
  /** Path of the resource's list, such as `/api/v3/site`. */
  path: string;
  /** Name of the path parameter that contains the resource's id, such as `siteId`. */
  id: string;
  view: View;
  /** View of the response that creates a resource, if it contains more than the resource. */
  createdView?: View;
  /** Example of the representation; by default, the examples of the properties in the view. */
  example?: object;
  query: InputClass;
  input: InputClass;
  /** Example of the body that creates a resource; by default, derived from the example of the representation. */
  bodyExample?: object;
  /** Example of a merge-patch; absent if the resource has no PATCH. */
  patchExample?: object;
  /** Input class of a merge-patch; by default, `input`. */
  patch?: InputClass;
  /** Example of a validation error of a body. */
  validationError: BodyDescription['validationError'];
  /** Problems that every write of the resource can cause. */
  problems?: Problems;
  /** Descriptions of the usual operations that the resource has. */
  operations: Record<'list' | 'create' | 'find', OperationText> & Partial<Record<'replace' | 'change', OperationText>>;
  /** Further operations of the resource, with the input classes and views that only they use. */
  paths?: OpenApiPart['paths'];
  bodies?: readonly InputClass[];
  views?: readonly View[];
}

/** Builds the part of the OpenAPI document that describes a resource. */
export function resourcePart(resource: ResourceDefinition): OpenApiPart {
  const { path, id, operations, query, view, input, bodies = [], views = [], paths = {} } = resource;
  const { list, create, find, replace, change } = operations;
  const described = describeResource(resource);
  const created = resource.createdView ? describeResource({ ...resource, view: resource.createdView }) : described;
  const example = resource.bodyExample ?? bodyExample(input, described.example);
  const body = (text: OperationText, name: string, sent: object): BodyDescription => ({
    validationError: resource.validationError,
    ...describeOperation(text),
    body: name,
    bodyExample: sent,
    problems: { ...resource.problems, ...describeOperation(text).problems },
  });
  const patch = resource.patch ?? input;
  return {
    tag: resource.tag,
    schemas: {
      ...bodySchemas(input, ...bodies),
      ...(change !== undefined && patchSchema(patch)),
      ...viewSchemas(view, ...(resource.createdView ? [resource.createdView] : []), ...views),
      ...pageSchema(view.name),
    },
    paths: merge(
      {
        [path]: {
          get: listOperation(described, { ...describeOperation(list), parameters: queryParameters(query) }),
          post: createOperation(created, body(create, input.name, example)),
        },
        [`${path}/{${id}}`]: {
          get: getOperation(described, describeOperation(find)),
          ...(replace !== undefined && { put: replaceOperation(described, body(replace, input.name, example)) }),
          ...(change !== undefined && {
            patch: patchOperation(described, body(change, patchName(patch), resource.patchExample ?? {})),
          }),
        },
      },
      paths,
    ),
  };
}

const describeOperation = (text: OperationText) => (typeof text === 'string' ? { description: text } : text);

/** Returns the values that all operations of a resource use, such as its noun and the name of its schema. */
export function describeResource({
  area,
  tag,
  noun,
  view,
  id,
  example,
}: Pick<ResourceDefinition, 'area' | 'tag' | 'noun' | 'view' | 'id' | 'example'>): ResourceDescription {
  return { area, tag: tag.name, noun, schema: view.name, id, example: example ?? exampleOf(view) };
}

/** Adds operations to paths, which may already have other operations. */
function merge(usual: Record<string, PathItem>, special: OpenApiPart['paths']): OpenApiPart['paths'] {
  const all = { ...usual };
  for (const [path, item] of Object.entries(special)) all[path] = { ...all[path], ...item };
  return all;
}
