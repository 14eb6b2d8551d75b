import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';
import { OrderApiClient } from '../testing/order-api-client';
import { TestApi } from '../testing/test-api';

interface ChangesAnswer {
  content: { id: number; version: number; updateTimestamp: string; deleted?: true }[];
  cursor: string;
  hasMore: boolean;
}

const LISTS = operationsOf(openApiDocument).filter(
  ({ method, operation }) => method === 'GET' && operation.operationId.startsWith('list'),
);
const WITH_CHANGES = LISTS.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'updatedAfter')).map(
  ({ template }) => template,
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

  const changes = async (path: string, query: string) => (await api.get(`${path}?${query}`)).json as ChangesAnswer;

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
    const others = names(LISTS.map(({ template }) => template).filter((path) => !WITH_CHANGES.includes(path)));
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
      const { total } = (await api.get(path)).json as { total: number };
      expect(all.content.filter(({ deleted }) => !deleted)).toHaveLength(total);
    },
  );

  it.each(WITH_CHANGES)('of %s reject page and sort parameters, and cursors that no list of changes returned', async (path) => {
    const refused = ['updatedAfter=x', 'updatedAfter=2026-01-01', `updatedAfter=${Buffer.from('1.x').toString('base64url')}`];
    const combined = ['page=1', 'sortDescending=true'].map((other) => `updatedAfter=2026-01-01T00:00:00Z&${other}`);
    const codes: unknown[] = [];
    for (const query of [...refused, ...combined]) {
      const { status, json } = await api.get(`${path}?${query}`);
      codes.push([status, (json as { errors: { parameter: string; code: string }[] }).errors[0]]);
    }
    const error = (code: string) => [400, expect.objectContaining({ parameter: 'updatedAfter', code })];
    expect(codes).toEqual([...refused.map(() => error('not_a_cursor')), ...combined.map(() => error('not_combinable'))]);
  });

  it('contain a link to the next changes', async () => {
    const { headers, json } = await api.get('/api/v3/site?updatedAfter=2000-01-01T00:00:00Z');
    const { cursor } = json as ChangesAnswer;
    expect(headers.get('link')).toBe(`</api/v3/site?updatedAfter=${cursor}>; rel="next"`);
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
