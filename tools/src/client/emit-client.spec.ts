import { emitClient } from './emit-client';
import { type OpenApi, type Operation, type Schema } from './openapi';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const operation = (operationId: string, more: Partial<Operation>): Operation => ({
  operationId,
  summary: 'Do it',
  tags: ['Sites'],
  responses: { 200: json(ref('Site')) },
  ...more,
});

function documentOf(paths: OpenApi['paths'], schemas: Record<string, Schema> = {}): OpenApi {
  const usual: Record<string, Schema> = { Site: { type: 'object', properties: {} }, WebhookEvent: {}, Problem: {} };
  const id = { name: 'siteId', in: 'path', required: true, schema: { type: 'integer' } };
  return { paths, components: { schemas: { ...usual, ...schemas }, parameters: { siteId: id }, responses: {} } };
}

describe('emitClient', () => {
  it('writes the parameters and the body of an operation as one input, without headers', () => {
    const change = operation('changeSite', {
      parameters: [
        { $ref: '#/components/parameters/siteId', name: '', in: '', schema: {} },
        { name: 'dryRun', in: 'query', description: 'Whether to try.', schema: { type: 'boolean' } },
        { name: 'If-Match', in: 'header', schema: { type: 'string' } },
      ],
      requestBody: { ...json(ref('SiteInput')), required: true },
      responses: { 200: json({ oneOf: [ref('Site'), ref('SitePreview')] }), 204: {}, 404: json(ref('Problem')) },
    });
    const text = emitClient(documentOf({ '/site/{siteId}': { patch: change } }, { SiteInput: {}, SitePreview: {} }));
    expect(text).toContain(`export interface Operations {
  /** Do it. */
  changeSite: {
    input: {
      siteId: number;
      /** Whether to try. */
      dryRun?: boolean;
      body: SiteInput;
    };
    answer: Site | undefined;
    preview: SitePreview;
  };
}`);
    expect(text).toContain(`  changeSite: 'PATCH /site/{siteId}',\n`);
  });

  it('makes an enumeration extensible if clients receive its values, but not if they send them', () => {
    const State: Schema = { type: 'string', enum: ['on', 'off'], description: 'A state.' };
    const ofObject = (state: Schema): Schema => ({ type: 'object', properties: { state }, required: ['state'] });
    const nullable: Schema = { anyOf: [ref('State'), { type: 'null' }], description: 'Null at first.' };
    const create = operation('createSite', { requestBody: json(ref('SiteInput')) });
    const schemas = { State, Site: ofObject(nullable), SiteInput: ofObject({ type: 'array', items: ref('State') }) };
    const text = emitClient(documentOf({ '/site': { post: create } }, schemas));
    expect(text).toContain('/** A state. */\nexport type State = "on" | "off";\n');
    expect(text).toContain('export interface Site {\n  /** Null at first. */\n  state: Extensible<State> | null;\n}');
    expect(text).toContain('export interface SiteInput {\n  state: readonly State[];\n}');
  });

  it('leaves out operations for people and schemas that no operation uses', () => {
    const live = operation('getLiveness', { tags: ['Operations'], responses: { 200: json(ref('Live')) } });
    const text = emitClient(
      documentOf({ '/health/live': { get: live }, '/site': { get: operation('getSite', {}) } }, { Live: {} }),
    );
    expect(text).toContain('getSite');
    expect(text).not.toMatch(/Live/);
  });

  it('rejects an operation in which two parameters have the same name', () => {
    const both = ['path', 'query'].map((place) => ({ name: 'id', in: place, schema: {} }));
    expect(() => emitClient(documentOf({ '/site': { get: operation('getSite', { parameters: both }) } }))).toThrow(
      'Two parameters of getSite have the name id.',
    );
  });
});
