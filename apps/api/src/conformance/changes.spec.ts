import { Factory } from '@rpm/data-access/testing';
import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';
import { OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

interface ChangesAnswer {
  content: { id: number; version: number; updateTimestamp: string; deleted?: true }[];
  cursor: string;
  hasMore: boolean;
}

const TEMPLATES = operationsOf(openApiDocument).flatMap(({ method, template }) => (method === 'GET' ? [template] : []));
/** Paths of the lists whose changes can be listed. */
const WITH_CHANGES = TEMPLATES.filter((template) => template.endsWith('/changes')).map((template) =>
  template.replace('/changes', ''),
);
/** Paths of all lists of the API. */
const LISTS = operationsOf(openApiDocument).flatMap(({ method, template, operation }) =>
  method === 'GET' && operation.operationId.startsWith('list') && !template.endsWith('/changes') ? [template] : [],
);

describe('the lists of changes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    const desk = await OrderApiClient.in(api);
    const order = await desk.place(desk.everything);
    await desk.ship(await desk.pack(order));
    await desk.try('POST', 'return', {
      patient: { id: desk.patientId },
      returnItems: [desk.strips(1)],
      shippingOption: 'standard',
    });
    for (let row = 0; row < 3; row++) {
      await api.factory.site();
      await api.factory.webhook();
      await api.factory.kit({ [desk.itemId]: 1 });
      await api.factory.reading({ readingTimestamp: new Date(Date.UTC(2026, 0, 1 + row)) });
    }
    await desk.place({ orderItems: [desk.strips(1)] });
  });
  afterAll(() => api.stop());

  const changes = async (path: string, query: string) => (await api.get(`${path}/changes?${query}`)).json as ChangesAnswer;

  it('exist for every stored resource, but not for logs, parts of a resource, and lists that are computed on request', () => {
    const names = (paths: readonly string[]) =>
      [...new Set(paths.map((path) => path.replace('/api/v3/', '').replace(/^(\w+-)*reading$/, 'reading')))].sort();
    expect(names(WITH_CHANGES)).toEqual(
      expect.arrayContaining([
        'device',
        'item',
        'kit',
        'manufacturer',
        'order',
        'patient',
        'reading',
        'return',
        'site',
        'webhook',
      ]),
    );
    const others = names(LISTS.filter((path) => !WITH_CHANGES.includes(path)));
    expect(others).toEqual(expect.arrayContaining(['adherence', 'stock', 'webhook/logs']));
  });

  it.each(WITH_CHANGES)(
    'of %s return the same resources, in the order of their changes, in pages of one and in one page',
    async (path) => {
      const all = await changes(path, 'updatedAfter=2000-01-01T00:00:00Z&size=250');
      expect(all.hasMore).toBe(false);
      const keys = all.content.map(({ updateTimestamp, id }) => `${updateTimestamp} ${String(id).padStart(16, '0')}`);
      expect(keys).toEqual([...keys].sort());
      const single: ChangesAnswer['content'] = [];
      for (let cursor = '2000-01-01T00:00:00Z', hasMore = true; hasMore;) {
        const answer = await changes(path, `updatedAfter=${encodeURIComponent(cursor)}&size=1`);
        single.push(...answer.content);
        ({ cursor, hasMore } = answer);
      }
      expect(single).toEqual(all.content);
      expect(all.content.every(({ version }) => version > 0)).toBe(true);
      expect(await changes(path, `updatedAfter=${all.cursor}`)).toEqual({ content: [], cursor: all.cursor, hasMore: false });
      expect((await api.get(`${path}?updatedAfter=2000-01-01T00:00:00Z&size=250`)).json).toEqual(all);
      const { total } = (await api.get(path)).json as { total: number };
      expect(all.content.filter(({ deleted }) => !deleted)).toHaveLength(total);
    },
  );

  const NO_CURSORS = ['updatedAfter=x', 'updatedAfter=2026-01-01', `updatedAfter=${Buffer.from('1.x').toString('base64url')}`];
  const firstErrorOf = async (path: string) => {
    const { status, json } = await api.get(path);
    return [status, (json as { errors: { parameter: string; code: string }[] }).errors[0]];
  };
  const error = (parameter: string, code: string) => [400, expect.objectContaining({ parameter, code })];

  it.each(WITH_CHANGES)('of %s need updatedAfter, and reject all other parameters than size', async (path) => {
    expect(await firstErrorOf(`${path}/changes`)).toEqual(error('updatedAfter', 'required'));
    for (const query of NO_CURSORS)
      expect(await firstErrorOf(`${path}/changes?${query}`)).toEqual(error('updatedAfter', 'not_a_cursor'));
    for (const name of ['page', 'sort', 'view', 'id', 'patientId'])
      expect(await firstErrorOf(`${path}/changes?updatedAfter=2026-01-01T00:00:00Z&${name}=1`)).toEqual(
        error(name, 'unknown_parameter'),
      );
  });

  it.each(WITH_CHANGES)(
    'of %s are also returned for the deprecated parameter, without page and sort parameters',
    async (path) => {
      const combined = ['page=1', 'sortDescending=true'].map((other) => `updatedAfter=2026-01-01T00:00:00Z&${other}`);
      for (const query of NO_CURSORS)
        expect(await firstErrorOf(`${path}?${query}`)).toEqual(error('updatedAfter', 'not_a_cursor'));
      for (const query of combined)
        expect(await firstErrorOf(`${path}?${query}`)).toEqual(error('updatedAfter', 'not_combinable'));
      const list = operationsOf(openApiDocument).find(({ method, template }) => method === 'GET' && template === path);
      const deprecated = list?.operation.parameters?.filter((parameter) => parameter.deprecated).map(({ name }) => name);
      expect(deprecated).toEqual(path.endsWith('-reading') ? ['format', 'updatedAfter'] : ['updatedAfter']);
    },
  );

  it.each(WITH_CHANGES)('of %s need the scope of the list, and contain nothing of another organization', async (path) => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const query = 'updatedAfter=2000-01-01T00:00:00Z&size=250';
    const { status, json } = await api.get(`${path}/changes?${query}`, { key: await other.key() });
    expect([status, json]).toEqual([200, { content: [], cursor: expect.any(String) as string, hasMore: false }]);
    const operations = operationsOf(openApiDocument).filter(({ method }) => method === 'GET');
    const scopes = [path, `${path}/changes`].map(
      (one) => operations.find(({ template }) => template === one)?.operation['x-required-scope'],
    );
    expect(new Set(scopes).size).toBe(1);
    const key = await api.factory.key([scopes[0] === 'sites:read' ? 'orders:read' : 'sites:read']);
    expect((await api.get(`${path}/changes?${query}`, { key })).status).toBe(403);
  });

  it('contain a link to the next changes', async () => {
    const { headers, json } = await api.get('/api/v3/site/changes?updatedAfter=2000-01-01T00:00:00Z');
    const { cursor } = json as ChangesAnswer;
    expect(headers.get('link')).toBe(`</api/v3/site/changes?updatedAfter=${cursor}>; rel="next"`);
  });

  it('contain a site as view=record returns it, and only the id and version of a deleted webhook', async () => {
    const { content } = await changes('/api/v3/site', 'updatedAfter=2000-01-01T00:00:00Z&size=1');
    const [site] = content;
    expect((await api.get(`/api/v3/site/${site?.id}?view=record`)).json).toEqual(site);
    const { cursor } = await changes('/api/v3/webhook', 'updatedAfter=2000-01-01T00:00:00Z&size=250');
    const { id } = await api.factory.webhook();
    await api.delete(`/api/v3/webhook/${id}`);
    await api.database.dataSource.query('select pg_sleep(0.002)');
    expect((await changes('/api/v3/webhook', `updatedAfter=${cursor}`)).content).toEqual([
      { id, version: 2, updateTimestamp: expect.any(String) as string, deleted: true },
    ]);
  });
});
