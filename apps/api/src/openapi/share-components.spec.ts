import { openApiDocument, wholeDocument } from '../operations/document';
import { type Operation, type OpenApiDocument, type Response, type Schema } from './model';
import { resolveComponents } from '../testing/resolve-components';
import { shareComponents } from './share-components';

const PAGE = { name: 'page', in: 'query', description: 'The page.', schema: { type: 'integer' } } as const;

function problem(code: string, description: string): Response {
  const schema = { type: 'object', properties: { code: { const: code } } } as const;
  return { description, content: { 'application/problem+json': { schema } } };
}

/** Builds a document with one GET operation for each entry of the given object. */
function documentOf(operations: Readonly<Record<string, Pick<Operation, 'parameters' | 'responses'>>>): OpenApiDocument {
  const paths = Object.entries(operations).map(([operationId, { parameters, responses }]) => {
    const rest = { operationId, summary: '', description: '', tags: [], security: [] };
    return [`/${operationId}`, { get: { ...rest, ...(parameters && { parameters }), responses } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'An API', version: '1', summary: '' },
    tags: [],
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    webhooks: {},
    components: { schemas: { Site: { type: 'object' } }, headers: {}, securitySchemes: {} },
  };
}

describe('shareComponents', () => {
  it('moves a repeated part to the components, and leaves every other part in its operation', () => {
    const other = { ...PAGE, name: 'size' };
    const before = documentOf({
      getOne: { parameters: [PAGE, other], responses: { 401: problem('api_key_missing', 'Send a key.') } },
      getTwo: { parameters: [PAGE], responses: { 401: problem('api_key_missing', 'Send a key.') } },
    });
    const { paths, components } = shareComponents(before);
    expect(paths['/getOne']?.get).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/page' }, other],
      responses: { 401: { $ref: '#/components/responses/401' } },
    });
    expect(components.parameters).toEqual({ page: PAGE });
    expect(components.responses).toEqual({ 401: problem('api_key_missing', 'Send a key.') });
    expect(resolveComponents(shareComponents(before))).toEqual(before);
  });

  it('numbers components that would otherwise have the same name', () => {
    const before = documentOf({
      getSite: { responses: { 404: problem('not_found', 'No site.') } },
      putSite: { responses: { 404: problem('not_found', 'No site.') } },
      getItem: { responses: { 404: problem('not_found', 'No item.') } },
      putItem: { responses: { 404: problem('not_found', 'No item.') } },
    });
    const { components } = shareComponents(before);
    expect(Object.keys(components.responses)).toEqual(['404', '404_2']);
  });

  it('replaces a long property of a schema by a reference to an equal one, and keeps short and different properties', () => {
    const description = 'Name by which everybody who works with the service knows the site, in the language of the organization.';
    const schemas: Record<string, Schema> = {
      SiteInEvent: { type: 'object', properties: { name: { type: 'string', description }, id: { type: 'integer' } } },
      Site: { type: 'object', properties: { name: { type: 'string', description }, id: { type: 'integer' } } },
      Item: { type: 'object', properties: { name: { type: 'number', description } } },
    };
    const before = { ...documentOf({}), components: { schemas, headers: {}, securitySchemes: {} } };
    const { components } = shareComponents(before);
    expect(components.schemas).toEqual({
      ...schemas,
      SiteInEvent: {
        type: 'object',
        properties: { name: { $ref: '#/components/schemas/Site/properties/name' }, id: { type: 'integer' } },
      },
    });
    expect(resolveComponents(shareComponents(before))).toEqual(before);
  });

  it('loses no content of the service’s OpenAPI document', () => {
    const resolved = resolveComponents(openApiDocument);
    expect(JSON.stringify(resolved)).not.toMatch(/#\/components\/(responses|parameters|schemas\/\w+\/properties)\//);
    expect(resolved).toEqual(wholeDocument);
  });
});

describe('resolveComponents', () => {
  it('rejects a reference to a component that does not exist', () => {
    const document = shareComponents(documentOf({ getOne: { responses: {} } }));
    const missing = { ...document.paths['/getOne']?.get, responses: { 404: { $ref: '#/components/responses/404' } } };
    const broken = { ...document, paths: { '/getOne': { get: missing } } } as typeof document;
    expect(() => resolveComponents(broken)).toThrow('The document has no #/components/responses/404.');
  });
});
