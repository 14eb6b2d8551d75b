import { type Item } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

describe('/api/v3/kit/{kitId}/item/{itemId}', () => {
  let api: TestApi;
  const items: Item[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    for (const name of ['Meter', 'Strips', 'Lancets']) items.push(await api.factory.item({ name }));
  });
  afterAll(() => api.stop());

  const idOf = (at: number) => items[at]?.id ?? 0;
  const kit = async () => `/api/v3/kit/${(await api.factory.kit({ [idOf(0)]: 1 })).id}`;
  const contents = async (path: string) => {
    const { kitItems } = (await api.get(path)).json as { kitItems: { item: { id: number }; count: number }[] };
    return kitItems.map(({ item, count }) => [item.id, count]);
  };

  it('sets the count of an item that the kit contains, and adds an item that the kit does not contain', async () => {
    const path = await kit();
    const { status, json } = await api.put(`${path}/item/${idOf(0)}`, { count: 3 });
    expect([status, json]).toMatchObject([200, { item: { id: idOf(0), name: 'Meter' }, count: 3 }]);
    await api.put(`${path}/item/${idOf(1)}`, { count: 50 });
    expect(await contents(path)).toEqual([
      [idOf(0), 3],
      [idOf(1), 50],
    ]);
    expect((await api.get(`${path}/item/${idOf(1)}`)).json).toMatchObject({ item: { name: 'Strips' }, count: 50 });
  });

  it('removes an item', async () => {
    const path = await kit();
    const answers = [await api.delete(`${path}/item/${idOf(0)}`), await api.delete(`${path}/item/${idOf(0)}`)];
    expect(answers.map(({ status }) => status)).toEqual([204, 404]);
    expect([await contents(path), (await api.get(`${path}/item/${idOf(0)}`)).status]).toEqual([[], 404]);
  });

  it('changes an item only if If-Match names its current version', async () => {
    const path = `${await kit()}/item/${idOf(0)}`;
    const headers = { 'If-Match': (await api.get(path)).headers.get('etag') ?? '' };
    const statuses = [
      (await api.put(path, { count: 2 }, { headers })).status,
      (await api.put(path, { count: 3 }, { headers })).status,
    ];
    expect([...statuses, (await api.delete(path, { headers })).status]).toEqual([200, 412, 412]);
    expect((await api.get(path)).json).toMatchObject({ count: 2 });
  });

  it('rejects unknown kits and items, invalid counts, and the 101st item', async () => {
    const path = await kit();
    const statuses = [
      await api.put(`/api/v3/kit/999999/item/${idOf(0)}`, { count: 1 }),
      await api.put(`${path}/item/999999`, { count: 1 }),
      await api.put(`${path}/item/${idOf(1)}`, { count: 0 }),
      await api.put(`${path}/item/${idOf(1)}`, {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 400, 400]);
    const { id: manufacturerId } = await api.factory.manufacturer();
    for (let n = 1; n < 100; n++) {
      const { id } = await api.factory.item({ manufacturerId });
      expect((await api.put(`${path}/item/${id}`, { count: n })).status).toBe(200);
    }
    expect((await api.put(`${path}/item/${idOf(2)}`, { count: 1 })).json).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('makes kits findable by their items', async () => {
    const path = await kit();
    await api.put(`${path}/item/${idOf(2)}`, { count: 1 });
    const { content } = (await api.get(`/api/v3/kit?itemId=${idOf(2)}`)).json as { content: { id: number }[] };
    expect(content.map(({ id }) => `/api/v3/kit/${id}`)).toEqual([path]);
  });
});
