import { openApiDocument } from '../operations/document';
import { type Operation, type OpenApiDocument, type Response } from './model';
import { resolveComponents } from '../testing/resolve-components';
import { shareComponents } from './share-components';

const PAGE = { name: 'page', in: 'query', description: 'The page.', schema: { type: 'integer' } } as const;

function problem(code: string, detail: string): Response {
  const examples = { [code]: { summary: 'A problem', value: { code, detail } } };
  return { description: code, content: { 'application/problem+json': { schema: { type: 'object' }, examples } } };
}

function site(summary: string, value: object = { id: 1 }): Response {
  const schema = { $ref: '#/components/schemas/Site' };
  return { description: summary, content: { 'application/json': { schema, examples: { one: { summary, value } } } } };
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
      responses: { 401: { $ref: '#/components/responses/Unauthorized' } },
    });
    expect(components.parameters).toEqual({ page: PAGE });
    const examples = { api_key_missing: { $ref: '#/components/examples/api_key_missing' } };
    expect(components.responses).toMatchObject({ Unauthorized: { content: { 'application/problem+json': { examples } } } });
    const value = { code: 'api_key_missing', detail: 'Send a key.' };
    expect(components.examples).toEqual({ api_key_missing: { summary: 'A problem', value } });
  });

  it('adds the first operation’s id to the names of components that would otherwise have the same name', () => {
    const before = documentOf({
      getSite: { responses: { 404: problem('not_found', 'No site.') } },
      putSite: { responses: { 404: problem('not_found', 'No site.') } },
      getItem: { responses: { 404: problem('not_found', 'No item.') } },
      putItem: { responses: { 404: problem('not_found', 'No item.') } },
    });
    const { components } = shareComponents(before);
    expect(Object.keys(components.responses)).toEqual(['NotFound_getSite', 'NotFound_getItem']);
    expect(Object.keys(components.examples)).toEqual(['not_found_getSite', 'not_found_getItem']);
  });

  it('keeps the different summaries of examples that have the same value', () => {
    const before = documentOf({
      createSite: { responses: { 200: site('The new site') } },
      getSite: { responses: { 200: site('The site') } },
      getLargestSite: { responses: { 200: site('The site', { id: 2 }) } },
    });
    const after = shareComponents(before);
    expect(after.components.examples).toEqual({ Site: { summary: 'The new site', value: { id: 1 } } });
    expect(after.paths['/getSite']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { examples: { one: { $ref: '#/components/examples/Site', summary: 'The site' } } } },
    });
    expect(resolveComponents(after)).toEqual(before);
  });

  it('loses no content of the service’s OpenAPI document', () => {
    const resolved = resolveComponents(openApiDocument);
    expect(JSON.stringify(resolved)).not.toMatch(/#\/components\/(responses|parameters|examples)\//);
    expect(shareComponents(resolved)).toEqual(openApiDocument);
  });

  it('keeps the service’s OpenAPI document below 1,150 KiB', () => {
    expect(Buffer.byteLength(JSON.stringify(openApiDocument))).toBeLessThanOrEqual(1150 * 1024);
  });
});

describe('resolveComponents', () => {
  it('rejects a reference to a component that does not exist', () => {
    const document = shareComponents(documentOf({ getOne: { responses: {} } }));
    const missing = { ...document.paths['/getOne']?.get, responses: { 404: { $ref: '#/components/responses/NotFound' } } };
    const broken = { ...document, paths: { '/getOne': { get: missing } } } as typeof document;
    expect(() => resolveComponents(broken)).toThrow('The document has no #/components/responses/NotFound.');
  });
});
