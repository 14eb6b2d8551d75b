import { Factory } from '@rpm/data-access/testing';
import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { snapshotOfRows } from './owned-rows';
import { exampleBodyOf, fillPathTemplate } from './references';

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
/** Returns whether an operation addresses a single resource, which is the case if its path ends with a parameter. */
const isOnOne = ({ template }: DocumentedOperation) => template.endsWith('}');
const POSTS = OPERATIONS.filter(({ method }) => method === 'POST');
const CHANGES = OPERATIONS.filter((one) => ['PUT', 'PATCH', 'DELETE'].includes(one.method) && isOnOne(one));
const FETCHES = OPERATIONS.filter((one) => one.method === 'GET' && isOnOne(one));

const documents = ({ operation }: DocumentedOperation, header: string, status: string) => [
  operation.parameters?.some(({ name, in: where }) => where === 'header' && name === header) ?? false,
  status in operation.responses,
];

/** The API key of an organization with sample rows, and the ids of these rows. */
interface Sample {
  key: string;
  names: SampleNames;
}

describe('conventions for all operations', () => {
  let api: TestApi;
  /** The organization whose resources the tests fetch, then change, then delete. */
  let changing: Sample;
  /**
   * The organization in which the tests create resources. It is not `changing`, because the PUTs in `changing` set the same identifiers as these POSTs,
   * and an organization cannot have an identifier twice.
   */
  let growing: Sample;

  beforeAll(async () => {
    api = await TestApi.start();
    changing = await createSample();
    growing = await createSample();
  });
  afterAll(() => api.stop());

  async function createSample(): Promise<Sample> {
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    return { key: await factory.key(), names: await insertSampleRows(factory) };
  }

  /**
   * The organizations for POSTs on existing resources. POSTs on the same kind of resource use different organizations, because one POST may make
   * another impossible: a packed order cannot be packed again. POSTs on different kinds of resources share them.
   */
  const acting: Sample[] = [];
  const postsByKind = new Map<string, number>();
  async function sampleForPost({ template }: DocumentedOperation): Promise<Sample> {
    if (!template.includes('{') && template !== '/api/v3/return') return growing;
    const [kind = ''] = template.replace('/api/v3/', '').split('/');
    const earlier = postsByKind.get(kind) ?? 0;
    postsByKind.set(kind, earlier + 1);
    return (acting[earlier] ??= await createSample());
  }
  /** A resource of the catalogue can be deleted only while nothing refers to it. */
  const pathFor = ({ method, template }: DocumentedOperation, { names }: Sample) => {
    const isWhole = method === 'DELETE' && template.split('{').length === 2;
    const unreferenced = (name: string) => names[`unreferenced${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    return fillPathTemplate(template, names, (name) => (isWhole ? unreferenced(name) : undefined) ?? names[name] ?? '');
  };
  const picture = () => snapshotOfRows(api.database.dataSource);

  it.each(FETCHES)('$method $template returns an ETag, and answers 304 if the client already has this version', async (one) => {
    expect(documents(one, 'If-None-Match', '304')).toEqual([true, true]);
    const { key } = changing;
    const path = pathFor(one, changing);
    const { status, headers } = await api.get(path, { key });
    const etag = headers.get('etag') ?? '';
    expect([status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
    const again = await api.get(path, { key, headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await api.send(path, { method: 'HEAD', key })).headers.get('etag')).toBe(etag);
  });

  it.each(POSTS)('$method $template is performed only once per Idempotency-Key', async (one) => {
    expect(documents(one, 'Idempotency-Key', '422')).toEqual([true, true]);
    const sample = await sampleForPost(one);
    const { key, names } = sample;
    const text = JSON.stringify(exampleBodyOf(one, names) ?? {});
    const send = (body: string) =>
      api.post(pathFor(one, sample), body, {
        key,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': one.operation.operationId },
      });
    const first = await send(text);
    expect([first.json, first.status < 300, first.headers.get('idempotent-replayed')]).toEqual([first.json, true, null]);
    const after = await picture();
    const second = await send(text);
    expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([first.status, first.text, 'true']);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    const other = await send(`${text} `);
    expect([other.status, other.json]).toEqual([422, expect.objectContaining({ code: 'idempotency_key_reused' })]);
    expect(await picture()).toEqual(after);
  });

  it.each(CHANGES)('$method $template changes a resource only if If-Match names its current version', async (one) => {
    expect(documents(one, 'If-Match', '412')).toEqual([true, true]);
    const { key, names } = changing;
    const body = exampleBodyOf(one, names);
    const path = pathFor(one, changing);
    const send = (tag: string) =>
      api.send(path, { method: one.method, key, ...(body && { body }), headers: { 'If-Match': tag } });
    // A part of a file cannot be fetched: its version is that of the import.
    const fetched = path.replace(/(\/file-import\/\d+)\/part\/\d+$/, '$1');
    const current = (await api.get(fetched, { key })).headers.get('etag') ?? '';
    const refused = await send('"another"');
    expect([refused.status, refused.json]).toEqual([412, expect.objectContaining({ code: 'precondition_failed' })]);
    expect((await api.get(fetched, { key })).headers.get('etag')).toBe(current);
    const carriedOut = await send(current);
    expect([carriedOut.json, carriedOut.status < 300]).toEqual([carriedOut.json, true]);
  });
});
