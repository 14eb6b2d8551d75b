import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/site';

interface PageJson {
  content: { id: number; name: string | null }[];
  first: boolean;
  last: boolean;
  page: number;
  size: number;
  total: number;
}

describe('GET /api/v3/site', () => {
  let api: TestApi;

  /** Creates seventeen sites, of which every third is inactive, and sites with similar names in another organization. */
  beforeAll(async () => {
    api = await TestApi.start();
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    for (let at = 0; at < 16; at++) {
      await api.factory.site({ name: at % 2 === 0 ? `North_Clinic ${at}` : `SOUTH 100% ${at}`, active: at % 3 !== 0 });
      await foreign.site({ name: `North_Clinic ${at}` });
    }
    await api.factory.site({ name: null, active: false });
  });
  afterAll(() => api.stop());

  const page = async (query: string) => (await api.get(`${PATH}${query}`)).json as PageJson;
  /** Returns the number at the end of each site's name; null for a site without a name. */
  const places = ({ content }: PageJson) => content.map(({ name }) => (name === null ? null : Number(name.split(' ').at(-1))));

  it('returns fifteen sites per page ordered by id, with the page number, page size and total', async () => {
    const { content, ...envelope } = await page('');
    expect(envelope).toEqual({ first: true, last: false, page: 1, size: 15, total: 17 });
    expect(places(await page(''))).toEqual(Array.from({ length: 15 }, (_, at) => at));
    expect(content[0]).toEqual({ id: content[0]?.id, name: 'North_Clinic 0', active: false, address: null });
  });

  it.each([
    ['?name=north', [0, 2, 4, 6, 8, 10, 12, 14]],
    ['?name=h_c&active=true', [2, 4, 8, 10, 14]],
    ['?name=100%25', [1, 3, 5, 7, 9, 11, 13, 15]],
    ['?name=_0', []],
    ['?active=false', [0, 3, 6, 9, 12, 15, null]],
    ['?active=true&name=south', [1, 5, 7, 11, 13]],
    ["?name='%20or%201=1%20--", []],
  ])('returns the matching sites for the query %s', async (query, expected) => {
    const found = await page(query);
    expect([places(found), found.total, found.last]).toEqual([expected, expected.length, true]);
  });

  it('returns a later page and links to the other pages', async () => {
    const { headers, json } = await api.get(`${PATH}?size=5&page=2&active=true`);
    const { content, ...envelope } = json as PageJson;
    expect(envelope).toEqual({ first: false, last: true, page: 2, size: 5, total: 10 });
    expect(content).toHaveLength(5);
    const to = (number: number, rel: string) => `<${PATH}?size=5&page=${number}&active=true>; rel="${rel}"`;
    expect(headers.get('link')).toBe([to(1, 'first'), to(1, 'prev'), to(2, 'last')].join(', '));
  });

  it('returns every site on exactly one page', async () => {
    const ids: number[] = [];
    for (let number = 1, last = false; !last; number++) {
      const found = await page(`?size=4&page=${number}`);
      ids.push(...found.content.map(({ id }) => id));
      last = found.last;
    }
    expect(ids).toEqual((await page('?size=250')).content.map(({ id }) => id));
    expect(new Set(ids).size).toBe(17);
  });

  it('returns an empty page after the last one', async () => {
    const { content, ...envelope } = await page('?page=2147483647&size=250');
    expect([content, envelope]).toEqual([[], { first: false, last: true, page: 2147483647, size: 250, total: 17 }]);
  });

  it.each([
    ['?active=1', 'active', 'not_a_boolean'],
    ['?active=TRUE', 'active', 'not_a_boolean'],
    ['?active=true&active=false', 'active', 'repeated'],
    ['?name=', 'name', 'not_text'],
    ['?name=a&name=b', 'name', 'repeated'],
    [`?name=${'x'.repeat(256)}`, 'name', 'too_long'],
    ['?name=%00', 'name', 'nul_character'],
    ['?Name=x', 'Name', 'unknown_parameter'],
    ['?organizationId=1', 'organizationId', 'unknown_parameter'],
    ['?size=251', 'size', 'not_in_range'],
    ['?page=0', 'page', 'not_in_range'],
  ])('rejects the query %s', async (query, parameter, code) => {
    const { status, json } = await api.get(`${PATH}${query}`);
    expect([status, (json as { errors: object[] }).errors]).toEqual([400, [expect.objectContaining({ parameter, code })]]);
  });
});
