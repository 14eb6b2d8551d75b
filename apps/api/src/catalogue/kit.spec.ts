import { type Item } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/kit';

describe('/api/v3/kit', () => {
  let api: TestApi;
  let foreign: Factory;
  const items: Item[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await Factory.inNewOrganization(api.database.dataSource);
    const { id: manufacturerId } = await api.factory.manufacturer();
    for (const name of ['Meter', 'Strips', 'Lancets']) items.push(await api.factory.item({ name, manufacturerId }));
  });
  afterAll(() => api.stop());

  /** Returns an entry of `kitItems` as the client sends it. `shown` returns the same entry as the API returns it. */
  const sent = (at: number, count: number) => ({ item: { id: items[at]?.id }, count });
  const shown = (at: number, count: number) => ({
    item: {
      id: items[at]?.id,
      name: items[at]?.name,
      model: 'EM-1',
      sku: items[at]?.sku,
      manufacturer: { id: items[at]?.manufacturerId, name: 'Example Devices' },
    },
    count,
  });
  const errorsOf = ({ status, json }: TestResponse) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];
  const rows = (table: string) =>
    api.database.dataSource.query<unknown[]>(`select * from ${table} where organization_id = $1`, [api.factory.organizationId]);

  it('creates a kit if the body contains only a name', async () => {
    const { status, json } = await api.post(PATH, { name: 'Empty' });
    expect([status, json]).toEqual([
      200,
      { id: expect.any(Number) as number, name: 'Empty', archived: false, kitItems: [], ...ANY_VERSION },
    ]);
  });

  it('returns a kit’s items ordered by id, and GET returns the same body and ETag as the POST', async () => {
    const body = { name: 'Starter', archived: true, kitItems: [sent(2, 10_000), sent(0, 1)] };
    const { status, json, headers } = await api.post(PATH, body);
    const { id } = json as { id: number };
    expect([status, json]).toEqual([
      200,
      { id, name: 'Starter', archived: true, kitItems: [shown(0, 1), shown(2, 10_000)], ...ANY_VERSION },
    ]);
    const found = await api.get(`${PATH}/${id}`);
    expect([found.json, found.headers.get('etag')]).toEqual([json, headers.get('etag')]);
  });

  it('replaces a kit’s list of items if a PATCH contains the list, keeps it if it is omitted, and empties it if it is null', async () => {
    const { json } = await api.post(PATH, { name: 'Starter', kitItems: [sent(0, 1), sent(1, 50)] });
    const { id } = json as { id: number };
    const path = `${PATH}/${id}`;
    const kept = { ...ANY_VERSION, id, name: 'Renamed', archived: true, kitItems: [shown(0, 1), shown(1, 50)] };
    expect((await api.patch(path, { name: 'Renamed', archived: true })).json).toEqual(kept);
    const replaced = { ...kept, kitItems: [shown(1, 2), shown(2, 3)] };
    expect((await api.patch(path, { kitItems: [sent(2, 3), sent(1, 2)] })).json).toEqual(replaced);
    expect((await api.get(path)).json).toEqual(replaced);
    expect((await api.patch(path, { kitItems: null })).json).toEqual({ ...kept, kitItems: [] });
    expect((await api.patch(path, { kitItems: [] })).json).toEqual({ ...kept, kitItems: [] });
    for (const property of ['name', 'archived']) {
      expect(errorsOf(await api.patch(path, { [property]: null }))).toEqual([400, [[`/${property}`, 'required']]]);
    }
  });

  it('rejects a PATCH of a kit’s items with 412 if If-Match names an older version of the kit', async () => {
    const { json, headers } = await api.post(PATH, { name: 'Starter', kitItems: [sent(0, 1)] });
    const path = `${PATH}/${(json as { id: number }).id}`;
    const ifMatch = { headers: { 'If-Match': headers.get('etag') ?? '' } };
    const statuses = [
      (await api.patch(path, { kitItems: [sent(0, 2)] }, ifMatch)).status,
      (await api.patch(path, { kitItems: [] }, ifMatch)).status,
    ];
    expect(statuses).toEqual([200, 412]);
    expect((await api.get(path)).json).toMatchObject({ kitItems: [shown(0, 2)] });
  });

  it.each<[string, unknown, unknown]>([
    ['kitItems that are not a list', {}, [['/kitItems', 'not_a_list']]],
    ['101 items', Array.from({ length: 101 }, (_, at) => ({ item: { id: at + 1 }, count: 1 })), [['/kitItems', 'too_many']]],
    ['an entry that is not an object', [5], [['/kitItems/0', 'not_an_object']]],
    [
      'entries with missing or invalid properties',
      [{}, { item: {}, count: 0 }, { item: { id: 0, name: 'x', planet: 'Mars' }, count: 10_001 }, { item: 5, count: 1.5 }],
      [
        ['/kitItems/2/item/planet', 'unknown_member'],
        ['/kitItems/0/item', 'required'],
        ['/kitItems/0/count', 'required'],
        ['/kitItems/1/item/id', 'required'],
        ['/kitItems/1/count', 'not_in_range'],
        ['/kitItems/2/item/id', 'not_in_range'],
        ['/kitItems/2/count', 'not_in_range'],
        ['/kitItems/3/item', 'not_an_object'],
        ['/kitItems/3/count', 'not_in_range'],
      ],
    ],
    [
      'an item that is listed more than once',
      [1, 2, 1, 1].map((id) => ({ item: { id }, count: 1 })),
      [
        ['/kitItems/2/item/id', 'repeated'],
        ['/kitItems/3/item/id', 'repeated'],
      ],
    ],
  ])('rejects a kit with %s', async (_what, kitItems, errors) => {
    const before = await rows('kit');
    expect(errorsOf(await api.post(PATH, { name: 'x', kitItems }))).toEqual([400, errors]);
    expect(await rows('kit')).toEqual(before);
  });

  it('rejects an unknown item and an item of another organization without changing anything', async () => {
    const { json } = await api.post(PATH, { name: 'Starter', kitItems: [sent(0, 1)] });
    const path = `${PATH}/${(json as { id: number }).id}`;
    const before = [await rows('kit'), await rows('kit_item')];
    const kitItems = [{ item: { id: (await foreign.item()).id }, count: 1 }, sent(1, 1), { item: { id: 999_999 }, count: 1 }];
    const refused = [
      400,
      [
        ['/kitItems/0/item/id', 'not_found'],
        ['/kitItems/2/item/id', 'not_found'],
      ],
    ];
    expect(errorsOf(await api.post(PATH, { name: 'x', kitItems }))).toEqual(refused);
    expect(errorsOf(await api.patch(path, { name: 'x', kitItems }))).toEqual(refused);
    expect([await rows('kit'), await rows('kit_item')]).toEqual(before);
  });

  it('accepts a kit with a hundred items', async () => {
    const { id: manufacturerId } = await api.factory.manufacturer();
    const kitItems = [];
    for (let count = 1; count <= 100; count++) {
      kitItems.push({ item: { id: (await api.factory.item({ manufacturerId })).id }, count });
    }
    const { status, json } = await api.post(PATH, { name: 'Everything', kitItems });
    expect([status, (json as { kitItems: { count: number }[] }).kitItems.map(({ count }) => count)]).toEqual([
      200,
      kitItems.map(({ count }) => count),
    ]);
  });

  it('lists kits ordered by id, and filters them by name and by archived', async () => {
    const lister = await Factory.inNewOrganization(api.database.dataSource);
    const key = await lister.key();
    const kits: unknown[] = [];
    for (const [name, archived] of [
      ['Glucose starter', false],
      ['Old GLUCOSE starter', true],
      ['Weight', false],
    ]) {
      kits.push((await api.post(PATH, { name, archived }, { key })).json);
    }
    const listed = async (query: string) => {
      const { content, total } = (await api.get(`${PATH}?${query}`, { key })).json as { content: unknown[]; total: number };
      expect(total).toBe(content.length);
      return content.map((kit) => kits.findIndex((one) => JSON.stringify(one) === JSON.stringify(kit)));
    };
    expect([await listed(''), await listed('name=glucose'), await listed('archived=false')]).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 2],
    ]);
    expect(await listed('name=glucose&archived=true')).toEqual([1]);
  });
});
