import { TestApi } from '../testing/test-api';

/** For each list whose filter `name` searches a text: a function that creates a resource with a name, and the noun of the resource. */
const LISTS = ['patient', 'site', 'item', 'kit', 'manufacturer'] as const;

const NAME = 'Jürgen MÜLLER-Straße';

describe('the filter name of every list', () => {
  let api: TestApi;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    const { factory } = api;
    ids['patient'] = (await factory.patient({ firstName: 'Jürgen', lastName: 'MÜLLER-Straße' })).id;
    ids['site'] = (await factory.site({ name: NAME })).id;
    ids['manufacturer'] = (await factory.manufacturer({ name: NAME })).id;
    ids['item'] = (await factory.item({ name: NAME })).id;
    ids['kit'] = (await factory.kit({}, { name: NAME })).id;
    await factory.patient({ firstName: 'Jorge', lastName: 'Moller' });
  });
  afterAll(() => api.stop());

  const found = async (list: string, name: string) => {
    const { content } = (await api.get(`/api/v3/${list}?name=${encodeURIComponent(name)}`)).json as { content: { id: number }[] };
    return content.map(({ id }) => id);
  };

  describe.each(LISTS)('of /%s', (list) => {
    it.each([
      ['capital letters', 'MÜLLER'],
      ['small letters', 'müller'],
      ['a decomposed letter', 'mu\u0308ller'],
      ['no accent', 'muller'],
      ['full-width letters', 'ｍüｌｌｅｒ'],
      ['ss instead of ß', 'STRASSE'],
      ['the name as it was sent', NAME],
    ])('finds a name by %s', async (_what, name) => {
      expect(await found(list, name)).toEqual([ids[list]]);
    });

    it('does not find another letter', async () => {
      expect(await found(list, 'mueller')).toEqual([]);
    });
  });

  it('exists in exactly the lists that this spec covers', async () => {
    const { paths } = (await api.get('/openapi.json')).json as {
      paths: Record<string, { get?: { parameters?: { name?: string; description?: string }[] } }>;
    };
    const searching = Object.entries(paths).flatMap(([path, { get }]) =>
      get?.parameters?.some(({ name, description }) => name === 'name' && description?.includes('contains')) ? [path] : [],
    );
    expect(searching.sort()).toEqual(LISTS.map((list) => `/api/v3/${list}`).sort());
  });
});
