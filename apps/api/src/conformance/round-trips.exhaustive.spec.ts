import { openApiDocument, wholeDocument } from '../operations/document';
import { type Schema } from '../openapi/model';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { exampleBodyOf, fillPathTemplate } from './references';

type Json = Readonly<Record<string, unknown>>;

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
const isReadable = ({ template }: DocumentedOperation) =>
  OPERATIONS.some((other) => other.method === 'GET' && other.template === template);
/** Paths to which bytes are sent that nobody can fetch: the parts of a file are deleted when they have been read. */
const UPLOADS: readonly string[] = ['/api/v3/file-import/{fileImportId}/part/{number}'];
const CHANGES = OPERATIONS.filter(
  ({ method, template }) => (method === 'PUT' || method === 'PATCH') && !UPLOADS.includes(template),
);

describe('a resource that was fetched', () => {
  let api: TestApi;
  let names: SampleNames;

  beforeAll(async () => {
    api = await TestApi.start();
    names = await insertSampleRows(api.factory);
  });
  afterAll(() => api.stop());

  const pathOf = ({ template }: DocumentedOperation) => fillPathTemplate(template, names, (name) => names[name] ?? '');
  const fetched = async (change: DocumentedOperation, query = '') => {
    const { status, json } = await api.get(pathOf(change) + query);
    expect(status).toBe(200);
    return json as Json;
  };
  const send = (change: DocumentedOperation, body: Json) => api.send(pathOf(change), { method: change.method, body });

  it('can be fetched by GET at every path at which it can be changed', () => {
    expect(CHANGES.length).toBeGreaterThan(15);
    expect(CHANGES.filter((change) => !isReadable(change))).toEqual([]);
  });

  describe.each(CHANGES)('and is sent to $method $template', (change) => {
    it('stays the same if nothing in it was changed', async () => {
      for (const query of takesView(change) ? ['', '?view=record'] : ['']) {
        const { status, json } = await send(change, await fetched(change, query));
        expect([status, json]).toEqual([200, await fetched(change)]);
      }
    });

    it('changes in the one property that differs', async () => {
      const before = await fetched(change);
      const example = exampleBodyOf(change, names) as Json;
      const [name = ''] = Object.keys(example).filter((one) => one !== 'id' && one in before);
      const { status, json } = await send(change, { ...before, [name]: example[name] });
      expect([status, json]).toEqual([200, await fetched(change)]);
      // A response contains more properties of a referenced resource than a reference needs.
      expect({ value: valueOf((json as Json)[name]) }).toMatchObject({ value: valueOf(example[name]) });
    });

    it('is rejected with the names of read-only properties that were changed', async () => {
      const before = await fetched(change);
      const readOnly = Object.keys(before).filter((name) => !(name in propertiesOf(change)));
      for (const name of readOnly) {
        const { status, json } = await send(change, { ...before, [name]: 'another value' });
        const errors = [{ pointer: `/${name}`, code: 'read_only' }];
        expect([status, json]).toMatchObject([409, { code: 'read_only_property', errors }]);
      }
      expect(await fetched(change)).toEqual(before);
    });

    it('may contain references with only an id, or with all properties, but not with unknown ones', async () => {
      const before = await fetched(change);
      for (const [name, value] of Object.entries(before)) {
        const { id } = Object(value) as { id?: number };
        if (id === undefined || !(name in propertiesOf(change))) continue;
        expect((await send(change, { ...before, [name]: { id } })).json).toEqual(before);
        const unknown = await send(change, { ...before, [name]: { ...(value as Json), planet: 'Mars' } });
        expect(unknown.json).toMatchObject({ errors: [{ pointer: `/${name}/planet`, code: 'unknown_member' }] });
      }
    });
  });
});

const propertiesOf = ({ operation }: DocumentedOperation): Readonly<Record<string, Schema>> => {
  const { $ref = '' } = operation.requestBody?.content['application/json']?.schema ?? {};
  return (wholeDocument.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}).properties ?? {};
};

/** Returns a value in a form that can be compared: the examples write instants without milliseconds, unlike the API. */
const valueOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value;

const takesView = ({ template }: DocumentedOperation) =>
  OPERATIONS.some(
    (other) =>
      other.method === 'GET' && other.template === template && other.operation.parameters?.some(({ name }) => name === 'view'),
  );
