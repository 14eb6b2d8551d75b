import {
  bodyExampleOf,
  ChangesQuery,
  CORRECTION_PREVIEW_VIEW,
  exampleOf,
  type InputClass,
  nounOf,
  type References,
  StillReferenced,
  type View,
} from '@rpm/domain';
import { exampleOfBody } from './schema/body-example';
import { bodySchemas, mergePatchSchemaOf } from './schema/input-schema';
import { type OpenApiPart, type PathItem, type Schema } from './model';
import { isChanges, isPage, keyedOperation, type OperationDefinition } from './operation';
import { changesSchema } from './schema/changes-schema';
import { pageSchema } from './schema/page-schema';
import { anyOf } from './schema/schema';
import { type Resource, openApiTagOf } from './resource';
import { parseRoute } from './route';
import { viewSchemas } from './schema/view-schema';

/** The operations of a resource by method and path, such as `GET /api/v3/site/{siteId}`. */
export type OperationsByRoute = Readonly<Record<string, OperationDefinition>>;

/** Builds the part of the OpenAPI document that contains the operations of a resource and the schemas that they use. */
export function openApiPart(
  resource: Resource,
  operations: OperationsByRoute,
): Required<Pick<OpenApiPart, 'tag' | 'paths' | 'schemas'>> {
  const all = Object.entries(operations);
  const paths: Record<string, PathItem> = {};
  for (const [route, definition] of all) {
    const parsed = parseRoute(route);
    const { method, path } = parsed;
    paths[path] = { ...paths[path], [method]: keyedOperation(resource, parsed, definition) };
  }
  const schemas = all.map(([, definition]) => schemasOf(resource, definition));
  return { tag: openApiTagOf(resource), paths, schemas: Object.assign({}, ...schemas) as Record<string, Schema> };
}

function schemasOf({ view: usual, record }: Resource, definition: OperationDefinition): Record<string, Schema> {
  const { body, patch, view = usual, preview = CORRECTION_PREVIEW_VIEW } = definition;
  const views = record && view === usual ? [view, record] : [view];
  return {
    ...(typeof body === 'function' && bodySchemas(body)),
    ...(patch && mergePatchSchemaOf(patch)),
    ...viewSchemas(...views, ...(definition.isCorrection ? [preview] : [])),
    ...(isPage(definition) && pageSchema(view.name, anyOf(views))),
    ...(isChanges(definition) && changesSchema(view.name, views.at(-1) ?? view)),
  };
}

/** Describes the operation that lists the changes of a resource. @param path the path of the list */
export function changesOperation(path: string, view: View): OperationsByRoute {
  const noun = nounOf(view);
  return {
    [`GET ${path}/changes`]: {
      operationId: `list${view.name}Changes`,
      summary: `List changes of ${noun}s`,
      description:
        `Returns the ${noun}s that were changed after a time, oldest change first, each once and as it is now. Deleted, merged and voided ones are contained ` +
        'too. Send the `cursor` of each response as `updatedAfter` of the next request: at once while `hasMore` is true, otherwise after a while.',
      query: ChangesQuery,
    },
  };
}

/** Override for one of the usual operations: either its new description, or several of its properties. */
type OperationText = string | Partial<OperationDefinition>;

/**
 * A resource with the usual operations: list, create and fetch; also PUT if `operations` has an entry `replace`, and PATCH if there is an example of
 * a merge-patch. Their paths and texts are derived from the name of the view unless `operations` overrides them.
 */
export interface ResourceDefinition extends Resource {
  query: InputClass;
  input: InputClass;
  /** Example of a merge-patch; a resource without this example has no PATCH. */
  patchExample?: object;
  /**
   * Example of the references that prevent the resource from being deleted, empty if nothing can refer to it. A resource without this example has no
   * DELETE.
   */
  referencesExample?: References;
  /** Problem responses shared by all operations with a request body; an operation's own definition can override them. */
  problems?: Required<OperationDefinition>['problems'];
  operations?: Partial<Record<'list' | 'create' | 'find' | 'replace' | 'change', OperationText>>;
}

/** Describes the deletion of a resource, which is rejected while other resources refer to it. */
function deletionOf(noun: string, one: string, references: References): Omit<OperationDefinition, 'operationId' | 'summary'> {
  const description = `Deletes ${one} that was created by mistake.`;
  const answers = { 204: { description: `The ${noun} is deleted.` } };
  if (Object.keys(references).length === 0) return { description, answers };
  return {
    description: `${description} While anything refers to it, the request is rejected with 409 \`still_referenced\`.`,
    answers,
    problems: { still_referenced: { detail: new StillReferenced(noun, references).detail } },
  };
}

/** Builds the part of the OpenAPI document for a resource that has the usual operations and possibly further ones. */
export function resourcePart(resource: ResourceDefinition, others: OperationsByRoute = {}): OpenApiPart {
  const { operations = {}, query, view, record, input, patchExample, referencesExample, problems = {} } = resource;
  const { name } = view;
  const noun = nounOf(view);
  const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  const path = `/api/v3/${noun.replaceAll(' ', '-')}`;
  const pathOfOne = `${path}/{${name.charAt(0).toLowerCase()}${name.slice(1)}Id}`;
  const bodyExample = bodyExampleOf(input) ?? exampleOfBody(input, resource.example ?? exampleOf(view));
  const body = { body: input, bodyExample, problems };
  const usual = (operationId: string, summary: string, description: string, text: OperationText = {}): OperationDefinition => ({
    operationId,
    summary,
    description,
    ...(typeof text === 'string' ? { description: text } : text),
  });
  const { list, create, find, replace, change } = operations;
  const [ofOrganization, creates] = [
    'of the organization of the key',
    `Creates ${one} in the organization of the key and returns it.`,
  ];
  const part = openApiPart(resource, {
    [`GET ${path}`]: {
      query,
      ...usual(`list${name}s`, `List ${noun}s`, `Returns the ${noun}s ${ofOrganization}, ordered by id.`, list),
    },
    ...changesOperation(path, view),
    [`POST ${path}`]: { ...body, ...usual(`create${name}`, `Create ${one}`, creates, create) },
    [`GET ${pathOfOne}`]: {
      ...(record && { answer: { schema: anyOf([view, record]) } }),
      ...usual(`get${name}`, `Fetch ${one}`, `Returns one ${noun} ${ofOrganization}.`, find),
    },
    ...(replace !== undefined && {
      [`PUT ${pathOfOne}`]: {
        ...body,
        ...usual(`replace${name}`, `Replace ${one}`, `Replaces all properties of ${one}.`, replace),
      },
    }),
    ...(patchExample && {
      [`PATCH ${pathOfOne}`]: {
        patch: input,
        bodyExample: patchExample,
        problems,
        ...usual(`change${name}`, `Change ${one}`, `Changes some properties of ${one}.`, change),
      },
    }),
    ...(referencesExample && {
      [`DELETE ${pathOfOne}`]: {
        operationId: `delete${name}`,
        summary: `Delete ${one}`,
        ...deletionOf(noun, one, referencesExample),
      },
    }),
    ...others,
  });
  return { ...part, resource };
}
